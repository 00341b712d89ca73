import type { Page } from '#contracts/page.ts';
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

function createPageIndex(page: Page): (text: string) => boolean {
  const whole = textsOfPage(page).map(foldLetters).join(BORDER);
  return (text) => {
    const folded = foldLetters(text);
    return whole.includes(folded) || partsOf(text).every((part) => whole.includes(foldLetters(part)));
  };
}

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
  const indexes = new Map<string, (text: string) => boolean>();
  const isOnPage = (path: string, text: string) => {
    const page = pages.get(path);
    if (!page) return false;
    const index = indexes.get(path) ?? createPageIndex(page);
    indexes.set(path, index);
    return index(text);
  };
  const owner = ownerTexts(input).map(foldLetters).join(BORDER);
  const isOwners = (text: string) => owner.includes(foldLetters(text)) || partsOf(text).every((part) => owner.includes(foldLetters(part)));
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
    if (isOnPage(page, text)) return `page:${page}`;
    for (const path of pages.keys()) if (isOnPage(path, text)) return `page:${path}`;
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
      if (source.startsWith('page:')) return isOnPage(source.slice('page:'.length), text);
      if (source === 'owner') return isOwners(text);
      if (source === 'model') return isModels(text);
      if (source === 'address') return text === strategy.site.host;
      return source === 'words' && isMadeOfWords(text);
    },
  };
}
