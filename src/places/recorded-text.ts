import { withoutTags } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';

const MAX_LENGTH = 80;

/** Text that anybody may have recorded: on one line, without markup and invisible characters, cut. */
export function recordedText(text: string | undefined | null): string {
  return foldText(withoutTags(text ?? '').replace(/[\p{C}<>]/gu, ' '))
    .slice(0, MAX_LENGTH)
    .trim();
}
