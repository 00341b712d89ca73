import type { ContactClaim } from '#contracts/business.ts';
import type { PageType } from '#contracts/page.ts';
import type { HeadData, PagePlanItem } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { letterRuns, upperFirst } from '#text/characters.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { endsSentence, splitSentences } from '#text/segment.ts';
import { titleParts } from '#text/title-parts.ts';
import { cutAtWord } from '#text/truncate.ts';
import { comparable, foldedWithin, hasQuotes, isSamePhone, lettersOf, sharesWord, WRITTEN_PHONE, withoutEnd } from '#text/words.ts';
import { isGeneric, isGoodSentence, namesDay, startsWithInstruction } from '../claims/sentence-classifiers.ts';
import { type PageReading, type Reading, samePageKey } from '../read-site.ts';
import { joinPhrases } from '../site-language.ts';
import { keptPaths } from './page-plan.ts';
import { TITLE_LENGTH, titleWith } from './title-with.ts';

/** A rule of thumb, not a limit of a search engine: what is usually shown. */
const DESCRIPTION_LENGTH = { fewest: 50, min: 140, max: 160 } as const;

type Line = HeadData['title'];

const UNCHANGED = 'No change needed.';

const counted = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(comparable(text), (counts.get(comparable(text)) ?? 0) + 1);
  return counts;
};

type HeadPart = 'title' | 'description' | 'h1';

/** Findings about each part of the head; social tags are another matter. */
const FINDINGS: Record<HeadPart, readonly string[]> = {
  title: ['missing-title', 'duplicate-title', 'generic-title', 'title-too-long'],
  description: ['missing-meta-description', 'duplicate-meta-description', 'meta-description-length'],
  h1: ['missing-h1', 'duplicate-h1', 'generic-h1', 'multiple-h1'],
};

/** Ids of the findings that the head data fixes. */
export const HEAD_FINDINGS: ReadonlySet<string> = new Set([...Object.values(FINDINGS).flat(), 'multiple-titles', 'missing-canonical']);

/** An address as part of a title: left by a template that prints the site's URL where its name should be. */
const isAddress = (part: string) =>
  !part.includes(' ') && ['http://', 'https://', 'www.'].some((start) => part.toLowerCase().startsWith(start));

/** The title of the finding about a part of the page's head, without a full stop; '' without one. */
function issueOf({ findings }: PageReading, part: HeadPart): string {
  return withoutEnd(findings.find(({ id }) => FINDINGS[part].includes(id))?.title ?? '');
}

const MAX_HEADING_LENGTH = 90;

/** Whether a heading can name a page: short, real, and more than the business name. */
function namesPage(text: string, { name }: Reading): boolean {
  if (text.trim() === '' || text.length > MAX_HEADING_LENGTH || isNoise(text) || isPlaceholder(text)) return false;
  return lettersOf(text) !== lettersOf(name);
}

/** The heading that names the page: its h1, else its highest heading; '' without one. */
function ownHeading({ page, h1 }: PageReading, reading: Reading): string {
  const shown = page.headings.filter((heading) => !heading.hidden && heading.region !== 'footer' && heading.region !== 'nav');
  const isShared = reading.pages.some((other) => other.page !== page && comparable(other.h1) === comparable(h1));
  const headings = [h1, ...shown.toSorted((a, b) => a.level - b.level).map((heading) => heading.text)];
  return headings.find((text) => namesPage(text, reading) && !(isShared && comparable(text) === comparable(h1))) ?? '';
}

/** So many headings of the highest level, on a page without an h1, are its entries: none of them names the page. Design default. */
const ENTRIES = 3;

/** What a page whose highest headings are a list of entries is called by its own title; '' for other pages, and where the title says nothing. */
function nameOfList(entry: PageReading, reading: Reading): string {
  const shown = entry.page.headings.filter(
    ({ hidden, region, text }) => !hidden && region !== 'footer' && region !== 'nav' && namesPage(text, reading),
  );
  const top = Math.min(...shown.map(({ level }) => level));
  if (entry.h1 !== '' || shown.filter(({ level }) => level === top).length < ENTRIES) return '';
  const ownParts = ({ title }: PageReading) => titleParts(title).filter((part) => comparable(part) !== comparable(reading.name));
  const isOwn = (part: string) =>
    reading.pages.every((other) => other === entry || !ownParts(other).some((name) => comparable(name) === comparable(part)));
  const isName = (part: string) =>
    namesPage(part, reading) && !foldedWithin(reading.name, part) && !isGeneric(part) && !isAddress(part) && isOwn(part);
  return ownParts(entry).find((part) => part.length <= TITLE_LENGTH && isName(part)) ?? '';
}

