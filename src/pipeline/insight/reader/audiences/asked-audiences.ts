// Audiences that questions address: "Are you a pilot who ...?", "Do you dream of learning to fly?", "Suchen Sie eine Wohnung?".
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { lowerFirst, upperFirst } from '#text/characters.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { kindAbove, kindOfSection } from '../offers/section-kinds.ts';
import type { AddressedAudience } from './addressed-audiences.ts';

const TOPIC = 'audience-questions';
const WEIGHT = 1.8;
const WORDS = { min: 2, max: 12 };

/** The people whom questions on a page address, questions of visitors ("Do you take cards?") left out. */
export function askedOnPage({ page, sections }: PageModel): AddressedAudience[] {
  return sections.flatMap((section) => {
    const kinds = [kindOfSection(section), kindAbove(section)];
    if (kinds.includes('questions') || kinds.includes('proof')) return [];
    const { heading, blocks } = section;
    return [...(heading ? [heading] : []), ...blocks].flatMap(({ selector, text }) =>
      splitSentences(text).flatMap((sentence) => {
        const asked = sentence.trimEnd().endsWith('?') ? peopleAsked(trimLabel(sentence.trimEnd().slice(0, -1))) : '';
        return asked === '' ? [] : [{ text: upperFirst(asked), weight: WEIGHT, quote: { page, selector, text } }];
      }),
    );
  });
}

/** Who answers yes to a question, given without its mark: "People who want to fly"; '' when it asks something else. */
export function peopleAsked(question: string): string {
  const words = countWords(question);
  if (words > WORDS.max + 4 || hasTerm(question, 'audience-cues', 'no-need') || hasTerm(question, 'voice', 'we')) return '';
  const after = (group: string) => {
    const end = Math.max(0, ...matchTerms(question, TOPIC, group).map((hit) => hit.end));
    return end === 0 ? '' : question.slice(end).trim();
  };
  const theirs = (lead: string) => lowerFirst(asTheirs(question.slice(matchTerms(question, TOPIC, lead)[0]?.end ?? 0).trim()));
  const [noun, state, wish, german] = ['are-you', 'state', 'wish', 'german-verb'].map(after);
  if (state) return limited(`people ${theirs('state-lead')}`);
  if (noun) return pluralOf(noun);
  if (wish) return limited(`people who ${theirs('do-you')}`);
  return german ? limited(inGerman(question)) : '';
}

const limited = (text: string): string => (countWords(text) - 1 > WORDS.max || countWords(text) < WORDS.min + 1 ? '' : text);

const THEIRS: Readonly<Record<string, string>> = {
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  you: 'they',
};

/** A text that speaks to visitors, said of them: "sell your home" is "sell their home". */
function asTheirs(text: string): string {
  return text
    .split(' ')
    .map((word) => THEIRS[word.toLowerCase()] ?? word)
    .join(' ');
}

/** Where the name of people ends that follows "Are you a". */
const nameOf = (text: string): string => text.slice(0, matchTerms(text, TOPIC, 'name-end')[0]?.start).trim();

/** Ends of English words for people by what they do. */
const PEOPLE_ENDS = [
  'er',
  'or',
  'ist',
  'ian',
  'ant',
  'ent',
  'eur',
  'yst',
  'pilot',
  'parent',
  'company',
  'business',
  'organization',
  'couple',
  'family',
];

/** The plural of the English noun that ends a name of one: "experienced pilot" is "experienced pilots"; '' when it may be no person. */
function pluralOf(text: string): string {
  const name = nameOf(text);
  const last = foldWords(name).split(' ').at(-1) ?? '';
  if (last === '' || countWords(name) > 4) return '';
  const plural = last.endsWith('y') && !last.endsWith('ey') ? `${name.slice(0, -1)}ies` : last.endsWith('ss') ? `${name}es` : `${name}s`;
  return PEOPLE_ENDS.some((end) => last.endsWith(end)) || hasTerm(`${last}s`, 'people', 'group') ? plural : '';
}

/** "Suchen Sie eine Wohnung", "Sie suchen eine Wohnung": "Menschen, die eine Wohnung suchen". The form of address is that of the third person. */
function inGerman(question: string): string {
  const words = question.split(' ');
  const [verb = '', rest] = words[0]?.toLowerCase() === 'sie' ? [words[1], words.slice(2)] : [words[0], words.slice(2)];
  const said = rest.join(' ').replaceAll('Ihr', 'ihr').replaceAll('Ihnen', 'ihnen');
  return said === '' ? '' : `Menschen, die ${said} ${verb.toLowerCase()}`;
}
