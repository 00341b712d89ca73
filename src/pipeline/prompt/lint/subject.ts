import type { BusinessProfile } from '#contracts/business.ts';
import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { digitsOf } from '#text/characters.ts';
import { once } from '#text/memoize.ts';
import { comparable } from '#text/words.ts';
import { textsOf } from '../../strategy/grounding/grounding.ts';
import { indexWords, type WordIndex } from '../../strategy/grounding/word-index.ts';
import { itemLine } from '../../strategy/markdown/sentences.ts';
import type { BuilderProfile } from '../builder.ts';
import { builderById } from '../builders.ts';
import { namedContent } from '../content-file.ts';
import { parsePromptText } from '../parse-prompt-text.ts';
import { bodyOf } from '../part-headings.ts';
import { correctedTexts } from '../review/corrected-texts.ts';
import { minorIssues } from '../sections/issues.ts';
import { keptPaths } from '../sections/pages.ts';
import { siteText } from '../site-text.ts';
import { createOwnWords } from './own-words.ts';

export type LintInput = {
  document: PromptDocument;
  /** The owner's edited text, linted instead of `document.text`. */
  text?: string;
  strategy: Strategy;
  profile: BusinessProfile;
  /** The user's own criteria: their words are the user's, not invented by us. */
  customPrompt?: string;
  /** Profile of the builder; that of the listed one unless given. */
  builder?: BuilderProfile;
};

/** A prompt, parsed once for all lints. */
export type LintSubject = {
  text: string;
  /** Lines with the block they are in; our block headings are left out. */
  lines: { text: string; blockId: string; kind: PromptBlock['kind'] }[];
  blocks: PromptBlock[];
  first: PromptBlock;
  strategy: Strategy;
  profile: BusinessProfile;
  builder: BuilderProfile;
  /** Words of the prompt, and of everything known: strategy and profile. */
  prompt: WordIndex;
  known: WordIndex;
  /** Every text of strategy and profile, each once. */
  knownTexts: ReadonlySet<string>;
  /** Headings of the parts that a model wrote. */
  rewritten: ReadonlySet<string>;
  /** Whether the prompt contains this text the way prompts write it, ignoring case and white space. */
  says(text: string): boolean;
  /** Whether the prompt, or the file with the copy that goes with it, contains all words of a longer text in this order. */
  carries(text: string): boolean;
  /** Whether a part that a model wrote says this in its own words. */
  saysInOwnWords(text: string): boolean;
  /** Id of the block that contains these words, '' when none does. */
  blockOf(words: string): string;
};

/** Reads the prompt once: its blocks, lines and words, and the words of strategy and profile. */
export function readSubject({ document, text = document.text, strategy, profile, customPrompt = '', builder }: LintInput): LintSubject {
  const blocks = parsePromptText(text, document);
  const lines = blocks.flatMap((block) =>
    block.text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ text: line, blockId: block.id, kind: block.kind })),
  );
  const folded = comparable(text);
  const foldedBlocks = blocks.map((block) => ({ id: block.id, text: comparable(block.text) }));
  const prompt = indexWords(lines.map((line) => line.text));
  const file = once(() => namedContent(strategy, text));
  const fileWords = once(() => indexWords(file().split('\n')));
  // Most texts are there letter for letter: to look for that takes a hundredth of the time.
  const isIn = (words: string) => prompt.hasRun(words) || file().includes(words) || fileWords().hasRun(words);
  const knownTexts = textsOf(customPrompt.split('\n'), textsOf(profile, textsOf({ ...strategy, writer: null })));
  knownTexts.add(`${Math.round(profile.confidence.value * 100)} %`);
  knownTexts.add(`${keptPaths({ strategy }).length} pages`);
  knownTexts.add(`${minorIssues({ strategy })} minor issues`);
  for (const { kind, value } of strategy.site.contacts) if (kind === 'phone') knownTexts.add(digitsOf(value));
  // Names of attached files have numbers.
  for (const name of document.images ?? []) knownTexts.add(name);
  // Corrections were held against the site one by one.
  for (const words of correctedTexts(document.review)) knownTexts.add(words);
  for (const page of strategy.craft.pages) for (const { items } of page.sections) for (const item of items) knownTexts.add(itemLine(item));
  const made = document.review?.corrections.filter(({ status }) => status === 'made') ?? [];
  const rewritten = new Set(made.flatMap(({ part }) => part ?? []));
  const ownWords = once(() =>
    createOwnWords([...rewritten].flatMap((heading) => blocks.flatMap((block) => bodyOf(block.text, heading) ?? []))),
  );
  return {
    text,
    rewritten,
    saysInOwnWords: (words) => rewritten.size > 0 && ownWords()(siteText(words)),
    lines,
    blocks,
    first: blocks[0] as PromptBlock,
    strategy,
    profile,
    builder: builder ?? builderById(document.builder).profile,
    prompt,
    known: indexWords(knownTexts),
    knownTexts,
    says: (words) => folded.includes(comparable(siteText(words))) || folded.includes(comparable(words)),
    carries: (words) => isIn(siteText(words)),
    blockOf: (words) => foldedBlocks.find((block) => block.text.includes(comparable(words)))?.id ?? '',
  };
}
