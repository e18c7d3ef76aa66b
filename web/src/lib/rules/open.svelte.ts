/** The rule that lies open over whatever else is shown; none where it is empty. */
export const open = $state({ rule: '' });

export function openRule(rule: string): void {
  open.rule = rule;
}
