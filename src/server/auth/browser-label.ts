/** Browsers by the product names in a user agent. In this order: each one also claims to be one of those below it. */
const BROWSERS: [string, string[]][] = [
  ['Edge', ['Edg', 'Edge', 'EdgA', 'EdgiOS']],
  ['Opera', ['OPR', 'Opera']],
  ['Samsung Internet', ['SamsungBrowser']],
  ['Firefox', ['Firefox', 'FxiOS']],
  ['Chrome', ['Chrome', 'CriOS', 'Chromium']],
];
const SYSTEMS: [string, string[]][] = [
  ['iPhone', ['iPhone', 'iPod']],
  ['iPad', ['iPad']],
  ['Android', ['Android']],
  ['Windows', ['Windows']],
  ['ChromeOS', ['CrOS']],
  ['macOS', ['Macintosh', 'Mac']],
  ['Linux', ['Linux']],
];

/** Browser and system named in a user agent, such as "Firefox on Linux", so that users can tell their sessions apart; null for neither. */
export function browserLabel(userAgent: string): string | null {
  const words = new Set(userAgent.split(/\W+/));
  const named = (list: [string, string[]][]) => list.find(([, names]) => names.some((name) => words.has(name)))?.[0];
  const isSafari = words.has('Version') && words.has('Safari');
  const [browser, system] = [named(BROWSERS) ?? (isSafari ? 'Safari' : undefined), named(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
