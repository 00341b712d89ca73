import { isRed, type Verification, type VerificationEntry, type VerificationStatus } from '#contracts/verification.ts';
import { plain, type Style } from './style.ts';

const TITLES: [VerificationStatus, string][] = [
  ['lost', 'Lost'],
  ['invented', 'Invented'],
  ['not-fixed', 'Not fixed'],
  ['unchecked', 'Could not check'],
];
/** Entries printed of one status; the rest is counted. */
const MOST = 40;

const VERDICTS = { green: 'Green: nothing is red.', red: 'Red.', unchecked: 'Could not check.' };

const COLORS = { green: 'green', red: 'red', unchecked: 'yellow' } as const;

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

function entryLines({ page, element, old, new: found, why }: VerificationEntry): string[] {
  const words = [old === '' ? '' : `old: ${short(old)}`, found === '' ? '' : `new: ${short(found)}`].filter(Boolean);
  return [`  - ${page}${element === '' ? '' : `, ${element}`}: ${why}`, ...words.map((line) => `      ${line}`)];
}

function statusLines(entries: readonly VerificationEntry[], status: VerificationStatus, title: string, style: Style): string[] {
  const own = entries.filter((entry) => entry.status === status);
  if (own.length === 0) return [];
  const more = own.length > MOST ? [`  ... and ${own.length - MOST} more`] : [];
  return ['', style(isRed({ status }) ? 'red' : 'yellow', `${title} (${own.length})`), ...own.slice(0, MOST).flatMap(entryLines), ...more];
}

/** The report as text for a terminal: what is red first, then what it takes to put it right. */
export function printVerification(verification: Verification, style: Style = plain): string {
  const { url, brief, verdict, entries, fixPrompts, checks, pages, notes } = verification;
  const count = (status: VerificationStatus) => entries.filter((entry) => entry.status === status).length;
  const read = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} read, ${checks.length} checks, ${entries.length} things looked at`;
  return [
    `${url} against the brief of ${brief}`,
    `${style(COLORS[verdict], VERDICTS[verdict])} ${verdict === 'unchecked' ? notes.join(' ') : read}`,
    ...(verdict === 'unchecked'
      ? []
      : ['', `${count('kept')} kept, ${count('changed')} changed as planned, ${entries.filter(isRed).length} red`]),
    ...TITLES.flatMap(([status, title]) => statusLines(entries, status, title, style)),
    ...(fixPrompts.length === 0 ? [] : ['', `Fix prompts (${fixPrompts.length}), to paste one after the other`]),
    ...fixPrompts.flatMap(({ text }, at) => ['', `--- ${at + 1} of ${fixPrompts.length}`, text]),
    ...(verdict === 'unchecked' || notes.length === 0 ? [] : ['', 'Notes', ...notes.map((note) => `  - ${note}`)]),
    '',
  ].join('\n');
}
