import type { TrustSignal } from '#contracts/business.ts';
import { foldText, MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { ProofItem } from '#contracts/strategy.ts';
import { pathOf, type Reading } from '../read-site.ts';
import { comparable, countWords, cutAtSentence, cutAtWord, foldedWithin, isPlaceholder, sentencesOf } from '../words.ts';
import { speaksOfAnother, wholeSentence } from '../x-factor.ts';

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

function decide(signal: TrustSignal, reading: Reading, seen: Set<string>): Pick<ProofItem, 'decision' | 'reason'> {
  const key = `${signal.trustKind} ${comparable(proofWords(signal, reading))}`;
  if (seen.has(key)) return { decision: 'drop', reason: 'Said twice: the first one stands.' };
  seen.add(key);
  const snippets = signal.evidence.filter((entry) => entry.snippet.trim() !== '');
  if (signal.kind === 'unknown' || signal.kind === 'not-found' || snippets.length === 0)
    return { decision: 'drop', reason: 'Not found word for word on the site: use it only after the owner confirms it.' };
  if (isPlaceholder(signal.text) || snippets.some((entry) => isPlaceholder(entry.snippet)))
    return { decision: 'drop', reason: 'Template filler, not real proof.' };
  if (!NO_SENTENCE.has(signal.trustKind) && speaksOfAnother(signal.text, reading)) {
    return { decision: 'drop', reason: 'Speaks of someone else, such as a client, not of this business.' };
  }
  const where = pathOf(snippets[0]?.url ?? '', reading.site.host);
  const verbatim = reading.says(signal.text) || snippets.some((entry) => foldedWithin(signal.text, entry.snippet));
  return {
    decision: 'use',
    reason: verbatim ? `Stands word for word on ${where}.` : `Rests on ${where}: use the quoted words, not our summary.`,
  };
}

/** Kinds of proof that are names or quotes: no sentence stands around them. */
const NO_SENTENCE = new Set<TrustSignal['trustKind']>(['testimonials', 'reviews', 'client-logos', 'partners', 'team']);

/** From here a text without an end is a snippet that was cut, wherever that fell. */
const CUT_LENGTH = 280;

/** A cut snippet as the page goes on: its whole sentences, or its whole words with an ellipsis. */
function wholeWords(snippet: string, reading: Reading): string {
  if (snippet.length < CUT_LENGTH || /[.!?…。]["”“»)]?$/u.test(snippet)) return snippet;
  const start = snippet.slice(0, 120);
  const block = reading.pages.flatMap(({ page }) => page.blocks).find((entry) => foldedWithin(start, entry.text));
  const at = block ? comparable(block.text).indexOf(comparable(start)) : -1;
  return cutAtSentence(block && at >= 0 ? foldText(block.text).slice(at) : snippet, block ? MAX_SNIPPET_LENGTH : CUT_LENGTH);
}

/** Names of clients, partners and people have fewer words than a sentence. */
const LONGEST_NAME = 8;

/** Headings that stand above quotes and are no name of a person. */
const NO_AUTHOR =
  /\b(?:reviews?|testimonials?|experiences?|feedback|customers?|clients?|guests?|stories|voices|quotes?|referenzen|kundenstimmen|bewertungen|témoignages|avis|opiniones|recensioni)\b/iu;

/** The words to show: the whole sentence of the page; where the signal is our summary, the site's own words. */
function proofWords(signal: TrustSignal, reading: Reading): string {
  const first = signal.evidence.find((entry) => entry.snippet.trim() !== '');
  if (!reading.says(signal.text) || signal.text.length >= MAX_SNIPPET_LENGTH) return wholeWords(first?.snippet ?? signal.text, reading);
  const isSpoken = signal.trustKind === 'testimonials' || signal.trustKind === 'reviews';
  const isName = NO_SENTENCE.has(signal.trustKind) && countWords(signal.text) < LONGEST_NAME;
  if (isSpoken || isName || sentencesOf(signal.text).length > 1) return signal.text;
  const sentence = wholeSentence(signal, reading);
  return cutAtWord(sentence, MAX_SNIPPET_LENGTH);
}

/** Every trust signal of the analysis: used word for word with its page, or dropped with the reason. Where a signal is our summary, the site's own words stand instead. */
export function listProof(reading: Reading): ProofItem[] {
  const seen = new Set<string>();
  return reading.profile.trustSignals
    .map((signal, index) => ({ signal, index }))
    .sort((a, b) => STRENGTH.indexOf(a.signal.trustKind) - STRENGTH.indexOf(b.signal.trustKind) || a.index - b.index)
    .map(({ signal }) => {
      const first = signal.evidence.find((entry) => entry.snippet.trim() !== '');
      const text = proofWords(signal, reading);
      return {
        trustKind: signal.trustKind,
        text,
        author: NO_AUTHOR.test(signal.author) ? '' : signal.author,
        ...decide(signal, reading, seen),
        page: first ? pathOf(first.url, reading.site.host) : '',
        evidence: signal.evidence.slice(0, 2),
      };
    });
}
