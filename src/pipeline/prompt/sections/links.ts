import type { Strategy } from '#contracts/strategy.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, siteText } from '../site-text.ts';

/** Links named in a prompt, and pages named with each. Design defaults. */
const MOST = 24;
const PAGES = 3;

/** Every target that the planned copy and menu have, wherever the prompt gives them. */
const plannedTargets = ({ craft, engineer }: Strategy): string =>
  JSON.stringify([
    craft.pages.map(({ sections }) => sections.map(({ button, items }) => [button?.target, items.map(({ target }) => target)])),
    engineer.navigation,
  ]);

/** The name of the list of links in `CONTENT.md`. */
export const LINKS_SECTION = 'Links of today';

type TodaysLink = NonNullable<Strategy['engineer']['links']>[number];

/**
 * The addresses outside the site to which visitors are sent today (booking, shop, map, form, document) and that neither the copy nor `shown`
 * gives, with their pages that stay. Without what is left out.
 */
export function missingLinks(strategy: Strategy, shown: string): TodaysLink[] {
  const kept = new Set(strategy.engineer.pagePlan.filter(({ decision }) => decision === 'keep').map(({ path }) => siteText(path)));
  const isLeftOut = leftOutTexts(strategy);
  const moved = new Set(strategy.engineer.urlMap.map(({ from }) => new URL(from, strategy.site.url).href));
  const given = `${shown} ${plannedTargets(strategy)}`;
  return (strategy.engineer.links ?? [])
    .map(({ url, label, pages }) => ({ url: siteText(url), label, pages: pages.map(siteText).filter((path) => kept.has(path)) }))
    .filter(({ url, label, pages }) => pages.length > 0 && !moved.has(url) && !given.includes(url) && !isLeftOut(label) && !isLeftOut(url));
}

/** The links that nothing else gives: `"Book room 1" to https://booking.test/1 on /rooms`. What is over is in `CONTENT.md`. */
export function otherLinks({ strategy }: PromptContext, shown: string): string[] {
  const links = missingLinks(strategy, shown);
  const lines = links
    .slice(0, MOST)
    .map(({ url, label, pages }) => `${quoted(label)} to ${url} on ${pages.length > PAGES ? 'most pages' : pages.join(', ')}`);
  return links.length > MOST ? [...lines, `${links.length - MOST} more: CONTENT.md, section ${LINKS_SECTION}`] : lines;
}

/** One line with the ids that links lead to, by page; '' where there are none. */
export function anchorLine({ strategy }: PromptContext): string {
  const kept = new Set(strategy.engineer.pagePlan.filter(({ decision }) => decision === 'keep').map(({ path }) => path));
  const anchors = (strategy.engineer.anchors ?? []).filter(({ path }) => kept.has(path));
  const byPage = [...Map.groupBy(anchors, ({ path }) => siteText(path))].map(
    ([path, ids]) => `${path}: ${ids.map(({ id, label }) => `#${siteText(id)}${label ? ` (${siteText(label)})` : ''}`).join(', ')}`,
  );
  return byPage.length === 0 ? '' : `Ids that links lead to today, each on the section with that content: ${byPage.join('; ')}.`;
}
