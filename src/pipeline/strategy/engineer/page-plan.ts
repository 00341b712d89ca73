import type { Page, PageType } from '#contracts/page.ts';
import type { PagePlanItem } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isNoise } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { titleParts } from '#text/title-parts.ts';
import { lettersOf, withoutEnd } from '#text/words.ts';
import { placeholderBlocks } from '../../site-model/placeholder-blocks.ts';
import { isInContactBar } from '../craft/contact-bar.ts';
import { shownImages } from '../craft/sections.ts';
import { quietName } from '../quiet-name.ts';
import { type PageReading, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { isOwnForm } from './form-steps.ts';
import pageRoles from './page-roles.json' with { type: 'json' };
import { planUnreadPages } from './unread-pages.ts';

const ROLES: Record<PageType, string> = pageRoles;

const SHOWN_CONTACTS = new Set<string>(['phone', 'email', 'address']);

const FRAME = new Set<string>(['header', 'nav', 'footer']);

/** Whether an element is in the header or footer, which every page has. */
const isInFrame = ({ blocks }: Page, selector: string): boolean =>
  blocks.some((block) => FRAME.has(block.region) && (selector === block.selector || selector.startsWith(`${block.selector} >`)));

function contents({ page }: PageReading): string {
  const has: string[] = [];
  const purposes = new Set(page.forms.filter((form) => isOwnForm(form, page) && form.purpose !== 'search').map((form) => form.purpose));
  for (const purpose of purposes) has.push(purpose === 'other' ? 'a form' : `the ${purpose} form`);
  if (page.prices.length > 0) has.push('prices');
  if (page.quotes.length > 0) has.push('quotes');
  if (
    page.contacts.some(
      (contact) => SHOWN_CONTACTS.has(contact.kind) && !isInFrame(page, contact.selector) && !isInContactBar(page, contact.selector),
    )
  )
    has.push('contact details');
  if (page.structuredData.some((data) => data.error === null)) has.push('structured data');
  return has.length === 0 ? '' : `; contains ${listed(has)}`;
}

/** Share of a page's blocks that is template filler, from which the page has nothing of its own. */
const FILLER_SHARE = 0.5;

/** Only pages that no visitor would miss: a page with a form, prices or a role of its own is fixed, not dropped. */
function isFiller({ page, sections }: PageReading): boolean {
  if (!['other', 'article'].includes(page.type) || page.forms.some((form) => !form.hidden) || page.prices.length > 0) return false;
  const filler = placeholderBlocks(page).length;
  return filler > 0 && filler / (filler + sections.reduce((sum, section) => sum + section.blocks.length, 0)) > FILLER_SHARE;
}

/** The page with the same content: named as canonical, or with the same text and language and found earlier. */
function twinOf(entry: PageReading, reading: Reading): { twin: PageReading; reason: string } | null {
  const { page } = entry;
  if (entry === reading.home) return null;
  if (page.canonical !== null && page.canonical !== page.url) {
    const named = reading.pages.find((other) => other !== entry && other.page.url === page.canonical && other.page.status < 400);
    if (named && page.textHash === named.page.textHash)
      return { twin: named, reason: `Same content as ${named.path}, which it names as canonical` };
  }
  const index = reading.pages.indexOf(entry);
  const twin = reading.pages.find((other, otherIndex) => {
    if (other === entry || other.page.status >= 400 || page.wordCount === 0) return false;
    const better = other === reading.home || otherIndex < index;
    return better && other.page.textHash === page.textHash && other.page.lang === page.lang;
  });
  return twin ? { twin, reason: `Same content as ${twin.path}` } : null;
}

/**
 * Keep, merge or drop for every known page, with the reason. Rule: a page stays at its URL unless it returns an error or
 * contains template filler (drop), or has the same content as another page (merge); what was not read stays and is marked.
 */
export function planPages(reading: Reading): PagePlanItem[] {
  const labels = menuLabels(reading);
  return [...planReadPages(reading, labels), ...planUnreadPages(reading)].map((item) => {
    const label = labels.get(samePageKey(item.path));
    return label ? { ...item, label, menuAt: [...labels.keys()].indexOf(samePageKey(item.path)) } : item;
  });
}

/** What today's menu calls each page: visitors know these words. */
function menuLabels({ site }: Reading): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { text, url } of site.navigation) {
    const [key, label] = [samePageKey(pathOf(url, site.host)), quietName(foldText(text), site.pages)];
    if (label !== '' && !isNoise(label) && !labels.has(key)) labels.set(key, label);
  }
  return labels;
}

/** What a page is called: its h1, or the part of its title that no other page has as its h1; '' where it has the name of the business alone. */
function nameOf(entry: PageReading, { pages, name }: Reading): string {
  const h1 = foldText(entry.h1);
  const isOfMany = (text: string) =>
    lettersOf(text) === lettersOf(name) ||
    pages.some((other) => other !== entry && [foldText(other.h1), ...titleParts(other.title)].includes(text));
  return withoutEnd([h1, ...titleParts(entry.title)].find((text) => !isOfMany(text)) ?? '');
}

/** Least images of a page that shows work. Design default. */
const WORK_IMAGES = 2;

/** Whether a page has what proves work: someone's words or photos. Its address alone may speak of cases at court. */
const showsWork = (page: Page): boolean => page.quotes.length > 0 || shownImages(page).length >= WORK_IMAGES;

/** What a page is for: by its kind, or what it is about where its kind says nothing. */
function roleOf(entry: PageReading, labels: ReadonlyMap<string, string>, reading: Reading): string {
  const { page, path } = entry;
  const subject = labels.get(samePageKey(path)) ?? nameOf(entry, reading);
  const isNamed = page.type === 'other' || (page.type === 'case-studies' && !showsWork(page));
  return isNamed && subject !== '' && !isNoise(subject) ? `About \u201c${subject}\u201d` : ROLES[page.type];
}

function planReadPages(reading: Reading, labels: ReadonlyMap<string, string>): PagePlanItem[] {
  return reading.pages.map((entry) => {
    const { page, path } = entry;
    const item = { path, url: page.url, title: entry.title || entry.h1, type: page.type, mergeInto: '' };
    if (page.status >= 400)
      return { ...item, decision: 'drop', reason: `Returns ${page.status}: nothing to carry over. Remove the links to it.` };
    const same = twinOf(entry, reading);
    if (same && same.twin.path !== path)
      return { ...item, decision: 'merge', mergeInto: same.twin.path, reason: `${same.reason}: one URL is enough.` };
    if (entry !== reading.home && isFiller(entry))
      return { ...item, decision: 'drop', reason: 'Contains template filler instead of content of its own.' };
    return { ...item, decision: 'keep', reason: `${roleOf(entry, labels, reading)}${contents(entry)}.` };
  });
}

/** The pages of a plan by their key, the first of several. */
const pagesByKey = oncePerObject(
  (plan: readonly PagePlanItem[]) => new Map(plan.toReversed().map((item) => [samePageKey(item.path), item])),
);

/** The page of the plan at this path, closing slash and `.html` aside. */
export function plannedPage(path: string, plan: readonly PagePlanItem[]): PagePlanItem | undefined {
  return plan.find((item) => item.path === path) ?? pagesByKey(plan).get(samePageKey(path));
}

/** The paths of the pages that stay. */
export const keptPaths = (plan: readonly PagePlanItem[]): ReadonlySet<string> =>
  new Set(plan.filter(({ decision }) => decision === 'keep').map(({ path }) => path));
