import type { TrustSignal } from '#contracts/business.ts';
import { isKnown, MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { TextBlock } from '#contracts/page.ts';
import type { ProofItem } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { countWords, endsSentence, splitSentences, splitWords } from '#text/segment.ts';
import { isContactLine } from '#text/statement-sense.ts';
import { cutAtSentence, cutAtWord } from '#text/truncate.ts';
import { comparable, comparableOf, foldedWithin, hasQuotes, lettersOf, withoutEnd, withoutQuotes } from '#text/words.ts';
import { suitsCopyLanguage } from '../claims/copy-language.ts';
import { isAboutThirdParty, wholeSentence } from '../claims/first-party.ts';
import { isDatedNews } from '../claims/sentence-classifiers.ts';
import { namesDisputedYear } from '../contradictions/founding-years.ts';
import { wordsForNumbers } from '../number-words.ts';
import { pathOf, type Reading } from '../read-site.ts';

/** Why a heading is no proof: it stays on its page, and nobody looks for it elsewhere. */
export const ONLY_HEADING = 'Only a heading, no proof in itself.';

/** Strongest kinds of proof first: others' words and figures before the business's own. Design default. */
const STRENGTH: TrustSignal['trustKind'][] = [
  'statistics',
  'awards',
  'reviews',
  'testimonials',
  'certifications',
  'case-studies',
  'years-in-business',
  'client-logos',
  'press',
  'guarantees',
  'partners',
  'publications',
  'open-source',
  'legal-status',
  'team',
  'privacy-security',
];

function decide(signal: TrustSignal, shown: string, reading: Reading, seen: Set<string>): Pick<ProofItem, 'decision' | 'reason'> {
  const key = `${signal.trustKind} ${comparable(shown)}`;
  if (seen.has(key)) return { decision: 'drop', reason: 'Duplicate; the first is kept.' };
  seen.add(key);
  if (signal.kind === 'owner') return { decision: 'use', reason: 'The owner says so.' };
  const snippets = signal.evidence.filter((entry) => entry.snippet.trim() !== '');
  if (!isKnown(signal) || snippets.length === 0)
    return { decision: 'drop', reason: 'Not found word for word on the site: use it only after the owner confirms it.' };
  if (isPlaceholder(signal.text) || snippets.some((entry) => isPlaceholder(entry.snippet)))
    return { decision: 'drop', reason: 'Template filler, not real proof.' };
  if (!NO_SENTENCE.has(signal.trustKind) && isAboutThirdParty(signal.text, reading)) {
    return { decision: 'drop', reason: 'About someone else, such as a client, not about this business.' };
  }
  if (namesDisputedYear(signal.text, reading) || snippets.some((entry) => namesDisputedYear(entry.snippet, reading)))
    return { decision: 'drop', reason: 'The site gives different founding years: the owner has to say which one is right.' };
  if (!suitsCopyLanguage(shown, snippets, reading))
    return { decision: 'drop', reason: 'In another language than the home page: it stays on its page.' };
  if (!hasLetter(shown)) return { decision: 'drop', reason: 'Only figures or symbols: nobody can tell what they mean.' };
  if (isContactLine(shown)) return { decision: 'drop', reason: 'Contact details, no proof.' };
  if (isWithoutFigure(signal, shown, reading)) return { decision: 'drop', reason: 'A label whose figure is missing.' };
  if (TABLE_ROW.test(shown) || isMenuLabel(shown, reading))
    return { decision: 'drop', reason: 'A link label or table row that says nothing by itself.' };
  if (isLeadIn(signal, shown) || introducesQuotes(signal, shown))
    return { decision: 'drop', reason: 'Only introduces the quotes below it.' };
  if (isOnlyHeading({ ...signal, text: shown }, reading)) return { decision: 'drop', reason: ONLY_HEADING };
  if (isAuthorOfAnother(signal, shown, reading)) return { decision: 'drop', reason: 'The name of who said another quote.' };
  if (isOfQuote(signal, shown, reading)) return { decision: 'drop', reason: 'Part of what one person says: it is used only as a whole.' };
  const where = pathOf(snippets[0]?.url ?? '', reading.site.host);
  const verbatim = reading.says(signal.text) || snippets.some((entry) => foldedWithin(signal.text, entry.snippet));
  return {
    decision: 'use',
    reason: verbatim ? `Quoted word for word from ${where}.` : `Based on ${where}: use the quoted words, not our summary.`,
  };
}

/** A label below a figure has at most so many words. */
const LABEL_WORDS = 4;

/** Whether words only say what was counted (`Years of experience`): the figure is drawn by a script, or in an image. */
function isWithoutFigure({ trustKind }: TrustSignal, shown: string, { language }: Reading): boolean {
  const words = wordsForNumbers(language);
  const isCount = trustKind === 'statistics' || trustKind === 'years-in-business';
  if (!isCount || !words || hasNumber(shown) || countWords(shown) > LABEL_WORDS) return false;
  return !splitWords(shown).some((word) => words.includes(word.toLowerCase()));
}

/** Whether words are those of a link in the menu: where proof may be, not proof. A name of a partner may be there too. */
const isMenuLabel = (text: string, { site }: Reading): boolean =>
  !hasNumber(text) && site.navigation.some((link) => comparable(link.text) === comparable(text));

/** Signals that are a heading or a lead-in, without a name, a figure or a sentence. */
function isOnlyHeading({ text, trustKind }: TrustSignal, { pages }: Reading): boolean {
  if (text.trim().endsWith(':')) return true;
  if (hasNumber(text) || countWords(text) > HEADING_WORDS) return false;
  if (hasTerm(text, 'proof-labels', 'label') || (countWords(text) <= 3 && hasTerm(text, 'proof-labels', 'label-start'))) return true;
  return HEADED.has(trustKind) && pages.some(({ page }) => page.headings.some((heading) => comparableOf(heading) === comparable(text)));
}

const TABLE_ROW = /(?:[✓✔✗✘✅❌☑]\s*){2,}|[→»›⟶]\s*$/u;
/** A line above quotes speaks of them and has no name behind it. */
function isLeadIn({ trustKind, author }: TrustSignal, shown: string): boolean {
  if ((trustKind !== 'testimonials' && trustKind !== 'reviews') || (author !== '' && !isNoAuthor(author))) return false;
  return countWords(shown) <= LEAD_IN_WORDS && hasTerm(shown, 'proof-labels', 'lead-in') && !hasQuotes(shown.charAt(0));
}

/** Whether what should be a quote is only who said the quote before it. */
function isAuthorOfAnother(signal: TrustSignal, shown: string, { profile }: Reading): boolean {
  const own = lettersOf(shown);
  return own !== '' && profile.trustSignals.some((other) => other !== signal && other.author !== '' && lettersOf(other.author) === own);
}

/** Whether a sentence speaks of its page (`On this page we share stories`), where a quote should be. */
const introducesQuotes = ({ trustKind }: TrustSignal, shown: string): boolean =>
  (trustKind === 'testimonials' || trustKind === 'reviews') && hasTerm(shown, 'purpose', 'about-site') && !hasQuotes(shown.charAt(0));

/** Whether words are part of a quotation of the site: they prove something only as a whole, with who said them. */
function isOfQuote({ trustKind }: TrustSignal, shown: string, { pages }: Reading): boolean {
  if (trustKind === 'testimonials') return false;
  const words = withoutEnd(shown);
  return pages.some(({ page }) => page.quotes.some(({ quote }) => quote.length > shown.length && foldedWithin(words, quote)));
}

const LEAD_IN_WORDS = 12;
const HEADING_WORDS = 12;
/** Kinds that are named below their heading, never by it. */
const HEADED = new Set<TrustSignal['trustKind']>(['team', 'case-studies', 'testimonials', 'reviews', 'press', 'publications']);

/** Kinds of proof that are names or quotes: no sentence stands around them. */
const NO_SENTENCE = new Set<TrustSignal['trustKind']>(['testimonials', 'reviews', 'client-logos', 'partners', 'team']);

/** From here a text without an end is a snippet that was cut, wherever that fell. */
const CUT_LENGTH = 280;

/** A cut snippet as the page goes on: its whole sentences, or its whole words with an ellipsis. */
function wholeWords(snippet: string, reading: Reading): string {
  if (snippet.length < CUT_LENGTH || endsSentence(snippet)) return snippet;
  const start = comparable(snippet.slice(0, 120));
  const has = (block: TextBlock) => comparableOf(block).includes(start);
  const block = reading.pages.find(({ page }) => page.blocks.some(has))?.page.blocks.find(has);
  const at = block ? comparableOf(block).indexOf(start) : -1;
  return cutAtSentence(block && at >= 0 ? foldText(block.text).slice(at) : snippet, block ? MAX_SNIPPET_LENGTH : CUT_LENGTH);
}

/** The longest quote that is shown whole, in characters. Design default. */
const LONGEST_QUOTE = 1200;

/** Names of clients, partners and people have fewer words than a sentence. */
const LONGEST_NAME = 8;

/** Whether the author of a quote is only a heading above the quotes. */
const isNoAuthor = (author: string) => hasTerm(author, 'proof-labels', 'no-author');

/** A quote with the sentences that a snippet cut off at its end; one that is longer than a visitor reads stays as it is. */
function wholeQuote({ text, evidence }: TrustSignal, { pages }: Reading): string {
  const said = comparable(text);
  const quotes = pages.filter(({ page }) => evidence.some(({ url }) => url === page.url)).flatMap(({ page }) => page.quotes);
  const whole = quotes.map(({ quote }) => withoutQuotes(quote)).find((quote) => comparable(quote).startsWith(said));
  return whole !== undefined && whole.length <= LONGEST_QUOTE ? whole : text;
}

/** The words to show: the whole sentence of the page; where the signal is our summary, the site's own words. */
function proofWords(signal: TrustSignal, reading: Reading): string {
  if (signal.kind === 'owner') return signal.text;
  const first = signal.evidence.find((entry) => entry.snippet.trim() !== '');
  if (!reading.says(signal.text) || signal.text.length >= MAX_SNIPPET_LENGTH) return wholeWords(first?.snippet ?? signal.text, reading);
  const isSpoken = signal.trustKind === 'testimonials' || signal.trustKind === 'reviews';
  if (isSpoken) return wholeQuote(signal, reading);
  const isName = NO_SENTENCE.has(signal.trustKind) && countWords(signal.text) < LONGEST_NAME;
  if (isName || isPiece(signal.text, reading) || splitSentences(signal.text).length > 1) return signal.text;
  const sentence = wholeSentence(signal, reading);
  return cutAtWord(sentence, MAX_SNIPPET_LENGTH);
}

/** Whether a text is a line or a label by itself, next to others in its block: with them it would say several things at once. */
const isPiece = (text: string, { pages }: Reading): boolean =>
  pages.some(({ page }) => page.blocks.some(({ pieces }) => pieces?.includes(text)));

/** Every trust signal of the analysis: used word for word with its page, or dropped with the reason. Where a signal is our summary, the site's own words replace it. */
export function listProof(reading: Reading): ProofItem[] {
  const seen = new Set<string>();
  return reading.profile.trustSignals
    .map((signal, index) => ({ signal, index }))
    .sort(
      (a, b) =>
        Number(isDatedNews(a.signal.text)) - Number(isDatedNews(b.signal.text)) ||
        STRENGTH.indexOf(a.signal.trustKind) - STRENGTH.indexOf(b.signal.trustKind) ||
        a.index - b.index,
    )
    .map(({ signal }) => {
      const first = signal.evidence.find((entry) => entry.snippet.trim() !== '');
      const text = proofWords(signal, reading);
      return {
        trustKind: signal.trustKind,
        text,
        author: isNoAuthor(signal.author) ? '' : signal.author,
        ...decide(signal, text, reading, seen),
        page: first ? pathOf(first.url, reading.site.host) : '',
        evidence: signal.evidence.slice(0, 2),
      };
    });
}
