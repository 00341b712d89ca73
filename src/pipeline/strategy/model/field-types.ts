import { hasLetter, hasNumber } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import { distinctBy } from '#text/words.ts';

const FIELD_TYPE = /^[a-z][a-z-]{1,19}$/;
/** Types that offer choices. */
export const CHOOSING: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox']);
/** Most choices of a field that are read. */
const MOST = 40;
const QUOTES = ['"', '“', '”', '„', '«', '»'];

/** The first entry of a select that only asks to choose: `Please choose…`. */
const isPrompt = (choice: string, at: number) => at === 0 && (choice.endsWith('…') || choice.endsWith('...') || !hasLetterOrNumber(choice));
const hasLetterOrNumber = (text: string) => hasLetter(text) || hasNumber(text);

/** Parts of a text between any of these marks. */
const splitAt = (text: string, marks: readonly string[]): string[] =>
  marks.reduce((parts, mark) => parts.flatMap((part) => part.split(mark)), [text]);

const distinct = (choices: readonly string[]) =>
  distinctBy(
    choices.map(foldText).filter((choice, at) => choice !== '' && !isPrompt(choice, at)),
    (choice) => choice,
  ).slice(0, MOST);

/** A field's type as an answer writes it, which may name the choices: `select: Morning / Evening`, `number, 5 to 100`. An unknown type is text. */
export function readFieldType(asked: string): { type: string; choices: string[] } {
  const [first = ''] = splitAt(asked.trim(), [' ', ':', ',', '(']);
  const type = FIELD_TYPE.test(first.toLowerCase()) ? first.toLowerCase() : 'text';
  const at = asked.indexOf(':');
  if (at < 0 || !CHOOSING.has(type)) return { type, choices: [] };
  const list = asked.slice(at + 1);
  // A comma may be part of a choice: `Phone, TV or monitor / Other`.
  return { type, choices: distinct(splitAt(list, list.includes(' / ') ? [' / '] : [',', ';', '|'])) };
}

/** The choices of a field that the note of its form lists: `Choices of "I want to": "join", "donate".` */
export function choicesInNote(note: string, label: string): string[] {
  for (const sentence of splitSentences(note)) {
    const quoted = splitAt(sentence, QUOTES).filter((_, part) => part % 2 === 1);
    const at = quoted.indexOf(label);
    if (at >= 0 && quoted.length > at + 2) return distinct(quoted.slice(at + 1));
  }
  return [];
}