/** The first heading that says something about this business; '' without one. */
function bestHeading({ h1, sections }: PageReading, reading: Reading): string {
  const headings = [h1, ...sections.map((section) => section.heading?.text ?? '')];
  return headings.find((text) => namesPage(text, reading) && !isGeneric(text)) ?? '';
}

/** What the menu calls a page; '' for one that is not in it. */
function menuLabel({ page }: PageReading, { site }: Reading): string {
  return site.navigation.find(({ url, text }) => url === page.url && text !== '' && !isNoise(text))?.text ?? '';
}

/** What a page is about: its heading, unless only the menu and the address agree on a name, as where the heading leads to what follows. */
function pageNames(entry: PageReading, reading: Reading): string[] {
  const [heading, label] = [ownHeading(entry, reading), menuLabel(entry, reading)];
  const isNamedByMenu = namesPage(label, reading) && sharesWord(label, entry.path) && !sharesWord(heading, `${label} ${entry.path}`);
  return isNamedByMenu ? [label, heading] : [heading, label];
}

function newTitle(entry: PageReading, reading: Reading, taken: ReadonlySet<string>, headline: string): string {
  const own = titleParts(entry.title).filter(
    (part) => !isGeneric(part) && !isPlaceholder(part) && !isAddress(part) && comparable(part) !== comparable(reading.name),
  );
  const isHome = entry === reading.home;
  const place = reading.place === '' ? [] : [`${reading.name}, ${reading.place}`];
  const named = reading.offers.filter((offer) => reading.says(offer.name)).map((offer) => offer.name);
  const where = reading.place === '' ? '' : `, ${reading.place}`;
  const offers = [2, 1]
    .filter((count) => named.length >= count)
    .map((count) => `${reading.name}: ${joinPhrases(named.slice(0, count), reading.language)}${where}`);
  const parts = isHome
    ? [headline, ...own, ...offers.filter((line) => line.length <= TITLE_LENGTH), ...place, bestHeading(entry, reading)].filter(
        (part) => part.length <= TITLE_LENGTH,
      )
    : [...pageNames(entry, reading), ...own, bestHeading(entry, reading), entry.h1];
  // Of a title that is only too long, its first part is what visitors find the page by.
  const isOnlyLong =
    entry.title.length > TITLE_LENGTH && entry.findings.every(({ id }) => id === 'title-too-long' || !FINDINGS.title.includes(id));
  const short = isOnlyLong ? own.filter((part) => part.length <= TITLE_LENGTH).slice(0, 1) : [];
  const plain = [...short, ...parts].map(withoutEnd).filter((part) => part.trim() !== '' && !isPlaceholder(part));
  const headings = entry.sections.flatMap((section) => (section.heading && section.heading.text.length < 50 ? [section.heading.text] : []));
  const mixed = headings.flatMap((heading) => plain.slice(0, 1).map((part) => `${part}: ${heading}`));
  const choices = [...plain, ...mixed, ...headings].map((part) => titleWith(part, reading.name));
  const free = choices.find((choice) => !taken.has(comparable(choice)));
  return free ?? (isHome ? titleWith(reading.name, reading.name) : titleFromPath(entry, reading, taken));
}

/** A title of the words in the page's address, the last ones first: `/en/bread-rolls.html` gives `Bread rolls`; today's where they name no page alone. */
function titleFromPath({ path, title }: PageReading, { name }: Reading, taken: ReadonlySet<string>): string {
  const words = samePageKey(path)
    .split('/')
    .filter(Boolean)
    .map((part) => letterRuns(part).join(' '));
  const names = words.map((_, at) =>
    upperFirst(
      words
        .slice(words.length - 1 - at)
        .join(' ')
        .trim(),
    ),
  );
  const made = names.filter((text) => text.length > 2).map((text) => titleWith(text, name));
  return made.find((text) => !taken.has(comparable(text))) ?? (title || name);
}

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr', 'figcaption', 'summary']);

