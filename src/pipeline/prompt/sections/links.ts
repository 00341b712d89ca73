import type { Strategy } from '#contracts/strategy.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, siteText } from '../site-text.ts';
import { keptPaths } from './pages.ts';

/** Links named in a prompt, and pages named with each. Design defaults. */
const MOST = 16;
const PAGES = 3;

/** Every target that the planned copy and menu have, wherever the prompt gives them. */
const plannedTargets = ({ craft, engineer }: Strategy): string =>
  JSON.stringify([
    craft.pages.map(({ sections }) => sections.map(({ button, items }) => [button?.target, items.map(({ target }) => target)])),
    engineer.navigation,
  ]);

/**
 * The addresses outside the site to which visitors are sent today (booking, shop, map, form, document) and that neither the copy nor `shown` gives:
 * `"Book room 1" to https://booking.test/1 on /rooms`. Without those of pages that go, and without what is left out.
 */
export function otherLinks(context: PromptContext, shown: string): string[] {
  const kept = new Set(keptPaths(context));
  const isLeftOut = leftOutTexts(context.strategy);
  const given = `${shown} ${plannedTargets(context.strategy)}`;
  return (context.strategy.engineer.links ?? [])
    .map(({ url, label, pages }) => ({ url: siteText(url), label, pages: pages.map(siteText).filter((path) => kept.has(path)) }))
    .filter(({ url, label, pages }) => pages.length > 0 && !given.includes(url) && !isLeftOut(label) && !isLeftOut(url))
    .slice(0, MOST)
    .map(({ url, label, pages }) => `${quoted(label)} to ${url} on ${pages.length > PAGES ? 'most pages' : pages.join(', ')}`);
}
