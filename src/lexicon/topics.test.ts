import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldWords } from '#text/normalize.ts';
import { Topic, termsOf } from './topic.ts';
import { TOPIC_LISTS } from './topics.ts';

const TOPICS = TOPIC_LISTS.flat();
const files = globSync('*.json', { cwd: import.meta.dirname });

/** The words of a term without its syntax. */
const wordsOf = (term: string) =>
  term
    .replace(/^\^|\$$/g, '')
    .split(/[ |]/)
    .filter((word) => !/^(?:~\d|#|#year)$/.test(word))
    .map((word) => word.replace(/^\*|\*$/g, ''));

/** What an apostrophe leaves in front of a vowel or after a word, as a word of its own: texts are read without the apostrophe, `whats on`. */
const isElided = (term: string) => /(?:^|[ ^|])(?:d|l) [aeiouyh][a-z]|(?:^|[ ^|])(?:what|let|world) s(?: |$)/.test(term);

describe('the lexicon', () => {
  it('lists every file', () => {
    expect(TOPICS.map(({ topic }) => `${topic}.json`).sort()).toEqual(files.map((file) => basename(file)).sort());
  });

  it.each(TOPICS.map((topic) => [topic.topic, topic] as const))('%s follows the schema', (_, topic) => {
    expect(Topic.safeParse(topic).error?.message).toBeUndefined();
  });

  it.each(TOPICS.map((topic) => [topic.topic, topic] as const))('%s has folded terms, each once', (_, topic) => {
    const terms = termsOf([topic]);
    const unfolded = terms.flatMap(({ term }) => wordsOf(term)).filter((word) => word === '' || word !== foldWords(word));
    expect(unfolded).toEqual([]);
    expect(terms.filter(({ term }) => isElided(term)).map(({ term }) => term)).toEqual([]);
    const keys = terms.map(({ group, language, term }) => `${group} ${language} ${term}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
