import type { ComparisonRow, Competitor } from '#contracts/competitor.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { Finding, FixFirstItem, PassedCheck, Scores } from '#contracts/finding.ts';
import type { Project } from '#contracts/project.ts';
import type { PromptBlock } from '#contracts/prompt.ts';
import type { Brand } from '#contracts/site.ts';

const FIXES = 4;
const PASSED = 8;
const COMPETITORS = 4;
const BLOCKS = 3;

/** What the landing page shows of the coffee sample: parts of its analysis and its prompt, word for word. */
export type SampleExtract = {
  name: string;
  url: string;
  pageCount: number;
  checksPassed: number;
  industry: Claim;
  purpose: Claim;
  promises: Claim[];
  setsApart: Claim[];
  notFound: Claim[];
  brand: Brand;
  tone: { words: string[]; claim: Claim };
  scores: Scores;
  fixFirst: FixFirstItem[];
  fixCount: number;
  findings: Finding[];
  passed: PassedCheck[];
  own: ComparisonRow;
  competitors: Competitor[];
  competitorCount: number;
  note: string;
  blocks: PromptBlock[];
  blockTitles: string[];
};

/** Extracts the landing page's data from a demo project. Throws when a part of its analysis is missing. */
export function sampleExtract(project: Project): SampleExtract {
  const { profile, audit, brand, comparison, competitors, prompt, pages, findings } = project;
  if (!profile || !audit || !brand || !comparison || !competitors || !prompt || !pages || !findings)
    throw new Error(`The sample ${project.id} is not complete.`);
  const fixFirst = audit.fixFirst.slice(0, FIXES);
  const verified = competitors.filter((competitor) => competitor.comparison !== null).slice(0, COMPETITORS);
  return {
    name: profile.businessName.text,
    url: project.url,
    pageCount: pages.length,
    checksPassed: audit.passed.length,
    industry: profile.industry.claim,
    purpose: profile.primaryPurpose,
    promises: profile.valuePropositions.slice(0, 3),
    setsApart: profile.uniqueSellingPoints.slice(0, 3),
    notFound: profile.weaknesses.filter(({ kind }) => kind === 'not-found').slice(0, 1),
    brand,
    tone: { words: profile.brandTone.words, claim: profile.brandTone.claim },
    scores: audit.scores,
    fixFirst,
    fixCount: audit.fixFirst.length,
    findings: findings.filter(({ id }) => fixFirst.some((item) => item.id === id)),
    passed: audit.passed.slice(0, PASSED),
    own: shortRow(comparison.own),
    competitors: verified.map((competitor) => ({
      ...competitor,
      evidence: [],
      comparison: competitor.comparison && shortRow(competitor.comparison),
    })),
    competitorCount: competitors.length,
    note: comparison.note,
    blocks: prompt.blocks.slice(0, BLOCKS),
    blockTitles: prompt.blocks.map(({ title }) => title),
  };
}

/** A row with the first evidence of each cell. */
function shortRow(row: ComparisonRow): ComparisonRow {
  const short = (cell: ComparisonRow['offer']) => ({ ...cell, evidence: cell.evidence.slice(0, 1) });
  const { offer, price, callToAction, proof, guarantee, booking, score } = row;
  return {
    offer: short(offer),
    price: short(price),
    callToAction: short(callToAction),
    proof: short(proof),
    guarantee: short(guarantee),
    booking: short(booking),
    score,
  };
}
