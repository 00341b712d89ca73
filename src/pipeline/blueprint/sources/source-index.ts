import { splitSentences } from '#text/segment.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';
import { siteWords } from '../../strategy/site-language.ts';
import type { BlueprintInput } from '../blueprint.ts';
import { ownerTexts } from './owner-texts.ts';
import { foldLetters, textsOfPage } from './site-texts.ts';

/**
 * Where a visible text comes from:
 * `page:/path` the stored page has these words; `owner` the owner wrote them; `words` put together from words of the stored pages;
 * `model` a strategist's line, checked when the strategy was made; `label` one of the fixed labels; `address` the site's host name.
 */
export type Source = `page:${string}` | 'owner' | 'words' | 'model' | 'label' | 'address';

export type SourceIndex = {
  /** The source of a text, those of `page` first; null for words that nobody said. */
  find(text: string, page?: string): Source | null;
  /** Whether a source has this text. */
  proves(source: string, text: string): boolean;
};

/** Between two texts of a page: no words are found across them. */
const BORDER = '\n';

/** Parts of a text that are looked for one by one: sentences, and what a dot or line separates. */
const MARKS = [' · ', ' | ', ' – ', ' — ', ' - ', '\n'];
const partsOf = (text: string) =>
  MARKS.reduce<readonly string[]>((parts, mark) => parts.flatMap((part) => part.split(mark)), splitSentences(text)).filter(
    (part) => foldLetters(part) !== '',
  );

/** A text as it is looked for: whole, or in parts. */
type Needle = { whole: string; parts: string[] };

const needleOf = (text: string): Needle => ({ whole: foldLetters(text), parts: partsOf(text).map(foldLetters) });

/** The parts of a text that is looked for on one page after the other are made once. */
const isIn = (stored: string, { whole, parts }: Needle): boolean => stored.includes(whole) || parts.every((part) => stored.includes(part));

/** Strings of the strategy that a strategist may have written. */
function modelTexts({ strategy }: BlueprintInput): string {
  if (!strategy.writer) return '';
  const { craft, engineer, elevate } = strategy;
  const lines: string[] = [];
  JSON.stringify(
    [craft, engineer.head, engineer.forms, engineer.navigation, engineer.pagePlan, elevate.objections],
    (_, value: unknown) => {
      if (typeof value === 'string') lines.push(value);
      return value;
    },
  );
  return lines.map(foldLetters).join(BORDER);
}

/** Finds the source of each text. Pages are read when they are needed. */
export function createSourceIndex(input: BlueprintInput): SourceIndex {
  const { site, strategy } = input;
  const pages = new Map(site.pages.filter(({ status }) => status < 400).map((page) => [page.path, page]));
  const storedTexts = new Map<string, string>();
  const isOnPage = (path: string, needle: Needle) => {
    const page = pages.get(path);
    if (!page) return false;
    const stored = storedTexts.get(path) ?? textsOfPage(page).map(foldLetters).join(BORDER);
    storedTexts.set(path, stored);
    return isIn(stored, needle);
  };
  const owner = ownerTexts(input).map(foldLetters).join(BORDER);
  const isOwners = (text: string) => isIn(owner, needleOf(text));
  let model: string | null = null;
  const isModels = (text: string) => {
    model ??= modelTexts(input);
    return model !== '' && model.includes(foldLetters(text));
  };
  let known: Set<string> | null = null;
  const isMadeOfWords = (text: string) => {
    known ??= new Set([...[...pages.values()].flatMap(textsOfPage), ...Object.values(siteWords(strategy.site.language))].flatMap(wordsIn));
    return wordsIn(text).every((word) => known?.has(word));
  };
  const found = new Map<string, Source | null>();

  function look(text: string, page: string): Source | null {
    const needle = needleOf(text);
    if (isOnPage(page, needle)) return `page:${page}`;
    for (const path of pages.keys()) if (isOnPage(path, needle)) return `page:${path}`;
    if (isOwners(text)) return 'owner';
    if (isModels(text)) return 'model';
    return isMadeOfWords(text) ? 'words' : null;
  }

  return {
    find(text, page = '/') {
      const key = `${page}\n${text}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const source = look(text, page);
      found.set(key, source);
      return source;
    },
    proves(source, text) {
      if (source.startsWith('page:')) return isOnPage(source.slice('page:'.length), needleOf(text));
      if (source === 'owner') return isOwners(text);
      if (source === 'model') return isModels(text);
      if (source === 'address') return text === strategy.site.host;
      return source === 'words' && isMadeOfWords(text);
    },
  };
}
