import type { Decision, Strategy } from '#contracts/strategy.ts';
import { digitsOf, replaceAny } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { oncePerObject } from '#text/memoize.ts';
import { cutAtSentence, shorten } from '#text/truncate.ts';
import { findPhones } from '../../crawl/extract/phone-numbers.ts';
import { openDecisions } from '../copy/leave-out.ts';
import { createSaidTexts } from '../copy/said-texts.ts';
import { isWritten } from '../is-written.ts';
import { mentions } from '../mentions.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText } from '../site-text.ts';
import ownerTasks from './owner-tasks.json' with { type: 'json' };

type WithStrategy = Pick<PromptContext, 'strategy'>;

/** One of the changes that matter most, as lines of a diagnosis. */
export type MoveCopy = { title: string; why: string; how: string; isAdvice: boolean };

/** Something the owner decides before publishing, what the builder does until then, and the words that are not shown so long. */
/** Wordings named with a decision: the copy has none of them, a few show what is meant. */
const HIDDEN_SHOWN = 2;

export type DecisionCopy = { id: string; question: string; why: string; untilThen: string; hides: string[]; isToCheck: boolean };

/** Words of the old site that the new one does not repeat; `instead` is what it says in their place, '' for nothing. */
export type LeaveOutCopy = { words: string; reason: string; why: string; instead: string; pages: string[] };

const MOVES = 5;
const LEAVE_OUT_LENGTH = 140;
/** What a decision on a phone number is about. */
const NUMBER_WORDS = ['number*', 'phone*', 'mobile*', 'telephone*'];
/** Longest words of the site next to a decision. */
const WORDS_LENGTH = 300;
/** Advice on how to keep and measure: said in lists of its own. */
const NO_MOVES = new Set(['keep-addresses', 'structured-data', 'measure', 'connect-forms', 'contrast']);

/** The moves of a strategy without an opening (older data): its advice first, then the serious issues. */
function movesOf({ opening, recommendations }: Strategy): MoveCopy[] {
  if (opening) return opening.moves.map((move) => ({ ...move, isAdvice: move.basis === 'advice' }));
  const high = recommendations.filter(({ id, impact }) => impact === 'high' && !NO_MOVES.has(id));
  return [...high.filter(({ findingIds }) => findingIds.length === 0), ...high.filter(({ findingIds }) => findingIds.length > 0)].map(
    ({ title, why }) => ({ title, why, how: '', isAdvice: false }),
  );
}

/** Whether a step is the owner's: a builder cannot ask customers or decide. */
const isForOwner = (how: string) => ownerTasks.some((words) => siteText(how).toLowerCase().startsWith(words));

/** The changes that matter most, the strongest first; at most five. `how` is '' where it is no work for a builder. */
export function moves({ strategy }: WithStrategy): MoveCopy[] {
  return movesOf(strategy)
    .map(({ title, why, how, isAdvice }) => ({
      title: dropEnd(siteText(title), '.:'),
      why: sentence(siteText(why)),
      how: isForOwner(how) ? '' : sentence(siteText(how)),
      isAdvice,
    }))
    .filter(({ title }) => title !== '')
    .slice(0, MOVES);
}

/** The site's words on a phone number that a decision is about and that no copy gives: what stays until then must be known. */
function numberAskedAbout({ question, evidence, hides = [] }: Decision, strategy: Strategy): string {
  if (!mentions(question, NUMBER_WORDS)) return '';
  const copy = digitsInCopy(strategy);
  const about = evidence
    .map(({ snippet }) => siteText(snippet))
    .find((words) => {
      const numbers = findPhones(words).map(({ value }) => digitsOf(value));
      return numbers.length > 0 && words.length <= WORDS_LENGTH && numbers.every((number) => !copy.includes(number));
    });
  return about && !hides.some((hidden) => about.includes(siteText(hidden))) ? `Today: ${quoted(about)}` : '';
}

/** The digits of all copy and contacts, in their order. */
const digitsInCopy = oncePerObject(({ craft, site }: Strategy): string => {
  const sections = craft.pages.flatMap((page) => page.sections.map(({ text, items }) => [text, items]));
  return digitsOf(JSON.stringify([sections, site.contacts.map(({ value }) => value)]));
});

/** What the owner decides before publishing, without what is answered already. */
export function decisions({ strategy }: WithStrategy): DecisionCopy[] {
  return openDecisions(strategy)
    .map((decision) => ({ ...decision, today: numberAskedAbout(decision, strategy) }))
    .map(({ id, question, why, untilThen, hides = [], basis, today }) => ({
      id,
      question: siteText(question),
      // The built-in reasons are the same on every site: the strategy has them.
      why: isWritten(strategy) ? sentence(siteText(why)) : '',
      untilThen: `${sentence(siteText(untilThen))} ${today}`.trim(),
      hides: hides.map(siteText).filter(Boolean).slice(0, HIDDEN_SHOWN),
      isToCheck: basis === 'to-check',
    }))
    .filter(({ question }) => question !== '');
}

/** Questions that improve the analysis: no answer changes what is built now. */
const NOT_FOR_BUILDERS = new Set(['competitors', 'objections', 'unread']);

/** Questions that ask for more than the site has: next to a strategist's decisions they only make the list longer. */
const FOR_MORE = new Set(['testimonials', 'testimonial-names', 'proof', 'photos', 'prices', 'offers']);