/** Pages that list what happens: an entry tells of one day, never of the page. */
const LISTS: ReadonlySet<PageType> = new Set(['events', 'blog']);

/** Whether a sentence tells nothing of its page: what to click, or what is over on some day. */
const isAside = (sentence: string): boolean => startsWithInstruction(sentence) || namesDay(sentence);

/** The whole sentences with which each paragraph of the page begins, but for notices about data; of a list of dates or posts, those before its entries. */
function paragraphsOf(entry: PageReading): string[][] {
  const isWhole = (sentence: string) =>
    !isAside(sentence) && isGoodSentence(sentence) && endsSentence(sentence) && !hasQuotes(sentence.slice(-1));
  const broken = (sentences: readonly string[]) => {
    const at = sentences.findIndex((sentence) => !isWhole(sentence));
    return at < 0 ? [...sentences] : sentences.slice(0, at);
  };
  const sections = LISTS.has(entry.page.type) ? entry.sections.filter(({ heading }) => !heading || heading.level === 1) : entry.sections;
  return sections
    .flatMap((section) => section.blocks)
    .filter(({ tag, text }) => !LIST_TAGS.has(tag) && !hasTerm(text, 'compliance', 'privacy'))
    .map(({ text }) => broken(splitSentences(text)));
}

/** Whole sentences of one paragraph of the page; the contacts where a contact page has none; '' leaves it to who writes the copy. */
function newDescription(entry: PageReading, reading: Reading, taken: ReadonlySet<string>): string {
  const now = splitSentences(entry.page.description ?? '').filter(
    (sentence) => !isPlaceholder(sentence) && !isGeneric(sentence) && !startsWithInstruction(sentence),
  );
  const texts = [...(isRepeated(entry) ? [] : [now]), ...paragraphsOf(entry)].map(fill);
  const contacts = entry.page.type === 'contact' ? [contactLine(reading)] : [];
  const free = [...texts, ...contacts].filter((text) => text.length >= DESCRIPTION_LENGTH.fewest && !taken.has(comparable(text)));
  return free.find((text) => !text.endsWith('…')) ?? free[0] ?? '';
}

/** A phone number as a page writes it; as it is dialed where no page shows it. */
function phoneAsShown({ text }: ContactClaim, { pages }: Reading): string {
  const blocks = pages.flatMap(({ page }) => page.blocks.filter(({ hidden }) => !hidden));
  const written = blocks.flatMap((block) => block.text.match(WRITTEN_PHONE) ?? []);
  return written.find((number) => isSamePhone(number, text)) ?? text;
}

/** Name, place, phone and email, as far as they are known; '' for a name alone. */
function contactLine(reading: Reading): string {
  const { name, place, profile } = reading;
  const of = (kind: string) => {
    const contact = profile.contacts.find(({ contactKind, text }) => contactKind === kind && text !== '');
    return contact ? (kind === 'phone' ? phoneAsShown(contact, reading) : contact.text) : '';
  };
  const parts = [name, place, of('phone'), of('email')].filter(Boolean);
  return parts.length > 1 ? parts.join(' \u00b7 ') : '';
}

/** The first sentences that fit together; a longer first one is cut at a word. */
function fill(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= DESCRIPTION_LENGTH.max) text = longer;
    else if (text.length < DESCRIPTION_LENGTH.fewest) return cutAtWord(longer, DESCRIPTION_LENGTH.max);
    else break;
    if (text.length >= DESCRIPTION_LENGTH.min) break;
  }
  return text;
}

/** Whether other pages have the description of a page, too. */
const isRepeated = ({ findings }: PageReading): boolean => findings.some(({ id }) => id === 'duplicate-meta-description');

/** Whether a description is long enough, and says something. */
const describes = (text: string): boolean =>
  text.length >= DESCRIPTION_LENGTH.fewest && !isPlaceholder(text) && !isGeneric(text) && !startsWithInstruction(text);

