import type { UnreadPage } from '#contracts/site.ts';
import type { PagePlanItem } from '#contracts/strategy.ts';
import { fileTypeOf, MEDIA_FILES } from '#text/address.ts';
import { foldText } from '#text/normalize.ts';
import { distinctBy } from '#text/words.ts';
import { pathOf, type Reading, samePageKey } from '../read-site.ts';
import { websiteMeant } from './forgotten-scheme.ts';

/** Why an address was not read, for the page plan. An endless series of addresses (`trap`) is no page. */
const REASONS: Record<Exclude<UnreadPage['reason'], 'trap'>, string> = {
  limit: 'it is beyond the number of pages chosen',
  time: 'the time was up',
  robots: 'robots.txt asks not to',
  login: 'it asks for a sign-in',
  error: 'it could not be loaded',
  'too-large': 'it is too large',
  'not-html': 'it is a file, not a page',
  duplicate: 'it leads to a page that was read',
  'off-site-redirect': 'it redirects to another site',
};

/** Statuses that say there is nothing at this address. */
const GONE = new Set([404, 410]);

/** Whether an address of the plan leads to nothing: it was not read because nothing is there. */
export const isBroken = ({ read, decision }: Pick<PagePlanItem, 'read' | 'decision'>): boolean => read === false && decision === 'drop';

type Known = { url: string; reason: string; isGone: boolean };

function knownAddresses({ site }: Reading): Known[] {
  const broken = new Set(
    [...site.linkChecks, ...site.unread].filter(({ status }) => status !== null && GONE.has(status)).map(({ url }) => url),
  );
  const unread = site.unread.flatMap(({ url, reason }): Known[] =>
    reason === 'trap' || (reason === 'not-html' && MEDIA_FILES.has(fileTypeOf(url)))
      ? []
      : [{ url, reason: `Not read: ${REASONS[reason]}.`, isGone: broken.has(url) }],
  );
  const linked = site.navigation.map(({ url }): Known => ({ url, reason: 'Not read: only its link was seen.', isGone: broken.has(url) }));
  return [...unread, ...linked];
}

/**
 * Every address of the site that is known from a link, the menu or a sitemap but was not read: it stays as it is, unless it answers
 * that there is nothing. Other spellings of a page that was read are left out, and images and films, which belong to the page that shows them.
 */
export function planUnreadPages(reading: Reading): PagePlanItem[] {
  const { site, pages } = reading;
  const read = new Set(pages.map(({ path }) => samePageKey(path)));
  const names = new Map(site.navigation.map(({ url, text }) => [url, foldText(text)]));
  const items = knownAddresses(reading).flatMap(({ url, reason, isGone }): PagePlanItem[] => {
    const path = pathOf(url, site.host);
    if (!path.startsWith('/') || (read.has(samePageKey(path)) && !path.includes('?'))) return [];
    const item = { path, url, title: names.get(url) ?? '', type: 'other', mergeInto: '', read: false };
    const website = websiteMeant(path);
    if (isGone && website !== '')
      return [
        {
          ...item,
          decision: 'drop',
          reason: `Not read: the link means the website ${website}, but is written as a path of this site. Put it right or leave it out.`,
        },
      ];
    return [
      isGone
        ? { ...item, decision: 'drop', reason: 'Not read: nothing is there. Remove the links to it.' }
        : { ...item, decision: 'keep', reason },
    ];
  });
  return distinctBy(items, ({ path }) => path);
}
