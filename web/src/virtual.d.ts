declare module 'virtual:texts/*' {
  const source: string;
  export default source;
}
declare module 'virtual:law/*' {
  const steps: Readonly<Record<string, { page: string; title: string; html: string }>>;
  export default steps;
}
