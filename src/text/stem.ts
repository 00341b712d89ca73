/** A word without its ending, by length alone, in any alphabet: "bakery", "bakers" and "bakeries" have one stem. */
export const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);
