import type { Site } from '#contracts/site.ts';
import { oncePerObject } from '#text/memoize.ts';
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

/** Texts that are remembered with the page they are on: those of some drawings of a site. */
const MOST_FOUND = 40_000;

/** Where texts are on the stored pages of a site; pages are read when they are needed, and once per site object. */
const pageIndexOf = oncePerObject((site: Site) => {
  const pages = new Map(site.pages.filter(({ status }) => status < 400).map((page) => [page.path, page]));
  const stored = new Map<string, string>();
  const found = new Map<string, string | null>();
  let allWords: Set<string> | null = null;
  function isOnPage(path: string, needle: Needle): boolean {
    const page = pages.get(path);
    if (!page) return false;
    const texts = stored.get(path) ?? textsOfPage(page).map(foldLetters).join(BORDER);
    stored.set(path, texts);
    return isIn(texts, needle);
  }
  return {
    isOnPage,
    /** The path of a page with this text, the given one first; null for none. */
    findPage(text: string, first: string): string | null {
      const key = `${first}\n${text}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const needle = needleOf(text);
      const path = isOnPage(first, needle) ? first : ([...pages.keys()].find((one) => isOnPage(one, needle)) ?? null);
      if (found.size >= MOST_FOUND) found.clear();
      found.set(key, path);
      return path;
    },
    /** Every word on the pages. */
    words(): ReadonlySet<string> {
      allWords ??= new Set([...pages.values()].flatMap(textsOfPage).flatMap(wordsIn));
      return allWords;
    },
  };
});

/** Finds the source of each text. */
export function createSourceIndex(input: BlueprintInput): SourceIndex {
  const { site, strategy } = input;
  const { isOnPage, findPage, words } = pageIndexOf(site);
  const owner = ownerTexts(input).map(foldLetters).join(BORDER);
  const isOwners = (text: string) => isIn(owner, needleOf(text));
  let model: string | null = null;
  const isModels = (text: string) => {
    model ??= modelTexts(input);
    return model !== '' && model.includes(foldLetters(text));
  };
  let known: Set<string> | null = null;
  const isMadeOfWords = (text: string) => {
    known ??= new Set(Object.values(siteWords(strategy.site.language)).flatMap(wordsIn));
    return wordsIn(text).every((word) => known?.has(word) || words().has(word));
  };
  const found = new Map<string, Source | null>();

  function look(text: string, page: string): Source | null {
    const path = findPage(text, page);
    if (path !== null) return `page:${path}`;
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
