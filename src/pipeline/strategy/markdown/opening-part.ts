import type { CopyLine, Decision, LeaveOut, Move, Strategy } from '#contracts/strategy.ts';
import { cutAtWord } from '#text/truncate.ts';
import { pathOf } from '../read-site.ts';
import { markField } from './field-marks.ts';
import { list, part, plain, quoted, quotes, table } from './format.ts';
import { namePages } from './sentences.ts';

const LEFT_OUT_LENGTH = 160;

/** How a question is answered in the text. */
export const ANSWER_HINT = 'Write your answer behind a question to close it.';

/** A line with the pages it comes from; the owner's words are marked as such. */
function sourced({ text, kind, evidence }: CopyLine, host: string): string {
  if (kind === 'owner') return `${plain(text)} (your words)`;
  const paths = namePages([...new Set(evidence.map(({ url }) => pathOf(url, host)))]);
  return paths === '' ? plain(text) : `${plain(text)} (${plain(paths)})`;
}

function moveText({ title, why, how, effort, basis, evidence }: Move, index: number, host: string): string {
  const proof = quotes(evidence, host, 1);
  const notes = [`effort ${effort}`, ...(basis === 'advice' ? ['advice from general experience'] : [])].join(', ');
  return `${index + 1}. **${plain(title)}.** ${plain(why)} ${plain(how)} (${notes})${proof === '' ? '' : ` Today: ${proof}.`}`;
}

/** What is left out, with what is said in its place where there is anything. */
function leaveOutTable(leaveOut: readonly LeaveOut[]): string {
  const hasInstead = leaveOut.some(({ instead = '' }) => instead !== '');
  const rows = leaveOut.map(({ text, instead = '', why, pages }) => [
    `"${plain(cutAtWord(text, LEFT_OUT_LENGTH))}"`,
    ...(hasInstead ? [instead === '' ? 'nothing' : `"${plain(instead)}"`] : []),
    plain(why),
    plain(namePages(pages)),
  ]);
  return table(['Words on the site', ...(hasInstead ? ['Instead'] : []), 'Why', 'Pages'], rows);
}

function decisionText({ id, question, why, untilThen, hides = [] }: Decision, index: number): string {
  const hidden = hides.length === 0 ? '' : ` Not shown until then: ${hides.map(quoted).join(', ')}.`;
  return `${index + 1}. **${plain(question)}** ${plain(why)} Until then: ${plain(untilThen)}${hidden}${markField({ field: 'question', id }, '')}`;
}

/** The page that opens the strategy; '' in older data. */
export function openingPart({ opening, site }: Strategy): string {
  if (!opening) return '';
  const { aim = '', keep = [], forWhom, promise, believe, moves, stays, leaveOut, decisions } = opening;
  const isAsked = decisions.some(({ id }) => id === 'visitors');
  const nobody = isAsked
    ? 'No page says it clearly enough, so it is a question below.'
    : 'No page says it clearly enough. Confirm in the analysis whom the site is for.';
  return part(
    '## On one page',
    part('### The aim', plain(aim)),
    part('### For whom', forWhom.length === 0 ? nobody : list(forWhom.map((line) => sourced(line, site.host)))),
    part(
      '### The promise',
      `> ${markField({ field: 'promise' }, plain(promise.text))}`,
      believe.length === 0 ? '' : `Why to believe it:`,
      list(believe.map((line) => sourced(line, site.host))),
    ),
    part(
      moves.length === 5 ? '### Five moves' : '### The moves that matter most',
      moves.map((move, index) => moveText(move, index, site.host)).join('\n'),
    ),
    part('### What stays', list([...keep.map((line) => sourced(line, site.host)), ...stays.map(plain)])),
    part('### Leave out', leaveOutTable(leaveOut)),
    part('### Decide before launch', decisions.length === 0 ? '' : ANSWER_HINT, decisions.map(decisionText).join('\n')),
  );
}
