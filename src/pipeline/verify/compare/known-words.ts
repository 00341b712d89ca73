import type { Brief } from '#contracts/verification.ts';
import { once, oncePerObject } from '#text/memoize.ts';
import { ownerTexts } from '../../blueprint/sources/owner-texts.ts';
import { textsOfPage } from '../../blueprint/sources/site-texts.ts';
import { textsOf } from '../../strategy/grounding/grounding.ts';
import { indexWords, type WordIndex, wordsIn } from '../../strategy/grounding/word-index.ts';
import { indexTexts, type TextIndex } from '../match/text-index.ts';
import { tokensOf } from '../match/tokens.ts';

/** What the old site, the owner and the plan say: everything that the new site may say. */
export type KnownWords = {
  texts: TextIndex;
  runs: WordIndex;
  /** Words, numbers and amounts of money as tokens. */
  tokens: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Digits of phone numbers and the like, without marks. */
  letters: string;
};

const lettersIn = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '');

/** Reads what may be said once. Advice and evaluations of the plan are not for visitors and do not count. */
export const knownWords: (brief: Brief) => KnownWords = oncePerObject((brief) => {
  const { site, profile, strategy, facts } = brief;
  const { craft, engineer, elevate } = strategy;
  const plan = [
    craft,
    engineer.head,
    engineer.forms,
    engineer.functions,
    engineer.navigation,
    engineer.structuredData,
    elevate.proof,
    elevate.objections,
    elevate.riskReversal,
    strategy.site,
  ];
  const all = new Set([...site.pages.flatMap(textsOfPage), ...ownerTexts({ profile, strategy, facts }), ...textsOf([profile, plan])]);
  const list = [...all];
  // A site that says what was planned needs few of them.
  const [runs, tokens, words, letters] = [
    once(() => indexWords(all)),
    once(() => new Set(list.flatMap(tokensOf))),
    once(() => new Set(list.flatMap(wordsIn))),
    once(() => list.map(lettersIn).join('\n')),
  ];
  return {
    texts: indexTexts(list.map((text) => ({ path: '', selector: '', text }))),
    get runs() {
      return runs();
    },
    get tokens() {
      return tokens();
    },
    get words() {
      return words();
    },
    get letters() {
      return letters();
    },
  };
});

/** Whether the letters and digits of a value are known in a row: phone numbers and addresses, however they are divided. */
export const knowsLetters = ({ letters }: KnownWords, value: string): boolean => letters.includes(lettersIn(value));
