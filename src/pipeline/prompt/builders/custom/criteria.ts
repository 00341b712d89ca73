import { foldText } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import { PHONE_DIGITS, phoneKey } from '#text/words.ts';
import { textsOf } from '../../../strategy/grounding/grounding.ts';
import { mentions } from '../../mentions.ts';
import type { PromptContext } from '../../prompt-context.ts';

const MAX_CRITERIA = 60;
const SHOWN_LENGTH = 160;

const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** The single criteria of a free text: its lines or list entries, else its sentences. */
export function splitCriteria(criteria: string): string[] {
  const byLine = criteria
    .split('\n')
    .map((line) => foldText(line.replace(LIST_MARK, '')))
    .filter(Boolean);
  return byLine.length > 1 ? byLine : splitSentences(foldText(criteria)).map(foldText).filter(Boolean);
}

const NUMBERS: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5 };
const PAGE_COUNT = /\b(one|two|three|four|five|single|\d{1,3})[\s-]+(?:single\s+)?pages?\b/i;
const CLAIM = /\b\d[\d.,]*\+? (?:years|clients|customers|projects|awards|stars|reviews|members|users|employees|locations|countries)\b/i;
const FOUNDING_YEAR = /\b(?:since|founded in|established in) ((?:18|19|20)\d\d)\b/i;
const PHONE = /\+?\d[\d\s()/.-]{6,}\d/;
const LANGUAGES = [
  ...['English', 'German', 'French', 'Spanish', 'Italian', 'Dutch', 'Portuguese', 'Catalan', 'Japanese', 'Chinese', 'Polish'],
  'Turkish',
];

const showsProof = ({ strategy }: PromptContext, kinds: string[]) =>
  strategy.elevate.proof.some((proof) => proof.decision === 'use' && kinds.includes(proof.trustKind));
const says = ({ strategy }: PromptContext, words: string) =>
  [...textsOf(strategy)].some((text) => text.toLowerCase().includes(words.toLowerCase()));

/** Criteria that ask to show something the site may not have: their words, whether the site has it, and what to say if not. */
const NEEDED: { words: string[]; isThere(context: PromptContext): boolean; conflict: string }[] = [
  {
    words: ['testimonial', 'testimonials', 'review', 'reviews'],
    isThere: (context) => showsProof(context, ['testimonials', 'reviews']),
    conflict: 'the site shows no testimonials or reviews, and none may be made up',
  },
  {
    words: ['price', 'prices', 'pricing'],
    isThere: ({ strategy }) => strategy.site.offers.some((offer) => offer.price !== ''),
    conflict: 'the site shows no prices',
  },
  {
    words: ['client logo', 'client logos', 'customer logo', 'customer logos', 'trusted by'],
    isThere: (context) => showsProof(context, ['client-logos']),
    conflict: 'the site shows no client logos',
  },
  { words: ['award', 'awards'], isThere: (context) => showsProof(context, ['awards']), conflict: 'the site shows no award' },
  {
    words: ['booking', 'appointment', 'appointments'],
    isThere: ({ strategy }) => strategy.engineer.functions.some((entry) => entry.kind === 'booking'),
    conflict: 'the site has no booking today, so a provider must be chosen',
  },
];

function pageCountConflict(criterion: string, { strategy }: PromptContext): string {
  const number = PAGE_COUNT.exec(criterion)?.[1]?.toLowerCase();
  if (number === undefined) return '';
  const kept = strategy.engineer.pagePlan.filter(({ decision }) => decision === 'keep' || decision === 'add').length;
  const wanted = NUMBERS[number] ?? Number(number);
  return wanted < kept ? `the plan keeps ${kept} pages, and the others would need redirects` : '';
}

function claimConflict(criterion: string, context: PromptContext): string {
  const claim = CLAIM.exec(criterion)?.[0] ?? '';
  return claim === '' || says(context, claim) ? '' : `the site does not say "${claim}"`;
}

function foundingConflict(criterion: string, context: PromptContext): string {
  const year = FOUNDING_YEAR.exec(criterion)?.[1] ?? '';
  return year === '' || says(context, year) ? '' : `the site does not say that the business has existed since ${year}`;
}

function phoneConflict(criterion: string, { strategy }: PromptContext): string {
  const number = PHONE.exec(criterion)?.[0].trim() ?? '';
  const key = phoneKey(number);
  const isKnown = strategy.site.contacts.some(({ value }) => phoneKey(value) === key);
  return key.length < PHONE_DIGITS || isKnown ? '' : `the site does not show the number ${number}`;
}

function languageConflict(criterion: string, { language }: PromptContext): string {
  const wanted = LANGUAGES.find((name) => mentions(criterion.toLowerCase(), [`in ${name.toLowerCase()}`, `into ${name.toLowerCase()}`]));
  return wanted === undefined || language === '' || wanted === language
    ? ''
    : `the texts of the site are in ${language}, so each needs a translation that the owner approves`;
}

function conflictsOf(criterion: string, context: PromptContext): string[] {
  return [
    pageCountConflict(criterion, context),
    ...NEEDED.map(({ words, isThere, conflict }) => (mentions(criterion, words) && !isThere(context) ? conflict : '')),
    claimConflict(criterion, context),
    foundingConflict(criterion, context),
    phoneConflict(criterion, context),
    languageConflict(criterion, context),
  ].filter((conflict) => conflict !== '');
}

/** One line per criterion, at most sixty: what to check, and which facts conflict with it. */
export function answerCriteria(criteria: string[], context: PromptContext): string[] {
  const answered = criteria.slice(0, MAX_CRITERIA).map((criterion) => {
    const conflicts = conflictsOf(criterion, context);
    const shown = criterion.length > SHOWN_LENGTH ? `${criterion.slice(0, SHOWN_LENGTH)}…` : criterion;
    return conflicts.length > 0
      ? `"${shown}": conflicts with the facts, ${conflicts.join('; ')}. Say how you resolved it.`
      : `"${shown}": does not conflict with the facts. Say where it is met.`;
  });
  const rest = criteria.length - answered.length;
  return rest > 0 ? [...answered, `${rest} more criteria appear verbatim above: answer each of them in the same way.`] : answered;
}
