import type { TextPart, WholeText } from '#contracts/strategy.ts';
import { hasNumber } from '#text/characters.ts';
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
  if (isSame && (part.links ?? []).every((link) => stays(link.target) && stays(link.text))) return part;
  const { pieces: _, links: __, ...rest } = part;
  const pieces = isSame ? part.pieces : part.pieces && piecesWithout(part, cutter);
  const links = (part.links ?? []).filter(
    (link) => stays(link.target) && stays(link.text) && (isSame || link.text === '' || text.includes(link.text)),
  );
  return { ...rest, text, ...(pieces && pieces.length > 0 && { pieces }), ...(links.length > 0 && { links }) };
}

/** A date or the like that an entry of a list of news has above its heading. */
const LEAD_LENGTH = 40;
const isLead = (part: TextPart | undefined) => part?.kind === 'text' && part.text.length <= LEAD_LENGTH && hasNumber(part.text);

/** Where the part below a heading ends: before the next heading of its level, or before the date above that one. */
function endOfPart(parts: readonly TextPart[], at: number): number {
  const { level = 1 } = parts[at] ?? {};
  const next = parts.findIndex((part, place) => place > at && part.kind === 'heading' && (part.level ?? 1) <= level);
  if (next < 0) return parts.length;
  return isLead(parts[at - 1]) && isLead(parts[next - 1]) ? next - 1 : next;
}

/** Places of parts that speak of what is left out: where a heading goes and the text below it loses words too, the rest of it has no subject. */
function placesWithoutSubject(parts: readonly TextPart[], left: readonly (TextPart | null)[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const [at, { kind }] of parts.entries()) {
    if (kind !== 'heading' || left[at]) continue;
    const below = parts.map((_, place) => place).slice(at + 1, endOfPart(parts, at));
    if (below.every((place) => left[place]?.text === parts[place]?.text)) continue;
    for (const place of isLead(parts[at - 1]) ? [at - 1, ...below] : below) gone.add(place);
  }
  return gone;
}

/** Parts of a page without what is left out; the same list where nothing is. */
export function partsWithout(parts: readonly TextPart[], cutter: Cutter): TextPart[] {
  const left = parts.map((part) => partWithout(part, cutter));
  const gone = placesWithoutSubject(parts, left);
  const kept = left.flatMap((part, at) => (part && !gone.has(at) ? [part] : []));
  return sameIfEqual(parts, kept);
}

/** The list before where no entry changed: what was computed from it is still right. */
const sameIfEqual = <T>(before: readonly T[], after: readonly T[]): T[] =>
  (after.length === before.length && after.every((entry, at) => entry === before[at]) ? before : after) as T[];

function wholeWithout(whole: WholeText, cutter: Cutter): WholeText {
  const { title, description } = whole;
  const [cutTitle, cutDescription] = [title, description].map((text) => text && cutter.cut(text));
  const parts = partsWithout(whole.parts, cutter);
  if (parts === whole.parts && cutTitle === title && cutDescription === description) return whole;
  return {
    ...whole,
    ...(cutTitle !== undefined && { title: cutTitle }),
    ...(cutDescription !== undefined && { description: cutDescription }),
    parts,
  };
}

/** The whole texts of pages without what is left out of each; pages without a cutter stay. The same list where nothing is left out. */
export const wholesWithout = (wholes: readonly WholeText[], cutterOf: (path: string) => Cutter | undefined): WholeText[] =>
  sameIfEqual(
    wholes,
    wholes.map((whole) => {
      const cutter = cutterOf(whole.path);
      return cutter ? wholeWithout(whole, cutter) : whole;
    }),
  );
