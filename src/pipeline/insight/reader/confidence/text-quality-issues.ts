import type { Page, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { listed } from '#text/list.ts';
import { splitWords } from '#text/segment.ts';
import { cutSnippet } from '#text/snippet.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { rankNames } from '../name/business-name.ts';
import { hasLegalForm } from '../name/name-parts.ts';

/** Something about the texts that makes conclusions from them less certain: how much (0 to 1), and why, in a sentence. */
export type TextQualityIssue = { id: string; cost: number; reason: string };

/** Words of text below which there is next to none, little, and (on one page) not enough. */
const [NO_TEXT, LITTLE_TEXT, ONE_PAGE_TEXT] = [20, 120, 400];
/** Parked pages and login walls have fewer words than this; in a longer text the same words are part of a story. */
const MAX_WALL_WORDS = 250;
const MAX_WALL_LENGTH = 1_500;
/** Filler on a site with fewer words than this, or in a larger share of its blocks, is much of what there is. */
const [FILLER_TEXT, MAX_FILLER_SHARE] = [300, 0.1];

/**
 * What makes the texts poor evidence. Costs are shares of confidence, set by hand: no text at all outweighs everything,
 * filler or a parked domain nearly so; one thin page or a second language only dampen.
 */
export function findTextQualityIssues(model: SiteModel): TextQualityIssue[] {
  const words = wordsOf(model);
  return [...injectionIssues(model), ...amountIssues(model, words), ...substituteIssues(model, words), ...contradictions(model)];
}

function injectionIssues({ injections: [text] }: SiteModel): TextQualityIssue[] {
  if (text === undefined) return [];
  const reason = `Text on the site gives instructions to language models and was left out: "${cutSnippet(text).slice(0, 120)}".`;
  return [{ id: 'prompt-injection', cost: 0.5, reason }];
}

function amountIssues({ pages }: SiteModel, words: number): TextQualityIssue[] {
  const issues: TextQualityIssue[] = [];
  const reason = `Only ${words} words of text could be read.`;
  if (words < NO_TEXT) issues.push({ id: 'no-text', cost: 0.6, reason });
  else if (words < LITTLE_TEXT) issues.push({ id: 'little-text', cost: 0.25, reason });
  if (pages.length === 0) issues.push({ id: 'no-pages', cost: 0.3, reason: 'No page could be read.' });
  else if (pages.length === 1 && words < ONE_PAGE_TEXT) issues.push({ id: 'one-page', cost: 0.12, reason: 'Only one page was read.' });
  return issues;
}

/** What replaces a text of the business: filler, a parked domain, a wall, one repeated word. */
function substituteIssues(model: SiteModel, words: number): TextQualityIssue[] {
  const issues: TextQualityIssue[] = [];
  // Filler is left out of the content, so it is looked for in all that is shown.
  const count = (blocksOf: (page: Page) => readonly TextBlock[]) =>
    model.pages.reduce((sum, { page }) => sum + blocksOf(page).filter(({ hidden }) => !hidden).length, 0);
  const filler = count(({ blocks }) => partsWithTerm(blocks, 'placeholder-text'));
  if (filler > 0) {
    const cost = filler > MAX_FILLER_SHARE * count(({ blocks }) => blocks) || words < FILLER_TEXT ? 0.35 : 0.1;
    issues.push({ id: 'filler', cost, reason: 'Placeholder text (lorem ipsum) is shown instead of real text.' });
  }
  issues.push(...findWalls(model));
  const stuffed = stuffedWord(model);
  if (stuffed) {
    const reason = `The word "${stuffed.word}" makes up ${Math.round(stuffed.share * 100)} % of the text: keyword stuffing.`;
    issues.push({ id: 'stuffing', cost: 0.4, reason });
  }
  return issues;
}

const wordsOf = ({ pages }: SiteModel) => pages.reduce((sum, page) => sum + page.words, 0);

/** What is shown in the place of the site: a notice of a parked domain (`parked`), a sign-in (`wall`). */
export function findWalls(model: SiteModel): TextQualityIssue[] {
  if (wordsOf(model) >= MAX_WALL_WORDS) return [];
  const issues: TextQualityIssue[] = [];
  // Messages such as "Coming soon" are left out of the content, so they are looked for in all that is shown.
  const texts = model.pages.flatMap(({ visible }) => visible.map(({ text }) => text));
  const start = `${model.home?.page.title ?? ''} ${texts.join('\n').slice(0, MAX_WALL_LENGTH)}`;
  if (hasTerm(start, 'text-quality', 'parked'))
    issues.push({ id: 'parked', cost: 0.45, reason: 'The domain looks parked, suspended or under construction.' });
  if (hasTerm(start, 'text-quality', 'wall') || model.home?.page.type === 'login')
    issues.push({ id: 'wall', cost: 0.4, reason: 'The page asks for a login or a check before it shows its content.' });
  return issues;
}

const STUFFING = { minWords: 150, minLength: 5, share: 0.06 };

/** A word of five letters or more that makes up over 6 % of at least 150 words. */
function stuffedWord(model: SiteModel): { word: string; share: number } | null {
  const words = model.pages.flatMap(({ content }) => content.flatMap(({ text }) => splitWords(text)));
  if (words.length < STUFFING.minWords) return null;
  const counts = new Map<string, number>();
  for (const word of words) if (word.length >= STUFFING.minLength) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) if (count / words.length > STUFFING.share) return { word, share: count / words.length };
  return null;
}

/** How close the second name must come to the first to compete with it; a firm with its legal form needs less. */
const [COMPETING_SHARE, LEGAL_SHARE] = [0.75, 0.45];
const LANGUAGE_SHARE = 0.2;

/** More than one language or name. */
function contradictions(model: SiteModel): TextQualityIssue[] {
  const issues: TextQualityIssue[] = [];
  const languages = languagesOf(model);
  if (languages.length > 1) issues.push({ id: 'languages', cost: 0.08, reason: `The pages mix languages (${listed(languages)}).` });
  const [first, second] = rankNames(model);
  const [name, other] = [first?.votes[0]?.name ?? '', second?.votes[0]?.name ?? ''];
  if (!first || !second || first.key.includes(second.key) || second.key.includes(first.key)) return issues;
  const isFirm = hasLegalForm(name) || hasLegalForm(other);
  const isClose = second.score > first.score * (isFirm ? LEGAL_SHARE : COMPETING_SHARE);
  if (isClose && (second.votes.length > 1 || isFirm))
    issues.push({ id: 'names', cost: 0.12, reason: `Two names compete: "${name}" and "${other}".` });
  return issues;
}

function languagesOf(model: SiteModel): string[] {
  const words = new Map<string, number>();
  for (const { page, words: count } of model.pages)
    if (page.detectedLanguage) words.set(page.detectedLanguage, (words.get(page.detectedLanguage) ?? 0) + count);
  const total = [...words.values()].reduce((sum, count) => sum + count, 0);
  return [...words].filter(([, count]) => count > total * LANGUAGE_SHARE).map(([language]) => language);
}
