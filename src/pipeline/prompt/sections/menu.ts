import type { Navigation, PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { upperFirst } from '#text/characters.ts';
import { dialShown } from '#text/dialed-number.ts';
import { titleParts } from '#text/title-parts.ts';
import { comparable } from '#text/words.ts';
import { isPersonsProfile } from '../../site-model/social-profiles.ts';
import { textsOf } from '../../strategy/grounding/grounding.ts';
import { compact } from '../block.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import { pageKey } from '../copy/link-targets.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, quoted, sentence, siteText } from '../site-text.ts';

/** Entries of a menu that people can take in, and the longest name of one. Design defaults. */
const MOST_ENTRIES = 7;
const LABEL_LENGTH = 28;
/** Pages that are reached from other pages. */
const NOT_IN_MENU = new Set(['home', 'legal', 'article', 'not-found']);

type Link = Navigation['header'][number];

const linkText = ({ label, target }: Link) => `${quoted(label)} to ${siteText(dialShown(target, label))}`;

/** What today's menu calls a page, or the first part of its title where it is a short name, with its path; else the path alone. */
function pageLink({ path, title, label: today = '' }: PagePlanItem, name: string, head: Strategy['engineer']['head']): string {
  if (today !== '' && today.length <= LABEL_LENGTH) return linkText({ label: today, target: path });
  const planned = head.find((entry) => entry.path === path);
  const isName = (label: string) => label !== '' && label.length <= LABEL_LENGTH && !name.toLowerCase().includes(label.toLowerCase());
  const label = [title, planned?.title.new ?? '', planned?.h1.new ?? ''].flatMap((text) => titleParts(headText(text))).find(isName);
  return label === undefined ? siteText(path) : linkText({ label, target: path });
}

/** From so many pages with a name in today's menu on, it is the menu of the new site. */
const FEWEST_NAMED = 2;

/** The pages of the menu: those that today's menu names, in its order; the most important ones of all where it names none. */
function menuPages(pages: readonly PagePlanItem[]): PagePlanItem[] {
  const named = pages.filter(({ menuAt }) => menuAt !== undefined);
  if (named.length < FEWEST_NAMED) return pages.slice(0, MOST_ENTRIES);
  return named.slice(0, MOST_ENTRIES).toSorted((a, b) => (a.menuAt ?? 0) - (b.menuAt ?? 0));
}

/** The menu of the plan's pages, for a strategy that does not name one. */
function plainMenu({ strategy: { engineer, craft }, name }: PromptContext): string[] {
  const pages = engineer.pagePlan.filter(({ decision, type, path, read }) => {
    const isKept = decision === 'keep' || decision === 'add';
    return isKept && read !== false && !NOT_IN_MENU.has(type) && !engineer.legalPages.includes(path) && path !== craft.pages[0]?.path;
  });
  if (pages.length === 0) return [];
  const chosen = menuPages(pages);
  const entries = chosen.map((page) => pageLink(page, name, engineer.head));
  const more = pages.length > chosen.length ? '; the other pages below them' : '';
  return compact(
    `Header: ${entries.join(' · ')}${more}; button ${linkText(craft.goal)}.`,
    engineer.legalPages.length > 0 && `Footer: contact details, ${engineer.legalPages.map(siteText).join(', ')}.`,
  );
}

/** What today's footer says and neither the copy nor the strategy leaves out or repeats. */
export function footerNotices(strategy: PromptContext['strategy']): string[] {
  const isLeftOut = leftOutTexts(strategy);
  const texts = (strategy.engineer.footerTexts ?? []).filter((text) => !isLeftOut(text));
  if (texts.length === 0) return [];
  const copy = comparable([...textsOf(strategy.craft.pages)].join(' '));
  return texts.filter((text) => !copy.includes(comparable(text)));
}

function footerLine({ strategy }: PromptContext): string {
  const texts = footerNotices(strategy);
  return texts.length > 0 ? `The footer still says: ${texts.map(quoted).join(' · ')}.` : '';
}

/** Header, footer and advice on the menu, a line each; without a planned menu that of the pages. */
export function menuLines(context: PromptContext): string[] {
  return compact(...plannedMenu(context), footerLine(context));
}

/** A network as people write it. */
const networkName = (platform: string) => NETWORKS.get(platform) ?? upperFirst(platform);
const NETWORKS = new Map(Object.entries({ linkedin: 'LinkedIn', youtube: 'YouTube', tiktok: 'TikTok', github: 'GitHub' }));

/** What every footer has besides the links that a plan names: the business's own profiles, and its legal pages that stay. */
function footerLinks({ strategy: { site, engineer } }: PromptContext, planned: readonly Link[]): Link[] {
  const given = new Set(planned.map(({ target }) => pageKey(siteText(target))));
  const hasCompany = site.social.some(({ url }) => url.includes('/company/'));
  const own = site.social.filter(({ url }) => !(hasCompany && isPersonsProfile(url)));
  const plan = new Map(engineer.pagePlan.map((page) => [page.path, page]));
  const legal = engineer.legalPages.filter((path) => plan.get(path)?.decision === 'keep');
  return [
    ...own.map(({ platform, url }) => ({ label: networkName(platform), target: url })),
    ...legal.map((path) => ({
      label: plan.get(path)?.label || titleParts(headText(plan.get(path)?.title ?? ''))[0] || path,
      target: path,
    })),
  ].filter(({ target }) => !given.has(pageKey(siteText(target))));
}

function plannedMenu(context: PromptContext): string[] {
  const { navigation } = context.strategy.engineer;
  if (!navigation) return plainMenu(context);
  const { header, button, footer: planned, note } = navigation;
  const footer = [...planned, ...footerLinks(context, planned)];
  const entries = header.map(linkText).join(' · ');
  return compact(
    (entries || button) && `Header: ${[entries, button && `button ${linkText(button)}`].filter(Boolean).join('; ')}.`,
    footer.length > 0 && `Footer: ${footer.map(linkText).join(' · ')}.`,
    sentence(siteText(note)),
  );
}
