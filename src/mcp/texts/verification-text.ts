import { isRed, type Verification, type VerificationEntry } from '#contracts/verification.ts';

const QUOTE_LENGTH = 200;

const quote = (label: string, text: string) => (text === '' ? '' : ` ${label}: "${text.replaceAll('\n', ' ').slice(0, QUOTE_LENGTH)}".`);
const line = ({ status, page, element, why, old, new: now }: VerificationEntry) =>
  `- ${status}: ${page} ${element} ${why.replaceAll('\n', ' ')}${quote('Before', old)}${quote('Now', now)}`;

/** A report as text: what is red, the fix prompts, what could not be checked, notes. */
export function verificationText({ url, brief, verdict, entries, fixPrompts, notes }: Verification): string {
  const list = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', `## ${title}`, ...lines]);
  return [
    `# Check of ${url} against the brief of ${brief}: ${verdict}`,
    ...list('Red', entries.filter(isRed).map(line)),
    ...fixPrompts.flatMap(({ text }, at) => ['', `## Fix prompt ${at + 1} of ${fixPrompts.length}`, text]),
    ...list('Could not check', entries.filter(({ status }) => status === 'unchecked').map(line)),
    ...list(
      'Notes',
      notes.map((note) => `- ${note}`),
    ),
  ].join('\n');
}
