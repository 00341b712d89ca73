import type { CopyLine, ProofItem } from '#contracts/strategy.ts';
import { hasNumber } from '#text/characters.ts';
import { countWords } from '#text/segment.ts';
import { cutAtSentence } from '#text/truncate.ts';
import { comparable, distinctBy, inQuotes } from '#text/words.ts';
import { isDatedNews } from '../claims/sentence-classifiers.ts';
import { numbersIn } from '../grounding/grounding.ts';
import type { Reading } from '../read-site.ts';
import type { OpeningParts } from './opening.ts';

const LINES = 4;
/** Longer proof is read on its page, not here. Characters. */
const LONGEST = 220;

/** Kinds that say who works there or how data is handled: true, but no reason to buy. */
const NO_REASON = new Set<ProofItem['trustKind']>(['team', 'privacy-security', 'legal-status']);

const isSpoken = ({ trustKind }: ProofItem) => trustKind === 'testimonials' || trustKind === 'reviews';

/** A quote that starts in the middle of a sentence. */
const isTorn = (text: string) => /^["“”„«\s]*(?:…|\.\.\.)/u.test(text);

/** Proof of one kind with the same figure says the same thing twice. */
const sameThing = ({ trustKind, text }: ProofItem) => `${trustKind} ${numbersIn(text).join(' ') || comparable(text)}`;

/** Of what someone says at length, the whole sentences that fit one line; the proof itself has all of it. */
const shortened = (item: ProofItem): ProofItem =>
  isSpoken(item) && item.text.length > LONGEST ? { ...item, text: cutAtSentence(item.text, LONGEST) } : item;

/** Someone else's words with their name. */
const asLine = (item: ProofItem) => (isSpoken(item) ? `${inQuotes(item.text)}${item.author === '' ? '' : ` – ${item.author}`}` : item.text);

/** The strongest proof of the inventory, one or two of a kind; [] where the site has none. */
export function strongestProof({ pages }: Reading, { elevate, site, xFactor }: OpeningParts): CopyLine[] {
  const offers = new Set(site.offers.map(({ name }) => comparable(name)));
  // A heading announces proof; it is none.
  const headings = new Set(pages.flatMap(({ page }) => page.headings.map(({ text }) => comparable(text))));
  const usable = elevate.proof
    .map(shortened)
    .filter(
      (item) =>
        !item.text.endsWith('…') &&
        item.decision === 'use' &&
        !NO_REASON.has(item.trustKind) &&
        item.text.length <= LONGEST &&
        countWords(item.text) >= 2 &&
        !isTorn(item.text) &&
        (hasNumber(item.text) || !headings.has(comparable(item.text))) &&
        !offers.has(comparable(item.text)) &&
        !isDatedNews(item.text),
    );
  // A sentence with a year and a count is proof of two kinds.
  const distinct = distinctBy(distinctBy(usable, sameThing), ({ text }) => comparable(text));
  const firstOfKind = distinctBy(distinct, (item) => item.trustKind);
  const rest = distinct.filter((item) => !firstOfKind.includes(item));
  const shown = [...firstOfKind, ...rest].map(
    (item): CopyLine => ({ text: asLine(item), kind: 'observed', evidence: item.evidence.slice(0, 1) }),
  );
  // What the owner says sets the business apart comes first: the X-factor has it without a page as evidence.
  const stated = xFactor.differences
    .filter(({ evidence }) => evidence.length === 0)
    .map(({ text }): CopyLine => ({ text, kind: 'owner', evidence: [] }));
  return [...stated, ...shown].slice(0, LINES);
}
