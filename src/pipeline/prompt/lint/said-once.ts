import { wordsIn } from '../../strategy/grounding/word-index.ts';
import { type Lint, passed, type Verdict } from './lint.ts';
import type { LintSubject } from './subject.ts';

/** Shorter lines are labels, fields and buttons. */
const FEWEST_WORDS = 12;
/** From so many repeated lines on it is a rule of the text, not a slip. */
const MANY = 4;
/** Words in quotation marks. */
export const QUOTED = /"[^"\n]*"|“[^”\n]*”/gu;

/** Head data is given for each page by itself. */
const HEAD_BLOCKS = new Set(['head', 'settings', 'seo']);
const HEAD_LINE = /^\s*(?:h1|title|description)\b/i;

/** An image may be on several pages. */
const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|svg)\b/iu;

/** Lines that occur again, addresses aside, each with its second place. Builders whose blocks are pasted one by one repeat copy where it is needed. */
export function repeatedLines(lines: LintSubject['lines'], hasMemory: boolean): LintSubject['lines'] {
  const seen = new Set<string>();
  return lines.filter(({ text, blockId }) => {
    // Names in a row, such as those of sections, are no text of their own.
    const isList = (text.match(QUOTED) ?? []).length > 1;
    const words = wordsIn(isList ? text.replace(QUOTED, '…') : text);
    if (words.length < FEWEST_WORDS || HEAD_BLOCKS.has(blockId) || HEAD_LINE.test(text) || text.includes('://') || IMAGE.test(text))
      return false;
    const key = `${hasMemory ? '' : blockId} ${words.join(' ')}`;
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain;
  });
}

export const saidOnce: Lint = {
  id: 'said-once',
  point: 24,
  gate: false,
  title: 'Nothing is said twice',
  check({ lines, builder }): Verdict {
    const again = repeatedLines(lines, builder.hasMemory);
    const [first] = again;
    if (!first) return passed('No line is repeated.');
    const reason = `${again.length === 1 ? 'A line is' : `${again.length} lines are`} repeated: ${first.text.replace(QUOTED, '…').trim().slice(0, 60)}.`;
    return { marks: again.length >= MANY ? 0 : 1, reason, blockId: first.blockId, excerpt: first.text.trim() };
  },
};
