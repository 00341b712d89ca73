import { splitWords } from '#text/segment.ts';
import { cutSnippet } from '../../evidence.ts';
import { canMatch } from '../../needed-words.ts';
import { FILLER, type Reading } from '../../reading.ts';
import { rankNames } from '../name/business-name.ts';
import { hasLegalForm } from '../name/name-parts.ts';

/** Something about the texts that makes any reading of them less sure: how much, and why, in a sentence. */
export type TextQualityIssue = { id: string; cost: number; reason: string };

const PARKED =
  /\b(domain (is|may be) (for sale|parked)|this domain (is|has)|buy this domain|domain name is for sale|parked (free|domain)|diese domain (steht zum verkauf|ist)|default web (page|site)|welcome to nginx|apache2? (ubuntu|debian) default|it works!|account (has been )?suspended|coming soon|under construction|(en cours de|under|in) maintenance|im aufbau|en construction|en construcción|site is being built|index of \/)\b/i;
const WALL =
  /\b(sign in to continue|log in to continue|please (log|sign) in|login required|enter (your )?password to|members only|this content is protected|checking your browser|enable javascript|verify you are human|access denied)\b/i;

/**
 * What makes the texts a poor witness. Costs are shares of confidence, set by hand: no text at all outweighs everything,
 * filler or a parked domain nearly so, one thin page or a second language only dampen.
 */
export function findTextQualityIssues(reading: Reading): TextQualityIssue[] {
  const troubles: TextQualityIssue[] = [];
  const add = (id: string, cost: number, reason: string) => troubles.push({ id, cost, reason });
  const words = reading.pages.reduce((sum, page) => sum + page.words, 0);
  const [order] = reading.orders;
  if (order !== undefined)
    add('orders', 0.5, `Text on the site gives orders to language models and was left out: "${cutSnippet(order).slice(0, 120)}".`);
  if (words < 20) add('no-text', 0.6, `Only ${words} words of text could be read.`);
  else if (words < 120) add('little-text', 0.25, `Only ${words} words of text could be read.`);
  if (reading.pages.length === 0) add('no-pages', 0.3, 'No page answered.');
  else if (reading.pages.length === 1 && words < 400) add('one-page', 0.12, 'Only one page was read.');
  // Filler is left out of the content, so it is looked for in all that is shown.
  const shown = reading.pages
    .filter((page) => canMatch(FILLER, page.starts))
    .map((page) => page.shownText)
    .join('\n');
  if (FILLER.test(shown))
    add(
      'filler',
      (shown.match(new RegExp(FILLER.source, 'gi'))?.length ?? 0) > 2 || words < 300 ? 0.35 : 0.12,
      'Placeholder text (lorem ipsum) stands in place of real text.',
    );
  const opening = words < 250 ? reading.pages.map((page) => page.text).join('\n') : '';
  const start = `${reading.home?.page.title ?? ''} ${opening.slice(0, 1500)}`;
  if (words < 250 && PARKED.test(start)) add('parked', 0.45, 'The address looks parked, suspended or under construction.');
  if (words < 250 && (WALL.test(start) || reading.home?.page.type === 'login'))
    add('wall', 0.4, 'The page asks for a login or a check before it shows its content.');
  const stuffed = stuffedWord(reading);
  if (stuffed)
    add('stuffing', 0.4, `The word "${stuffed.word}" makes up ${Math.round(stuffed.share * 100)} % of the text: keyword stuffing.`);
  const languages = languagesRead(reading);
  if (languages.length > 1) add('languages', 0.08, `The pages mix languages (${languages.join(', ')}).`);
  const [first, second] = rankNames(reading).filter((group) => group.votes.length > 0);
  const isFirm = [first, second].some((group) => hasLegalForm(group?.votes[0]?.name ?? ''));
  if (
    first &&
    second &&
    second.score > first.score * (isFirm ? LEGAL_RIVAL_SHARE : RIVAL_SHARE) &&
    !first.key.includes(second.key) &&
    !second.key.includes(first.key) &&
    (second.votes.length > 1 || isFirm)
  ) {
    add('names', 0.12, `Two names compete: "${first.votes[0]?.name}" and "${second.votes[0]?.name}".`);
  }
  return troubles;
}

/** How near the second name must come to the first to compete with it; a firm with its legal form needs less. */
const RIVAL_SHARE = 0.75;
const LEGAL_RIVAL_SHARE = 0.45;

/** A word of five letters or more that makes up over 6 % of at least 150 words. */
function stuffedWord(reading: Reading): { word: string; share: number } | null {
  const words = reading.pages.flatMap((page) => page.content.flatMap((block) => splitWords(block.text)));
  if (words.length < 150) return null;
  const counts = new Map<string, number>();
  for (const word of words) if (word.length >= 5) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) if (count / words.length > 0.06) return { word, share: count / words.length };
  return null;
}

function languagesRead(reading: Reading): string[] {
  const words = new Map<string, number>();
  for (const { page, words: count } of reading.pages)
    if (page.detectedLanguage) words.set(page.detectedLanguage, (words.get(page.detectedLanguage) ?? 0) + count);
  const total = [...words.values()].reduce((sum, count) => sum + count, 0);
  return [...words].filter(([, count]) => count > total * 0.2).map(([language]) => language);
}
