/**
 * Numbers of standards and of our own instructions, which no site has to show: WCAG 2.2 (4.5:1, 3:1, 24 px, 320 px), Core Web
 * Vitals (2.5 s, 200 ms, 0.1, for 75 % of visits), HTTP status codes, the usual preview image, and the breakpoints of Framer.
 */
export const STANDARD_NUMBERS: ReadonlySet<string> = new Set([
  '4.5:1',
  '4.5',
  '3:1',
  '3',
  '1',
  '24',
  '320',
  '2.5',
  '200',
  '0.1',
  '75',
  '75%',
  '100',
  '301',
  '308',
  '404',
  '410',
  '1200',
  '630',
  '810',
  '390',
  '65',
]);
