/** Makes the test for parameter names of a list, in which a final `*` stands for any ending or none. Names are in lower case. */
export function createNameMatcher(names: readonly string[]): (name: string) => boolean {
  const whole = new Set(names);
  const prefixes = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (name) => whole.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
