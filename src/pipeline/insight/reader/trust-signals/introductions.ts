import type { TextBlock } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { splitSentences } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { kindOfHeading } from '../offers/section-kinds.ts';
import { textsOfOthers } from './proof-sections.ts';
import { quoteOf, speakingPages, type TrustFinding } from './trust-finding.ts';

const TOPIC = 'trust-signals';
/** Case matters: names follow "my name is" and "founded by", and stand before "welcome you". */
const NAME_FOLLOWS = /^\s+\p{Lu}\p{L}+/u;
const FULL_NAME_FOLLOWS = /^:?\s+(?:(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+)?\p{Lu}[\p{L}'’.-]+\s+(?:(?:de|del|van|von|di|da)\s+)?\p{Lu}\p{L}+/u;
const NAMES_BEFORE = /(?:\p{Lu}\p{L}+,\s)*\p{Lu}\p{L}+\s(?:and|et|e|y|en|i|a|&)\s\p{Lu}\p{L}+\s$/u;
const ROLE_WITHIN = 60;
const MAX_FOUND = 2;

/** The people behind a site who introduce themselves in its texts: "My name is Ann", "founded by Ann Lee", "Ann and Paul welcome you", a page about one person. */
export function findIntroductions(model: SiteModel): TrustFinding[] {
  const pages = speakingPages(model, ['blog', 'testimonials', 'careers', 'faq']);
  return [...pages.flatMap(introducedOn), ...pages.flatMap(pageOfPerson)].slice(0, MAX_FOUND);
}

const GROUPS = ['my-name-is', 'i-am', 'founded-by', 'hosts'] as const;

function introducedOn(one: PageModel): TrustFinding[] {
  const blocks = new Set(GROUPS.flatMap((group) => partsWithTerm(one.content, TOPIC, group)));
  const others = textsOfOthers(one);
  return [...blocks].flatMap((block) => {
    const sentence = others.has(block.selector) ? undefined : splitSentences(block.text).find(introduces);
    return sentence ? [introduction(one, sentence, block)] : [];
  });
}

function introduction({ page }: PageModel, text: string, block: Pick<TextBlock, 'selector' | 'text'>): TrustFinding {
  return { trustKind: 'team', text, confidence: CONFIDENCE.stated, quotes: [quoteOf(page, block)] };
}

function introduces(sentence: string): boolean {
  const has = (group: string, isNamed: (before: string, after: string) => boolean) =>
    matchTerms(sentence, TOPIC, group).some(({ start, end }) => isNamed(sentence.slice(0, start), sentence.slice(end)));
  return (
    has('my-name-is', (_, after) => NAME_FOLLOWS.test(after)) ||
    has('founded-by', (_, after) => FULL_NAME_FOLLOWS.test(after)) ||
    has('i-am', (_, after) => FULL_NAME_FOLLOWS.test(after) || hasTerm(after.slice(0, ROLE_WITHIN), 'people', 'lead-roles')) ||
    has('hosts', (before) => NAMES_BEFORE.test(before))
  );
}

/** A page headed by a person's name that says what this person does: "Ann Lee, Esq." above "Ann Lee is an attorney". */
function pageOfPerson(one: PageModel): TrustFinding[] {
  const { page, content } = one;
  const title = page.headings.find(({ hidden, level }) => !hidden && level === 1);
  const [name = ''] = title?.text.split(',') ?? [];
  if (!title || !PERSON_NAME.test(name) || kindOfHeading(name) !== null || hasTerm(name, 'voice', 'own')) return [];
  const about = [page.title ?? '', page.description ?? '', ...content.slice(0, 4).map(({ text }) => text)];
  const isDescribed = about.some((text) => text.includes(name) && hasTerm(text.replaceAll(name, ''), 'people', 'roles'));
  return isDescribed ? [introduction(one, title.text, title)] : [];
}
