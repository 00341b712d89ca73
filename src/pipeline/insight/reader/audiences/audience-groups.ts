import type { Page } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { isHeadingTag } from '../../shapes.ts';
import { SILENT_PAGES } from '../page-types.ts';
import { textsOfOthers } from '../trust-signals/proof-sections.ts';

/** A group of people that the texts name, how strongly, and how often it is addressed rather than mentioned. */
export type NamedGroup = { label: string; isCommon: boolean; score: number; addressed: number; mentions: Mention[] };
type Mention = { quote: Quote; word: string; value: number };
/** A text that may name groups; `isEntry` is true of an entry of the menu. */
type GroupText = { quote: Quote; weight: number; isEntry?: boolean };
/** What a text says that none said before it. */
type SaidText = GroupText & { said: string };

/** Groups of the second topic are mentioned so often that only an address ("for parents", "we help parents") counts. */
const [TOPIC, COMMON_TOPIC] = ['audience-groups', 'common-audience-groups'];
/** Menu entries such as "Sponsors" and "Team" show people and do not address them. */
const SHOWN_GROUPS: ReadonlySet<string> = new Set([
  'Sponsors and partner companies',
  'Teams',
  'Contributors and open source community',
  'Gamers',
]);

/** Says nobody in particular: "individuals with disabilities" are who the words after it name. */
const ANYBODY = 'Individuals';

const groupsIn = (text: string) =>
  [...matchTerms(text, TOPIC), ...matchTerms(text, COMMON_TOPIC)].filter(
    ({ group, end }) => group !== ANYBODY || !hasTerm(text.slice(end).trimStart(), 'audience-cues', 'qualified'),
  );

/** Least sum of mentions for a group that is spoken to more than once. */
const MIN_SCORE = 2.2;
/** The same for one that is spoken to once in passing ("a playground for children"), or only mentioned. */
const MIN_MENTIONED = 4.2;
/** A group that is spoken to counts this many times. */
const ADDRESSED_FACTOR = 3;
const MAX_PER_TEXT = 6;

/** The groups that titles, descriptions, texts and the menu name, strongest first. Common ones count only where they are addressed. */
export function namedGroups(model: SiteModel): NamedGroup[] {
  const found = new Map<string, NamedGroup>();
  const seen = new Set<string>();
  for (const text of textsOf(model)) {
    // Pages repeat what they say about a partner or an event: a sentence counts once.
    const said = splitSentences(text.quote.text).filter((sentence) => {
      const folded = foldWords(sentence);
      return folded !== '' && !seen.has(folded) && seen.add(folded) !== undefined;
    });
    if (said.length > 0) countIn({ ...text, said: said.join(' ') }, found);
  }
  return [...found.values()].filter(isServed).sort((a, b) => b.score - a.score);
}

const isServed = ({ isCommon, score, addressed }: NamedGroup): boolean =>
  addressed >= 2 ? score >= MIN_SCORE : score >= MIN_MENTIONED && (addressed === 1 || !isCommon);

/** The group that a whole menu entry names ("For companies", "Familien"): menus sort by visitor. Null when it names none. */
export function groupOfEntry(text: string): string | null {
  const [prefix] = matchTerms(text, 'audience-cues', 'entry-prefix');
  const rest = text.slice(prefix?.end ?? 0).trim();
  const hit = groupsIn(rest).find((one) => !SHOWN_GROUPS.has(one.group) && isWhole(rest, one));
  return hit?.group ?? null;
}

const isWhole = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(0, start).trim() === '' && text.slice(end).trim() === '';

/** Whether a text names a group. */
export function namesGroup(text: string, label: string): boolean {
  return hasTerm(text, TOPIC, label) || hasTerm(text, COMMON_TOPIC, label);
}

/** Weights of a home page, of posts and manuals, of any other page; factors of title and description, of a heading. */
const [HOME_WEIGHT, POST_WEIGHT, PAGE_WEIGHT] = [1, 0.2, 0.6];
const [HEAD_FACTOR, HEADING_FACTOR] = [2, 1.6];
const ENTRY_WEIGHT = 1.5;

function textsOf(model: SiteModel): GroupText[] {
  return model.pages.flatMap((one, index): GroupText[] => {
    const { page, content } = one;
    if (SILENT_PAGES.has(page.type) || page.type === 'testimonials') return [];
    const others = textsOfOthers(one);
    const base = index === 0 ? HOME_WEIGHT : page.type === 'blog' ? POST_WEIGHT : PAGE_WEIGHT;
    return [
      { quote: { page, selector: 'title', text: page.title ?? '' }, weight: base * HEAD_FACTOR },
      { quote: { page, selector: 'meta[name="description"]', text: page.description ?? '' }, weight: base * HEAD_FACTOR },
      ...content
        .filter(({ selector }) => !others.has(selector))
        .map(({ selector, text, tag }) => ({
          quote: { page, selector, text },
          weight: isHeadingTag(tag) ? base * HEADING_FACTOR : base,
        })),
      ...(index === 0 ? menuTexts(page) : []),
    ];
  });
}

function menuTexts(page: Page): GroupText[] {
  return page.links
    .filter((link) => link.internal && !link.hidden && link.region !== 'main')
    .map(({ selector, text }) => ({ quote: { page, selector, text }, weight: ENTRY_WEIGHT, isEntry: true }));
}

/** Words between an address ("for", "we help") and the group, at most. */
const MAX_WORDS_BETWEEN = 3;

function countIn({ quote, said, weight, isEntry = false }: SaidText, found: Map<string, NamedGroup>): void {
  const hits = groupsIn(said);
  if (hits.length === 0) return;
  const addresses = matchTerms(said, 'audience-cues', 'addressed');
  const values = new Map<string, Mention & { addressed: number; isCommon: boolean }>();
  for (const hit of hits) {
    const { topic, group, from, start, end, language } = hit;
    const isAfterAddress = addresses.some((one) => one.to <= from && from - one.to <= MAX_WORDS_BETWEEN);
    const isOwnCompany = hasTerm(said, 'audience-cues', 'own-company');
    const isWholeEntry = isEntry && isWhole(said, hit) && !SHOWN_GROUPS.has(group) && !isOwnCompany;
    const isAddressed = isAfterAddress || isWholeEntry || language === 'ja';
    const known = values.get(group) ?? {
      quote,
      word: said.slice(start, end),
      value: 0,
      addressed: 0,
      isCommon: topic === COMMON_TOPIC,
    };
    known.value += weight * (isAddressed ? ADDRESSED_FACTOR : 1);
    known.addressed += isAddressed ? 1 : 0;
    values.set(group, known);
  }
  for (const [label, mention] of values) {
    const entry = found.get(label) ?? { label, isCommon: mention.isCommon, score: 0, addressed: 0, mentions: [] };
    entry.score += Math.min(mention.value, MAX_PER_TEXT * weight);
    entry.addressed += mention.addressed;
    entry.mentions.push(mention);
    found.set(label, entry);
  }
}
