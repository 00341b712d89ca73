import type { Site } from '#contracts/site.ts';
import { type FixtureAnswer, pageWith } from './fixture-egress.ts';

/** The site that tests of the crawl are about. */
export const HOME = 'https://shop.example/';
export const at = (path: string) => new URL(path, HOME).href;
export const redirect = (location: string, status = 301): FixtureAnswer => ({ status, headers: { location } });
export const paths = (site: Site) => site.pages.map((page) => page.path);
export const reasons = (site: Site) => site.unread.map(({ url, reason }) => `${reason} ${url}`);

/** A page at each path. */
export function every(list: string[]): Record<string, FixtureAnswer> {
  return Object.fromEntries(list.map((path) => [at(path), pageWith(`Page ${path}`)]));
}
