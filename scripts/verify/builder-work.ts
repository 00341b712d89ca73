// What a builder has in front of it while it follows a point: the pages it edits, the point, and files of the old site.
import type { Published, ReadFile } from './published-site.ts';
import { given, type Point } from './read-fix-prompt.ts';

export type Work = { site: Published; point: Point; readOld: ReadFile /** Pages that the same messages had made. */; made: Set<string> };

/** Follows one point; what it does not understand it leaves alone. */
export type Follow = (work: Work) => void;

/** Edits the HTML of a page; the page of the point unless another is named. */
export function edit({ site, point }: Work, change: (html: string) => string, path = point.page): void {
  const answer = site.pages.get(path);
  if (answer && typeof answer.body === 'string') site.pages.set(path, { ...answer, body: change(answer.body) });
}

/** The words that are there now, without the mark of a cut. */
export const nowOf = (point: Point): string => {
  const now = given(point, 'It is now');
  return now.endsWith('…') ? now.slice(0, -1).trim() : now;
};

/** The path of a URL as the site in memory has it; a path is returned as it is. */
export function pathOfUrl(url: string): string {
  const parsed = URL.parse(url, 'http://x.test');
  return parsed ? decodeURI(parsed.pathname) : url;
}
