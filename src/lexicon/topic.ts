import { z } from 'zod';

/** Terms by language: ISO 639-1, or `any` for terms whose language is mixed or unknown. */
export const TermsByLanguage = z.record(z.string().regex(/^(?:[a-z]{2}|any)$/), z.array(z.string()).min(1));
export type TermsByLanguage = z.infer<typeof TermsByLanguage>;

/** A file of the lexicon: the words for one topic, in kinds (`groups`) where it has several. The syntax is that of createMatcher(). */
export const Topic = z
  .object({
    /** Equals the file's name. */
    topic: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    /** What the words are for, in a sentence. */
    about: z.string().min(10),
    terms: TermsByLanguage.optional(),
    groups: z.record(z.string(), TermsByLanguage).optional(),
  })
  .strict()
  .refine(({ terms, groups }) => (terms === undefined) !== (groups === undefined), 'A topic has either terms or groups.');
export type Topic = { topic: string; about: string; terms?: TermsList; groups?: Record<string, TermsList> };
/** As TypeScript sees an imported JSON file. */
export type TermsList = { [language: string]: string[] | undefined };

/** A term of a topic. Its group is '' where the topic has none; language is ISO 639-1, or `any` for terms of mixed or unknown language. */
export type Term = { topic: string; group: string; language: string; term: string };

/** All terms of topics, in order. */
export function termsOf(topics: readonly Topic[]): Term[] {
  return topics.flatMap(({ topic, terms, groups }) =>
    Object.entries(groups ?? { '': terms ?? {} }).flatMap(([group, byLanguage]) =>
      Object.entries(byLanguage).flatMap(([language, list]) => (list ?? []).map((term) => ({ topic, group, language, term }))),
    ),
  );
}
