import type { TrustSignal } from '#contracts/business.ts';
import type { ProofItem } from '#contracts/strategy.ts';
import { pathOf, type Reading } from '../read-site.ts';
import { comparable, foldedWithin, isPlaceholder, sentencesOf } from '../words.ts';
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

/** The words to show: the whole sentence of the page; where the signal is our summary, the site's own words. */
function proofWords(signal: TrustSignal, reading: Reading): string {
  const first = signal.evidence.find((entry) => entry.snippet.trim() !== '');
  if (!reading.says(signal.text)) return first?.snippet ?? signal.text;
  if (NO_SENTENCE.has(signal.trustKind) || sentencesOf(signal.text).length > 1) return signal.text;
  const sentence = wholeSentence(signal, reading);
  return sentence.length <= 300 ? sentence : signal.text;
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
        author: signal.author,
        ...decide(signal, reading, seen),
        page: first ? pathOf(first.url, reading.site.host) : '',
        evidence: signal.evidence.slice(0, 2),
      };
    });
}
