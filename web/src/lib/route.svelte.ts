/** Which screen is shown: the path of the address. */
export const route = $state({ path: location.pathname });

export function go(path: string, isNew = true): void {
  if (isNew) history.pushState(null, '', path);
  route.path = path;
}
