import type { PageType } from '#contracts/page.ts';
import type { PagePlanItem } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { isPlaceholder } from '#text/noise.ts';
import { type PageReading, type Reading, samePageKey } from '../read-site.ts';

const ROLE: Record<PageType, string> = {
  home: 'The entrance: carries the promise and the one action',
  about: 'Says who stands behind the business',
  team: 'Shows the people',
  services: 'Overview of what is offered',
  service: 'Explains one offer and can be found for it',
  products: 'Overview of the products',
  product: 'Explains one product and can be found for it',
  pricing: 'Answers what it costs',
  contact: 'The way to get in touch',
  booking: 'The way to book',
  testimonials: 'Holds proof in the words of others',
  'case-studies': 'Holds proof from real work',
  gallery: 'Shows real pictures',
  faq: 'Answers the questions that hold visitors back',
  blog: 'Entrance to the articles',
  article: 'An article that can be found on its own',
  careers: 'Finds new people',
  events: 'Lists dates',
  donate: 'The way to give',
  docs: 'Documentation that users look up',
  login: 'The door for existing customers',
  cart: 'Part of the order',
  comparison: 'Answers visitors who compare',
  legal: 'Required by law: carried over word for word',
  other: 'Has text of its own',
};

function holdings({ page }: PageReading): string {
  const has: string[] = [];
  const purposes = new Set(page.forms.filter((form) => !form.hidden && form.purpose !== 'search').map((form) => form.purpose));
  for (const purpose of purposes) has.push(purpose === 'other' ? 'a form' : `the ${purpose} form`);
  if (page.prices.length > 0) has.push('prices');
  if (page.quotes.length > 0) has.push('quotes');
  if (page.contacts.some((contact) => contact.kind === 'phone' || contact.kind === 'email' || contact.kind === 'address'))
    has.push('contact data');
  if (page.structuredData.some((data) => data.error === null)) has.push('structured data');
  return has.length === 0 ? '' : `; holds ${listed(has)}`;
}

/** Share of a page's blocks that is template filler, from which the page has nothing of its own. */
const FILLER_SHARE = 0.5;

/** Only pages that nobody would miss: a page with a form, prices or a role of its own is mended, not dropped. */
function isFiller({ page, sections }: PageReading): boolean {
  if (!['other', 'article'].includes(page.type) || page.forms.some((form) => !form.hidden) || page.prices.length > 0) return false;
  const filler = page.blocks.filter((block) => isPlaceholder(block.text)).length;
  return filler > 0 && filler / (filler + sections.reduce((sum, section) => sum + section.blocks.length, 0)) > FILLER_SHARE;
}

/** The page that says the same: named as canonical, or with the same text and language, read earlier or nearer to the home page. */
function twinOf(entry: PageReading, reading: Reading): { twin: PageReading; reason: string } | null {
  const { page } = entry;
  if (entry === reading.home) return null;
  if (page.canonical !== null && page.canonical !== page.url) {
    const named = reading.pages.find((other) => other !== entry && other.page.url === page.canonical && other.page.status < 400);
    if (named && page.textHash === named.page.textHash)
      return { twin: named, reason: `Says the same as ${named.path}, which it names as canonical` };
  }
  const index = reading.pages.indexOf(entry);
  const twin = reading.pages.find((other, otherIndex) => {
    if (other === entry || other.page.status >= 400 || page.wordCount === 0) return false;
    const better = other === reading.home || otherIndex < index;
    return better && other.page.textHash === page.textHash && other.page.lang === page.lang;
  });
  return twin ? { twin, reason: `Has the same text as ${twin.path}` } : null;
}

/**
 * Keep, merge or drop for every page read, with the reason. Rule: a page stays, at its address, unless it answers with an
 * error or holds template filler (drop), or says the same as another page (merge).
 */
export function planPages(reading: Reading): PagePlanItem[] {
  return reading.pages.map((entry) => {
    const { page, path } = entry;
    const item = { path, url: page.url, title: entry.title || entry.h1, type: page.type, mergeInto: '' };
    if (page.status >= 400)
      return { ...item, decision: 'drop', reason: `Answers with ${page.status}: nothing to carry over. Remove the links to it.` };
    const same = twinOf(entry, reading);
    if (same && same.twin.path !== path)
      return { ...item, decision: 'merge', mergeInto: same.twin.path, reason: `${same.reason}: one address for one text.` };
    if (entry !== reading.home && isFiller(entry))
      return { ...item, decision: 'drop', reason: 'Holds template filler instead of text of its own.' };
    return { ...item, decision: 'keep', reason: `${ROLE[page.type]}${holdings(entry)}.` };
  });
}

/** The page of the plan that answers at this address, closing slash and `.html` aside. */
export function plannedPage(path: string, plan: readonly PagePlanItem[]): PagePlanItem | undefined {
  return plan.find((item) => item.path === path) ?? plan.find((item) => samePageKey(item.path) === samePageKey(path));
}
