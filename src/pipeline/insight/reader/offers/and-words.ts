/** Words for "and" between parts of a name or a list. */
export const AND_WORDS: ReadonlySet<string> = new Set([
  ...['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', 'i', 'a', 'oraz', 'és', 'și', 'и', 'та', 'και', 've'],
  ...['or', 'oder', 'ou', 'o', '&'],
]);
