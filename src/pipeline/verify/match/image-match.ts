import type { PageImage } from '#contracts/page.ts';
import type { ImagePrint } from '#contracts/verification.ts';
import { memoize } from '#text/memoize.ts';
import { tokensOf } from './tokens.ts';

/** Bits by which two prints of one image may differ: it was scaled or compressed again. */
const NEAR_BITS = 10;
/** Sides of one image differ in proportion by rounding only. */
const PROPORTION = 0.03;
/** What content networks and builders add to the name of a file: sizes, hashes, counters. */
const ADDED = /(?:[-_.@](?:\d+x\d*|\d+w|\d+|[0-9a-f]{6,}|scaled|min|copy|[1-4]x))+$/i;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The name of an image file without its folder, extension and what was added to it; '' where that says nothing. */
export const imageName = memoize((url: string): string => {
  const file = decoded(URL.parse(url)?.pathname.split('/').at(-1) ?? '');
  const stem = file.replace(/\.[a-z0-9]{2,5}$/i, '');
  const bare = stem.replace(ADDED, '') || stem;
  return bare.length < 3 ? stem.toLowerCase() : bare.toLowerCase();
});

function bitsApart(a: string, b: string): number {
  let value = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; value > 0n; value >>= 1n) bits += Number(value & 1n);
  return bits;
}

/** Whether two files show the same: by a perceptual hash, where both have one, and their proportions. */
export function isSamePrint(a: ImagePrint | undefined, b: ImagePrint | undefined): boolean {
  if (!a?.hash || !b?.hash) return false;
  const [one, other] = [a.width / a.height, b.width / b.height];
  return bitsApart(a.hash, b.hash) <= NEAR_BITS && Math.abs(one - other) / one <= PROPORTION * 4;
}

type Described = Pick<PageImage, 'src' | 'alt'>;

/** Whether an image of the new site is one of the old: by its file, its name, or its alternative text. */
export function isSameImage(old: Described, found: Described, prints: ReadonlyMap<string, ImagePrint>): boolean {
  const [a, b] = [prints.get(old.src), prints.get(found.src)];
  if (a?.hash && b?.hash) return isSamePrint(a, b);
  const name = imageName(old.src);
  const isNamed = name !== '' && (imageName(found.src) === name || decoded(found.src).toLowerCase().includes(`/${name}.`));
  const alt = tokensOf(old.alt ?? '').join(' ');
  return isNamed || (alt.length > 8 && alt === tokensOf(found.alt ?? '').join(' '));
}
