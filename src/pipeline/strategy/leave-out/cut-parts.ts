import type { TextPart, WholeText } from '#contracts/strategy.ts';
import { isQuotation } from '#text/words.ts';
import type { Cutter } from './cut-sentences.ts';

/** Parts whose text is an address or a purpose. */
const NO_WORDS = new Set<TextPart['kind']>(['image', 'embed', 'form']);

/** The pieces of a text that was cut; undefined where what is left out goes over the ends of pieces. */
function piecesWithout({ kind, pieces = [] }: TextPart, { cut }: Cutter): string[] | undefined {
  const left = pieces.map(cut);
  const all = left.filter(Boolean).join(' ');
  if (cut(all) !== all) return undefined;
  return kind === 'row' ? left : left.filter(Boolean);
}

/** A part without what is left out; null where nothing is left of it. Images and forms stay. */
function partWithout(part: TextPart, cutter: Cutter): TextPart | null {
  const { cut } = cutter;
  const stays = (words: string) => cut(words) === words;
  if (NO_WORDS.has(part.kind)) return part;
  const text = cut(part.text);
  // Words of others are kept whole or not at all.
  if (text === '' || (text !== part.text && (part.kind === 'quote' || isQuotation(part.text)))) return null;
  const isSame = text === part.text;
  const { pieces: _, links: __, ...rest } = part;
  const pieces = isSame ? part.pieces : part.pieces && piecesWithout(part, cutter);
  const links = (part.links ?? []).filter(
    (link) => stays(link.target) && stays(link.text) && (isSame || link.text === '' || text.includes(link.text)),
  );
  return { ...rest, text, ...(pieces && pieces.length > 0 && { pieces }), ...(links.length > 0 && { links }) };
}

/** Parts of a page without what is left out. */
export const partsWithout = (parts: readonly TextPart[], cutter: Cutter): TextPart[] =>
  parts.flatMap((part) => partWithout(part, cutter) ?? []);

/** A page's whole text without what is left out. */
export function wholeWithout(whole: WholeText, cutter: Cutter): WholeText {
  const { title, description, parts } = whole;
  return {
    ...whole,
    ...(title !== undefined && { title: cutter.cut(title) }),
    ...(description !== undefined && { description: cutter.cut(description) }),
    parts: partsWithout(parts, cutter),
  };
}
