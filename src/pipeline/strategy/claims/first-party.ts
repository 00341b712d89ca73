import type { Claim } from '#contracts/evidence.ts';
import { oncePerObject } from '#text/memoize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { hasCutName, isContactLine, isRunTogether } from '#text/statement-sense.ts';
import { comparable, comparableOf, distinctBy, foldedWithin, isBadgeRow, sharesWord } from '#text/words.ts';
import type { Reading } from '../read-site.ts';
import { suitsCopyLanguage } from './copy-language.ts';
import { isDatedNews, isGoodSentence, isOwnSubject, withoutCommonNouns } from './sentence-classifiers.ts';
import { withoutNumber } from './specificity.ts';

/** Whether a sentence names someone else as its subject: a client, a partner, a portfolio piece. */
export function isAboutThirdParty(text: string, reading: Reading): boolean {
  const subject = /^((?:\p{Lu}[\p{L}\p{N}&'.-]*\s+){1,5}?)(?:is|are|was|offers|provides|ist|bietet|est|es una?)\s/u.exec(text)?.[1] ?? '';
  const names = subject.split(' ').filter((word) => word !== '' && !isOwnSubject(word));
  const ownWords = `${reading.name} ${reading.site.host} ${reading.offers.map((offer) => offer.name).join(' ')}`;
  // Half of all businesses offer "services": that word alone makes nobody the same.
  const telling = withoutCommonNouns(subject);
  return names.length > 0 && !foldedWithin(names[0] ?? '', ownWords) && !sharesWord(telling, ownWords);
}

/** Fewer words may be in a quote by chance: `Dental practice in Graz`. */
const QUOTED_WORDS = 5;

/** Whether a text is in what visitors, clients or members say: never the business's own words. */
export function isQuoted(text: string, reading: Reading): boolean {
  const said = comparable(text);
  if (countWords(text) < QUOTED_WORDS) return thirdPartyQuotes(reading).includes(said);
  return thirdPartyQuotes(reading).some((quote) => quote.includes(said));
}

/** What others say, in quotes of the pages and in the analysis, in compared form. */
const thirdPartyQuotes = oncePerObject((reading: Reading): readonly string[] => {
  const quotes = reading.pages.flatMap(({ page }) => page.quotes.map((quote) => quote.quote));
  const signals = reading.profile.trustSignals.filter((signal) => signal.trustKind === 'testimonials' || signal.trustKind === 'reviews');
  return [...quotes, ...signals.map((signal) => signal.text)].map(comparable);
});

/** Statements of the business about itself, whole sentences of its pages, without what others say or what is only news. */
export function firstPartyStatements(reading: Reading, claims: readonly Claim[]): Claim[] {
  const usable = claims.flatMap((claim) => {
    if (claim.kind === 'owner') return isGoodSentence(claim.text) ? [claim] : [];
    if (claim.kind !== 'observed' || claim.evidence.length === 0 || !reading.says(claim.text)) return [];
    if (!suitsCopyLanguage(claim.text, claim.evidence, reading)) return [];
    const text = withoutNumber(wholeSentence(claim, reading));
    const isBadge = isBadgeRow(text) || reading.offers.some((offer) => comparable(offer.name) === comparable(text));
    const isOwn =
      !isBadge &&
      isGoodSentence(text) &&
      !isContactLine(text) &&
      !isRunTogether(text) &&
      !hasCutName(text, reading.name) &&
      !isDatedNews(text) &&
      !isAboutThirdParty(text, reading) &&
      !isQuoted(text, reading);
    return isOwn ? [{ ...claim, text }] : [];
  });
  return distinctBy(usable, (claim) => comparable(claim.text));
}

/** The sentence a claim is cut from, where the page has it longer; of several sentences the first. */
export function wholeSentence(claim: Claim, reading: Reading): string {
  const first = splitSentences(claim.text)[0] ?? claim.text;
  const entry = reading.pages.find(({ page }) => page.url === claim.evidence[0]?.url);
  const wanted = comparable(first);
  const block = entry?.page.blocks.find((candidate) => comparableOf(candidate).includes(wanted));
  return (block && splitSentences(block.text).find((sentence) => foldedWithin(first, sentence))) ?? first;
}
