import type { TextBlock } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasAny, hasLetter, hasNumber, letterRuns, startsWithCapital } from '#text/characters.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { bareSpeaker } from '#text/sayings.ts';
import { countWords } from '#text/segment.ts';

/** The most letters that an image of initials shows. */
const MAX_INITIALS = 3;

/** The name in a line that says who spoke, without the initials of an image in front: "RERoar E." of "RE" and "Roar E."; '' for a label. */
export function speakerName(line: string): string {
  const name = bareSpeaker(line);
  const [first = ''] = name.split(',');
  const [label] = matchTerms(first, 'proof-labels', 'no-author');
  if (label && (label.from === 0 || !PERSON_NAME.test(first))) return '';
  for (let length = MAX_INITIALS; length > 0; length -= 1) {
    const rest = name.slice(length).trimStart();
    if (startsWithCapital(rest) && initialsOf(rest).startsWith(name.slice(0, length))) return rest;
  }
  return name;
}

/** The first letters of the words of a name. */
const initialsOf = (name: string): string =>
  letterRuns(name)
    .map((word) => word.charAt(0))
    .join('');

/**
 * A name and the line below it, which the markup gives as one text, with a comma between them: "Ann Carter" and "Baker in Leeds". That
 * someone is a guest or client goes without saying.
 */
export function linesOfSpeaker(author: string, content: readonly TextBlock[]): string {
  const lines = new Set(content.map(({ text }) => text));
  const name = [...lines].find((line) => author.startsWith(`${line} `) && lines.has(author.slice(line.length + 1)));
  if (name === undefined) return author;
  const below = author.slice(name.length + 1);
  return hasTerm(below, 'proof-labels', 'no-author') ? name : `${name}, ${below}`;
}

/** Whether a line is a name and nothing else: "Ann Carter", "Anna K.", or a first name alone. */
const isName = ({ text }: TextBlock): boolean =>
  PERSON_NAME.test(text) ||
  (countWords(text) === 1 && text.length > 2 && startsWithCapital(text) && !hasNumber(text) && !hasAny(text, '.,:;!?★'));

/**
 * Who said each of several texts of a section, where each has a name above it, as on cards of a review service: the first name is above the
 * first text, and none is below the last. No entries where names are below, as in most sections.
 */
export function speakersAbove(blocks: readonly TextBlock[], said: readonly TextBlock[]): ReadonlyMap<TextBlock, string> {
  const none = new Map<TextBlock, string>();
  const ends = said.map((block) => blocks.indexOf(block));
  const names = ends.map((end, at) => blocks.slice((ends[at - 1] ?? -1) + 1, end).find(isName));
  const after = blocks.slice((ends.at(-1) ?? 0) + 1).filter(({ text }) => hasLetter(text));
  if (said.length < 2 || names.includes(undefined) || after.some(isName)) return none;
  return new Map(said.map((block, at) => [block, names[at]?.text ?? '']));
}
