import type { IndustryCandidate } from '#contracts/business.ts';
import { INDUSTRIES, type Industry, industryById, SECTORS } from '#lexicon/industries/industries.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';

const MAX_CANDIDATES = 3;
const MIN_WORD_LENGTH = 5;

/**
 * The taxonomy's records for an industry in words: the record of the id, else the one whose label says the same, then those runners-up of
 * the reader that agree with it. The reader's first candidate is what was replaced, unless it is that record.
 */
export function industryRecords(
  industry: { label: string; id: string | null; confidence: number },
  candidates: readonly IndustryCandidate[],
): IndustryCandidate[] {
  const leaf = (industry.id ? industryById(industry.id) : undefined) ?? leafByLabel(industry.label);
  const first = leaf ? [toCandidate(leaf, industry.confidence)] : [];
  const agreeing = candidates
    .slice(1)
    .filter(({ id, sector, label }) => id !== leaf?.id && (sector === leaf?.sector || sharesWord(label, industry.label)))
    .map((candidate) => ({ ...candidate, confidence: Math.min(candidate.confidence, industry.confidence) }));
  return [...first, ...agreeing].slice(0, MAX_CANDIDATES);
}

function toCandidate({ id, label, sector, schemaOrg, naics }: Industry, confidence: number): IndustryCandidate {
  const sectorLabel = SECTORS.find((one) => one.id === sector)?.label ?? '';
  return { id, label, sector, sectorLabel, schemaOrg, naics, confidence };
}

/** The record whose label is part of the words, the longest first. */
function leafByLabel(words: string): Industry | undefined {
  const wanted = ` ${foldWords(words)} `;
  return INDUSTRIES.filter(({ label }) => wanted.includes(` ${foldWords(label)} `)).sort((a, b) => b.label.length - a.label.length)[0];
}

function sharesWord(label: string, words: string): boolean {
  const known = new Set(splitWords(words).map((word) => word.slice(0, MIN_WORD_LENGTH)));
  return splitWords(label).some((word) => word.length >= MIN_WORD_LENGTH && known.has(word.slice(0, MIN_WORD_LENGTH)));
}