/** Words by which a strategist's decision already asks a built-in question. */
const SUBJECTS: Record<string, string[]> = {
  'form-destination': ['form', 'forms', 'inquir*', 'request*'],
  legal: ['privacy*', 'imprint*', 'legal notice*'],
  'which-address': ['address*', 'office*'],
  'which-phone': ['phone*', 'number*'],
  'dialed-number': ['phone*', 'number*', 'landline*', 'dial*'],
  'which-email': ['email*', 'mailbox*'],
  'counter-figures': ['counter*', 'count up*', 'counts up'],
};

/** What happens until a question is answered. */
function untilAnswered(id: string): string {
  if (id === 'form-destination') return 'The form is built, and connected before launch.';
  if (id === 'languages') return 'Every page that is kept stays in its language.';
  if (id === 'tracking') return 'Tracking stays as it is today.';
  if (id === 'counter-figures') return 'The figures of the code, as plain text.';
  if (id === 'dialed-number') return 'The number that visitors read, also in the link.';
  return id.startsWith('which-') ? 'Show what the contact details list.' : 'Leave it out.';
}

/** The open questions that are not among the decisions: until they are answered, the spot is left out; of several contacts all are shown. */
export function openQuestions(context: WithStrategy): DecisionCopy[] {
  const { opening, diagnose, answers = [] } = context.strategy;
  const settled = new Set([...answers, ...(opening?.decisions ?? [])].map(({ id }) => id));
  const open = decisions(context);
  const asked = new Set(open.map(({ question }) => question));
  const decided = open.map(({ question, why }) => `${question} ${why}`);
  const isDecided = (id: string) => FOR_MORE.has(id) || decided.some((text) => mentions(text, SUBJECTS[id] ?? []));
  const isBuilt = (id: string) => !NOT_FOR_BUILDERS.has(id) && !(isWritten(context.strategy) && isDecided(id));
  return diagnose.questions
    .filter(({ id, question }) => !settled.has(id) && isBuilt(id) && !asked.has(siteText(question)))
    .map(({ id, question }) => ({
      ...{ id, question: siteText(question), why: '', hides: [], isToCheck: false },
      untilThen: untilAnswered(id),
    }));
}

/** Words of the old site that are left out, shortened, with the reason. */
export function leftOut({ strategy }: WithStrategy): LeaveOutCopy[] {
  // What waits for a decision is named with it.
  const hidden = new Set(openDecisions(strategy).flatMap(({ hides = [] }) => hides));
  return (strategy.opening?.leaveOut ?? [])
    .filter(({ text, instead = '' }) => instead !== '' || !hidden.has(text))
    .map(({ text, reason, why, instead = '', pages }) => ({
      words: shorten(siteText(text), LEAVE_OUT_LENGTH),
      reason,
      why: sentence(siteText(why)),
      instead: siteText(instead),
      pages: pages.map(siteText),
    }))
    .filter(({ words }) => words !== '');
}

/** What the new site has to become; '' without a strategist. */
export function aim({ strategy: { opening } }: WithStrategy): string {
  return sentence(siteText(opening?.aim ?? ''));
}

/** The buyers, the most important first. */
export function forWhom({ strategy: { opening, craft } }: WithStrategy): string[] {
  if (opening && opening.forWhom.length > 0) return opening.forWhom.map(({ text }) => siteText(text)).filter(Boolean);
  return craft.visitors
    .map(({ who, goal }) => ({ who: siteText(who), goal: siteText(goal) }))
    .filter(({ who }) => who !== '')
    .map(({ who, goal }) => (goal ? `${who}: ${goal}` : who));
}

const NAME_LENGTH = 120;
/** A proof is told in whole sentences of at most so many characters, or not here. */
const BELIEVE_LENGTH = 260;

/** The buyers in few words, without what they come for. */
export function buyers(context: WithStrategy): string[] {
  return forWhom(context).map((text) => /^([^:“"]{2,80}):/u.exec(text)?.[1] ?? shorten(replaceAny(text, '"“”', ''), NAME_LENGTH));
}

/** The one promise; '' where only the headline says it. */
export function promise({ strategy: { opening, craft } }: WithStrategy): string {
  const text = siteText(opening?.promise.text ?? '');
  return text.toLowerCase() === siteText(craft.headline.text).toLowerCase() ? '' : text;
}

/** Why a visitor should believe the promise, without what the copy in `shown` says. */
export function believe({ strategy: { opening } }: WithStrategy, shown = ''): string[] {
  const said = createSaidTexts();
  said.add(shown);
  return (opening?.believe ?? [])
    .filter(({ text }) => !said.has(text))
    .map(({ text, kind }) => ({ words: cutAtSentence(siteText(text), BELIEVE_LENGTH), kind }))
    .filter(({ words }) => words !== '' && !words.endsWith('…'))
    .map(({ words, kind }) => (kind === 'observed' ? quoted(words) : words));
}

/** The owner's own decisions, a line each: answers to open questions, then the notes. */
export function ownerDecisions({ strategy: { answers = [] }, notes }: PromptContext): string[] {
  const answered = answers
    .filter(({ answer }) => siteText(answer) !== '')
    .map(({ question, answer }) => `${siteText(question)} ${sentence(siteText(answer))}`.trim());
  const lines = notes
    .split('\n')
    .map((line) => siteText(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+|^\s*#+\s*/, '')))
    .filter(Boolean);
  return [...answered, ...lines];
}
