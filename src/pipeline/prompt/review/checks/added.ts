import type { PromptCorrection } from '#contracts/prompt-review.ts';
import { listNumber } from '../../list-number.ts';

/** Lines of the new words that the old ones do not have, without indent. */
export function addedLines({ find, replace }: PromptCorrection): string[] {
  const old = new Set(find.split('\n').map((line) => line.trim()));
  return replace
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !old.has(line));
}

/** A line's words in quotation marks, which visitors see, and the rest, which speaks to the builder. */
export function splitCopy(line: string): { copy: string[]; instruction: string } {
  const copy: string[] = [];
  // The heading of a section: `2. **Ways to us** (Two columns)`.
  const [number = '', heading = '', ...rest] = line.split('**');
  const isHeading = rest.length > 0 && listNumber(line.trim())?.rest.startsWith('**') === true;
  if (isHeading) copy.push(heading);
  const instruction = (isHeading ? `${number}${rest.join('**')}` : line).replace(
    /"([^"\n]*)"|“([^”\n]*)”|'([^'\n]{30,})'/gu,
    (_all, straight?: string, curved?: string, single?: string) => {
      copy.push(straight ?? curved ?? single ?? '');
      return ' | ';
    },
  );
  return { copy: copy.filter((words) => words.trim() !== ''), instruction };
}
