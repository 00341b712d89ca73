import type { Page } from 'playwright-core';

/** Most errors kept of one page, and the length of each. */
const MAX_ERRORS = 10;
const MAX_LENGTH = 300;

/** Where a script failed, as ` (at /path:line:column)`; '' where the stack does not say. */
function placeIn(stack: string): string {
  const frame = stack.split('\n').find((line) => line.trim().startsWith('at ') && line.includes('://'));
  const [, address = ''] = frame?.split('://', 2) ?? [];
  const path = address.slice(address.indexOf('/'));
  return address.includes('/') ? ` (at ${path.endsWith(')') ? path.slice(0, -1) : path})` : '';
}

/** Collects what scripts of a page throw and nothing catches, each message once. `release` ends it. */
export function watchErrors(page: Page): { errors: () => string[]; release: () => void } {
  const errors = new Set<string>();
  const note = (error: Error) => {
    if (errors.size < MAX_ERRORS) errors.add(`${error.name}: ${error.message}${placeIn(error.stack ?? '')}`.slice(0, MAX_LENGTH));
  };
  page.on('pageerror', note);
  return { errors: () => [...errors], release: () => void page.off('pageerror', note) };
}