function h1Line(entry: PageReading, reading: Reading, headline: string): Line {
  const all = entry.page.headings.filter((heading) => heading.level === 1 && !heading.hidden && heading.text.trim() !== '');
  const now = entry.wholeH1;
  if (entry === reading.home) {
    return comparable(now) === comparable(headline)
      ? { now, new: now, reason: UNCHANGED }
      : { now, new: headline, reason: 'The hero headline becomes the h1.' };
  }
  const issue = issueOf(entry, 'h1');
  if (all.length === 0) {
    const heading =
      [nameOfList(entry, reading), ...pageNames(entry, reading), titleParts(entry.title)[0] ?? ''].find((text) => text !== '') ??
      reading.name;
    return { now, new: heading, reason: issue || 'The page has no h1.' };
  }
  const own = entry.h1;
  const isNameOnly = lettersOf(own) === lettersOf(reading.name);
  const isShared = reading.pages.some((other) => other !== entry && comparable(other.h1) === comparable(own));
  if (all.length === 1 && !isShared && !isNameOnly)
    return { now, new: own, reason: own === now ? UNCHANGED : 'The h1 of every page begins with the same words: its own name is enough.' };
  // What this page alone is called: one of its h1, its title without the business name, its name in the menu.
  const names = [...all.map((heading) => heading.text), ...titleParts(entry.title), menuLabel(entry, reading) || entry.h1].filter(
    (text) => text !== '' && lettersOf(text) !== lettersOf(reading.name) && !isNoise(text) && !isPlaceholder(text),
  );
  const free = names.filter((text) => !reading.pages.some((other) => other !== entry && comparable(other.h1) === comparable(text)));
  const best = free.find((text) => !isGeneric(text)) ?? free[0] ?? names[0] ?? now;
  if (all.length > 1) return { now, new: best, reason: `${issue || 'More than one h1'}: the others become h2.` };
  return comparable(best) === comparable(now)
    ? { now, new: now, reason: UNCHANGED }
    : { now, new: best, reason: isShared ? 'Another page has the same h1.' : 'The h1 only repeats the business name.' };
}

/** The head of every page that stays: good titles, descriptions and h1 are kept, new ones are made of the page's own words where a finding or a repeat asks. */
export function planHead(reading: Reading, plan: readonly PagePlanItem[], headline: string): HeadData[] {
  const kept = keptPaths(plan);
  const entries = reading.pages.filter((entry) => kept.has(entry.path));
  const titles = counted(entries.map((entry) => entry.title));
  const descriptions = counted(entries.map((entry) => entry.page.description ?? ''));
  const titleIssue = (entry: PageReading) =>
    entry.title === ''
      ? 'The page has no title.'
      : issueOf(entry, 'title') ||
        ((titles.get(comparable(entry.title)) ?? 0) > 1 ? 'Another page has the same title' : '') ||
        (isPlaceholder(entry.title) ? 'The title is template filler' : '') ||
        (titleParts(entry.title).some(isAddress) ? 'The title contains the address of a site' : '');
  const descriptionIssue = (entry: PageReading) => {
    const now = (entry.page.description ?? '').trim();
    // One description on all pages is that of the site: the home page keeps it, the others get their own.
    if (entry === reading.home && isRepeated(entry) && describes(now)) return '';
    return now === ''
      ? 'The page has no meta description.'
      : issueOf(entry, 'description') ||
          ((descriptions.get(comparable(now)) ?? 0) > 1 ? 'Another page has the same description' : '') ||
          (isPlaceholder(now) ? 'The description is template filler' : '');
  };
  const takenTitles = new Set(entries.filter((entry) => titleIssue(entry) === '').map((entry) => comparable(entry.title)));
  const takenDescriptions = new Set(
    entries.filter((entry) => descriptionIssue(entry) === '').map((entry) => comparable(entry.page.description ?? '')),
  );
  return entries.map((entry) => {
    const line = (now: string, issue: string, make: () => string, taken: Set<string>): Line => {
      if (issue === '') return { now, new: now, reason: UNCHANGED };
      const text = make();
      taken.add(comparable(text));
      return { now, new: text, reason: issue.endsWith('.') ? issue : `${issue}.` };
    };
    const now = (entry.page.description ?? '').trim();
    return {
      path: entry.path,
      title: line(entry.title, titleIssue(entry), () => newTitle(entry, reading, takenTitles, headline), takenTitles),
      description: line(now, descriptionIssue(entry), () => newDescription(entry, reading, takenDescriptions), takenDescriptions),
      h1: h1Line(entry, reading, headline),
      canonical: entry.page.url,
    };
  });
}
