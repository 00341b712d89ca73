import { dropStart } from '#text/edges.ts';
import { sharesWord } from '#text/words.ts';
import { unescaped } from '../markdown/format.ts';
import { NOTES_HEADING } from '../markdown/strategy-markdown.ts';
import type { LinePair } from './markdown-lines.ts';
import { CELL_BORDER } from './markdown-lines.ts';

/** Lines that only give the text its form. */
const isForm = (line: string) => dropStart(line, ' >|:#-') === '';

const HEADING = /^#+\s+(.*)$/;

/** A line as words: without list marks, bold and escapes. */
function wordsOf(line: string): string {
  const cells = line.trim().startsWith('|')
    ? line
        .split(CELL_BORDER)
        .filter((cell) => cell.trim() !== '')
        .map((cell) => cell.trim())
        .join(': ')
    : line;
  return unescaped(cells.replace(/^\s*(?:>|[-*+]|\d+\.)\s+/, '').replaceAll('**', ''));
}

type Place = { heading: string; inNotes: boolean };

/** The notes go on below smaller headings of their own. */
function placeAfter({ inNotes }: Place, line: string, heading: string): Place {
  return { heading, inNotes: heading === NOTES_HEADING || (inNotes && line.startsWith('###')) };
}

/** What a change outside of the fields says: new words, words to leave out, or both. */
function noteOf(added: readonly string[], removed: readonly string[], heading: string): string[] {
  const where = heading === '' ? '' : `${heading}: `;
  const old = [...removed];
  const notes = added.map((line) => {
    const at = old.findIndex((before) => sharesWord(before, line));
    const before = at < 0 ? undefined : old.splice(at, 1)[0];
    return before === undefined ? `${where}${line}` : `${where}${line} (instead of: "${before}")`;
  });
  return [...notes, ...old.map((line) => `Leave out: ${where}"${line}"`)];
}

/**
 * The owner's notes: those under their own heading as they are now, and below them every other line that was added, changed or taken
 * out and is no field, each with the heading it is under.
 */
export function notesFrom(pairs: readonly LinePair[], used: ReadonlySet<LinePair>): string {
  const own: string[] = [];
  const other: string[] = [];
  let place: Place = { heading: '', inNotes: false };
  let added: string[] = [];
  let removed: string[] = [];
  const close = () => {
    other.push(...noteOf(added, removed, place.heading));
    [added, removed] = [[], []];
  };
  let isPartGone = false;
  for (const pair of pairs) {
    const { before, after } = pair;
    const heading = HEADING.exec(after ?? before ?? '')?.[1]?.trim();
    const isChanged = before !== after && !used.has(pair);
    const isNote = place.inNotes || pair.fields.some(({ ref }) => ref.field === 'notes');
    isPartGone &&= after === null;
    if (heading !== undefined && after !== null) {
      close();
      place = placeAfter(place, after, heading);
      if (isChanged && !place.inNotes) other.push(heading);
    } else if (heading !== undefined && heading !== NOTES_HEADING) {
      close();
      if (!isPartGone) other.push(`Leave out the part "${heading}".`);
      isPartGone = true;
    } else if (isNote) {
      if (after !== null) own.push(after.trimEnd());
    } else if (!isChanged) close();
    else if (!isPartGone) collect(pair, added, removed);
  }
  close();
  return [own.join('\n').trim(), ...other].filter((line) => line !== '').join('\n');
}

function collect({ before, after }: LinePair, added: string[], removed: string[]): void {
  if (after !== null && !isForm(after)) added.push(wordsOf(after));
  if (before !== null && !isForm(before)) removed.push(wordsOf(before));
}
