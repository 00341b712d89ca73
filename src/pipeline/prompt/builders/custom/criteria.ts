import { foldText } from '#text/normalize.ts';
import { textsOf } from '../../../strategy/grounding/grounding.ts';
import type { PromptContext } from '../../prompt-context.ts';

const MAX_CRITERIA = 60;
const SHOWN_LENGTH = 160;

/** The single wishes of a free text: its lines or list entries, else its sentences. */
export function splitCriteria(criteria: string): string[] {
  const byLine = criteria
    .split(/\r?\n/)
    .map((line) => foldText(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')))
    .filter(Boolean);
  if (byLine.length > 1) return byLine;
  return foldText(criteria)
    .split(/(?<=[.!?;])\s+/)
    .filter(Boolean);
}

/** A fact of the site that a wish may collide with: words of such a wish, and what stands against it ('' when nothing does). */
type Collision = { wish: RegExp; against: (found: RegExpExecArray, context: PromptContext) => string };

const NUMBERS: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5 };
const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-7);
const showsProof = ({ strategy }: PromptContext, kinds: RegExp) =>
  strategy.elevate.proof.some((proof) => proof.decision === 'use' && kinds.test(proof.trustKind));
const says = ({ strategy }: PromptContext, words: string) =>
  [...textsOf(strategy)].some((text) => text.toLowerCase().includes(words.toLowerCase()));

const COLLISIONS: Collision[] = [
  {
    wish: /\b(?:only|at most|max(?:imum)?(?: of)?|exactly|just)?\s*(one|two|three|four|five|single|\d{1,3})[\s-]+(?:single\s+)?pages?\b/i,
    against([, number = ''], { strategy }) {
      const kept = strategy.engineer.pagePlan.filter((page) => page.decision === 'keep' || page.decision === 'add').length;
      const wanted = NUMBERS[number.toLowerCase()] ?? Number(number);
      return wanted < kept ? `the plan keeps ${kept} pages, so ${kept - wanted} would need redirects` : '';
    },
  },
  {
    wish: /\b(?:testimonials?|reviews?)\b/i,
    against: (_, context) =>
      showsProof(context, /testimonials|reviews/) ? '' : 'the site shows no testimonials or reviews, and none may be made up',
  },
  {
    wish: /\b(?:prices?|pricing)\b/i,
    against: (_, { strategy }) => (strategy.site.offers.some((offer) => offer.price !== '') ? '' : 'the site shows no prices'),
  },
  {
    wish: /\b(?:client|customer) logos?\b|trusted by/i,
    against: (_, context) => (showsProof(context, /client-logos/) ? '' : 'the site shows no client logos'),
  },
  { wish: /\bawards?\b/i, against: (_, context) => (showsProof(context, /awards/) ? '' : 'the site shows no award') },
  {
    wish: /\b(?:booking|appointments?)\b/i,
    against: (_, { strategy }) =>
      strategy.engineer.functions.some((entry) => entry.kind === 'booking')
        ? ''
        : 'the site has no booking today, so a provider must be chosen',
  },
  {
    wish: /\b\d[\d.,]*\+? (?:years|clients|customers|projects|awards|stars|reviews|members|users|employees|locations|countries)\b/i,
    against: ([claim], context) => (says(context, claim) ? '' : `the site does not say "${claim}"`),
  },
  {
    wish: /\b(?:since|founded in|established in) ((?:18|19|20)\d\d)\b/i,
    against: ([, year = ''], context) => (says(context, year) ? '' : `the site does not say that the business exists since ${year}`),
  },
  {
    wish: /\+?\d[\d\s()/.-]{6,}\d/,
    against: ([number], { strategy }) =>
      number.replace(/\D/g, '').length < 7 || strategy.site.contacts.some(({ value }) => lastDigits(value) === lastDigits(number))
        ? ''
        : `the site does not show the number ${number.trim()}`,
  },
  {
    wish: /\b(?:in|into) (English|German|French|Spanish|Italian|Dutch|Portuguese|Catalan|Japanese|Chinese|Polish|Turkish)\b/i,
    against: ([, wanted = ''], { language }) =>
      language === '' || wanted.toLowerCase() === language.toLowerCase()
        ? ''
        : `the texts of the site are in ${language}, so each needs a translation that the owner approves`,
  },
];

function collisionsOf(wish: string, context: PromptContext): string[] {
  return COLLISIONS.flatMap((collision) => {
    const found = collision.wish.exec(wish);
    return found ? collision.against(found, context) : [];
  }).filter(Boolean);
}

/** One line per wish, at most sixty: what to tick, and what in the facts stands against it. */
export function answerCriteria(criteria: string[], context: PromptContext): string[] {
  const answered = criteria.slice(0, MAX_CRITERIA).map((wish) => {
    const against = collisionsOf(wish, context);
    const shown = wish.length > SHOWN_LENGTH ? `${wish.slice(0, SHOWN_LENGTH)}…` : wish;
    return against.length > 0
      ? `"${shown}": collides with the facts, ${against.join('; ')}. Say how you solved it.`
      : `"${shown}": nothing in the facts stands against it. Say where it is met.`;
  });
  const rest = criteria.length - answered.length;
  return rest > 0 ? [...answered, `${rest} more criteria stand verbatim above: answer each of them in the same way.`] : answered;
}
