import { createGroupFinder } from '#lexicon/group-finder.ts';
import topic from '#lexicon/page-labels.json' with { type: 'json' };
import { memoize } from '#text/memoize.ts';

export type PageLabel = keyof typeof topic.groups;

/** Menus repeat on every page. */
const findLabels = memoize(createGroupFinder(topic));

/** Whether a title, heading, link or button text is a label of this group of `page-labels`. */
export function hasPageLabel(text: string, group: PageLabel): boolean {
  return findLabels(text).has(group);
}
