import type { CopyLine, Strategy } from '#contracts/strategy.ts';
import { startsSmall } from '#text/characters.ts';
import { endsSentence, splitSentences } from '#text/segment.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, siteText } from '../site-text.ts';
import { differenceLines } from './business.ts';
import { menuLines } from './menu.ts';
import { aim, believe, decisions, forWhom, leftOut, moves, openQuestions, ownerDecisions, promise } from './opening.ts';
import type { Wording } from './wording.ts';

/** What a builder calls the parts of a brief, in the order in which they are given; `aim` and `promise` open their sentence. */
export type BriefHeadings = Record<
  'owner' | 'aim' | 'visitors' | 'promise' | 'reasons' | 'moves' | 'keep' | 'decide' | 'menu' | 'leaveOut',
  string
>;

/** The parts of a brief as texts with their headings, '' where there is nothing to say. */
export type BriefParts = Record<keyof BriefHeadings, string>;

/** As many as a strategist is asked for. */
const KEPT = 8;
const DIFFERENCES = 3;

/** Longest words of the site in front of the reason to keep them. */
const KEPT_LENGTH = 160;

/** The whole sentences of a snippet, which may begin and end inside of one. */
function wholeSentences(snippet: string): string {
  const [first = '', ...rest] = splitSentences(snippet);
  const sentences = rest.length > 0 && startsSmall(first) ? rest : [first, ...rest];
  const isCut = sentences.length > 1 && !endsSentence(sentences.at(-1) ?? '');
  return (isCut ? sentences.slice(0, -1) : sentences).join(' ');
}

/** A line to keep; a reason with the words of the site that it is about. */
function keepText({ text, kind, evidence }: CopyLine, strategy: Strategy): string {
  if (kind === 'observed') return quoted(text);
  const words = siteText(wholeSentences(evidence[0]?.snippet ?? ''));
  const isNamed = words !== '' && words.length <= KEPT_LENGTH && !leftOutTexts(strategy)(words);
  return isNamed ? `${quoted(words)} ${siteText(text)}` : siteText(text);
}

/** What a strategist wants to survive the rebuild; without one the copy itself keeps what is good. */
function keepers({ strategy }: PromptContext): string[] {
  const lines = (strategy.opening?.keep ?? []).map((line) => keepText(line, strategy));
  return lines.filter(Boolean).slice(0, KEPT);
}

const afterWord = (word: string, text: string) => text && `${word} ${text}`.trim();

/**
 * What every document says before the pages: decided by the owner, aim, visitors, promise, diagnosis, what stays, what is open, what goes.
 * Nothing that the copy in `shown` says, and no reason whose very words are in `later`.
 */
export function briefParts(
  context: PromptContext,
  { brief, mark, move, decisions: table, leaveOut }: Wording,
  shown = '',
  later = '',
): BriefParts {
  const { headline, subhead } = context.strategy.craft;
  const given = `${shown} ${headline.text} ${subhead.text}`;
  const rows = [...decisions(context), ...openQuestions(context)];
  const out = leftOut(context);
  const reasons =
    believe(context).length > 0 ? believe(context, given) : differenceLines(context, `${shown} ${promise(context)}`).slice(0, DIFFERENCES);
  const owner = ownerDecisions(context).filter((line) => !shown.includes(line));
  return {
    owner: headed(brief.owner, bullets(owner, mark)),
    aim: afterWord(brief.aim, aim(context)),
    visitors: headed(
      brief.visitors,
      bullets(
        forWhom(context).filter((who) => !shown.includes(who)),
        mark,
      ),
    ),
    promise: afterWord(brief.promise, promise(context)),
    reasons: headed(
      brief.reasons,
      bullets(
        reasons.filter((line) => !later.includes(line)),
        mark,
      ),
    ),
    moves: headed(brief.moves, moves(context).map(move).join('\n')),
    keep: headed(brief.keep, bullets(keepers(context), mark)),
    decide: headed(brief.decide, rows.length > 0 ? table(rows) : ''),
    menu: headed(brief.menu, bullets(menuLines(context), mark)),
    leaveOut: headed(brief.leaveOut, out.length > 0 ? leaveOut(out) : ''),
  };
}

/** All parts of a brief as one text. */
export function briefText(context: PromptContext, wording: Wording, shown = ''): string {
  return paragraphs(...Object.values(briefParts(context, wording, shown)));
}
