// Lists and titled texts that a page writes as lines of one paragraph, read as if they were elements of their own.
import type { TextBlock } from '#contracts/page.ts';
import { hasLetter, startsWithCapital } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import { countWords } from '#text/segment.ts';

const BULLETS = '-–—•·*✓✔✅●▪►▸➤→»';
/** Fewest entries of a list, and fewest titles with a text below. */
const MIN_ENTRIES = 2;
const MAX_TITLE_WORDS = 6;
const MIN_TEXT_WORDS = 8;

/** What a line that is a title becomes. */
export const TITLE_TAG = 'strong';

/** The blocks, with each paragraph that is a list in lines ("- Bread", "- Cakes") or titles above texts taken apart. */
export const withLineLists = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.flatMap((block) => bulleted(block) ?? titled(block) ?? block);

const withoutBullet = (line: string): string => dropStart(line, `${BULLETS} `);

function bulleted(block: TextBlock): TextBlock[] | null {
  const { pieces = [], tag } = block;
  if (tag === 'tr' || tag === 'li') return null;
  const entries = pieces.filter((line) => BULLETS.includes(line.charAt(0)) && hasLetter(line));
  if (entries.length < MIN_ENTRIES) return null;
  return pieces.map((text) => ({
    ...block,
    pieces: undefined,
    ...(entries.includes(text) ? { tag: 'li', text: withoutBullet(text) } : { text }),
  }));
}

function titled(block: TextBlock): TextBlock[] | null {
  const { pieces = [], tag } = block;
  if (tag === 'tr' || tag === 'li') return null;
  const isTitle = (line: string, at: number) =>
    countWords(line) <= MAX_TITLE_WORDS &&
    startsWithCapital(line) &&
    !'.,;:!?'.includes(line.at(-1) ?? '.') &&
    countWords(pieces[at + 1] ?? '') >= MIN_TEXT_WORDS;
  const titles = pieces.filter(isTitle);
  if (titles.length < MIN_ENTRIES) return null;
  return pieces.map((text, at) => ({ ...block, pieces: undefined, text, tag: isTitle(text, at) ? TITLE_TAG : 'p' }));
}
