/** FNV-1a, 32 bits: offset basis and prime (draft-eastlake-fnv, section 5). The second basis makes a second, independent sum. */
const BASES = [0x811c9dc5, 0x1b873593] as const;
const PRIME = 0x01000193;

/**
 * A short hash of a text, to detect concurrent edits (an ETag). Not cryptographic. A missing text counts as an empty one.
 */
export function etagOf(text: string | null): string {
  const value = text ?? '';
  const sums = BASES.map((basis) => {
    let sum: number = basis;
    for (let at = 0; at < value.length; at += 1) sum = Math.imul(sum ^ value.charCodeAt(at), PRIME);
    return (sum >>> 0).toString(36);
  });
  return [value.length.toString(36), ...sums].join('-');
}
