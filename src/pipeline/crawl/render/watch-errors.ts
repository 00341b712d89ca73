import type { Page } from 'playwright-core';

/** Most errors kept of one page, and the length of each. */
const MAX_ERRORS = 10;
const MAX_LENGTH = 300;

/** Collects what scripts of a page throw and nothing catches, each message once. `release` ends it. */
export function watchErrors(page: Page): { errors: () => string[]; release: () => void } {
  const errors = new Set<string>();
  const note = (error: Error) => {
    if (errors.size < MAX_ERRORS) errors.add(`${error.name}: ${error.message}`.slice(0, MAX_LENGTH));
  };
  page.on('pageerror', note);
  return { errors: () => [...errors], release: () => void page.off('pageerror', note) };
}
