import type { Strategy } from '#contracts/strategy.ts';
import { shorten } from '#text/truncate.ts';
import { createSaidTexts } from '../copy/said-texts.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText } from '../site-text.ts';

type WithStrategy = Pick<PromptContext, 'strategy'>;

/** One of the changes that matter most, as lines of a diagnosis. */
export type MoveCopy = { title: string; why: string; how: string; isAdvice: boolean };

/** Something the owner decides before publishing, and what the builder does until then. */
export type DecisionCopy = { id: string; question: string; why: string; untilThen: string; isToCheck: boolean };

/** Words of the old site that the new one does not repeat. */
export type LeaveOutCopy = { words: string; reason: string; why: string; pages: string[] };

const MOVES = 5;
const LEAVE_OUT_LENGTH = 140;
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

/** The changes that matter most, the strongest first; at most five. */
export function moves({ strategy }: WithStrategy): MoveCopy[] {
  return movesOf(strategy)
    .map(({ title, why, how, isAdvice }) => ({
      title: siteText(title).replace(/[.:]$/, ''),
      why: sentence(siteText(why)),
      how: sentence(siteText(how)),
      isAdvice,
    }))
    .filter(({ title }) => title !== '')
    .slice(0, MOVES);
}

/** What the owner decides before publishing, without what is answered already. */
export function decisions({ strategy: { opening, answers = [] } }: WithStrategy): DecisionCopy[] {
  const answered = new Set(answers.map(({ id }) => id));
  return (opening?.decisions ?? [])
    .filter(({ id }) => !answered.has(id))
    .map(({ id, question, why, untilThen, basis }) => ({
      id,
      question: siteText(question),
      why: sentence(siteText(why)),
      untilThen: sentence(siteText(untilThen)),
      isToCheck: basis === 'to-check',
    }))
    .filter(({ question }) => question !== '');
}

/** The open questions that are not among the decisions, each with the reason for asking. */
export function openQuestions(context: WithStrategy): string[] {
  const { opening, diagnose, answers = [] } = context.strategy;
  const settled = new Set([...answers, ...(opening?.decisions ?? [])].map(({ id }) => id));
  const asked = new Set(decisions(context).map(({ question }) => question));
  return diagnose.questions
    .filter(({ id, question }) => !settled.has(id) && !asked.has(siteText(question)))
    .map(({ question, why }) => `${siteText(question)}${why ? ` ${sentence(siteText(why))}` : ''}`);
}

/** Words of the old site that are left out, shortened, with the reason. */
export function leftOut({ strategy: { opening } }: WithStrategy): LeaveOutCopy[] {
  return (opening?.leaveOut ?? [])
    .map(({ text, reason, why, pages }) => ({
      words: shorten(siteText(text), LEAVE_OUT_LENGTH),
      reason,
      why: sentence(siteText(why)),
      pages: pages.map(siteText),
    }))
    .filter(({ words }) => words !== '');
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
/** Proof is given whole in its own list. */
const BELIEVE_LENGTH = 70;

/** The buyers in few words, without what they come for. */
export function buyers(context: WithStrategy): string[] {
  return forWhom(context).map((text) => /^([^:“"]{2,80}):/u.exec(text)?.[1] ?? shorten(text.replace(/["“”]/gu, ''), NAME_LENGTH));
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
    .map(({ text, kind }) => {
      const words = shorten(siteText(text), BELIEVE_LENGTH);
      return kind === 'observed' ? quoted(words) : words;
    })
    .filter(Boolean);
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
