import { formsOf } from '#contracts/site.ts';
import type { PagePlanItem, ProofItem, ProtectedItem } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { isPlaceholder } from '#text/noise.ts';
import { countWords } from '#text/segment.ts';
import { isAboutThirdParty } from '../claims/first-party.ts';
import { DATED_NEWS } from '../claims/specificity.ts';
import { evidenceAt, type PageReading, pathOf, type Reading } from '../read-site.ts';
import { isGeneric } from '../words.ts';

const TITLES = 8;
const PROOF = 12;
const CHECKS = 20;

/** Titles without a finding: they carry rankings and are carried over. */
function goodTitles(pages: readonly PageReading[]): ProtectedItem[] {
  return pages
    .filter(
      ({ title, findings }) =>
        title !== '' && !isGeneric(title) && !isPlaceholder(title) && !findings.some((finding) => finding.id.includes('title')),
    )
    .slice(0, TITLES)
    .map(({ page, path, title }) => ({ kind: 'title', text: `${path}: "${title}"`, evidence: [evidenceAt(page, 'title', title)] }));
}

/** Words that tell visitors how to use the page, not what the business is. */
const OPERATING = /\b(?:hover|click|scroll|zoom|drag|swipe|klicken|scrollen|cliquez|haga clic)\b/iu;

/** Words worth keeping for long: no news, no greeting, no operating instruction. */
function isCopy(text: string): boolean {
  return !DATED_NEWS.test(text) && !isGeneric(text) && !OPERATING.test(text) && countWords(text) > 3;
}

function goodCopy(reading: Reading): ProtectedItem[] {
  const { profile, says } = reading;
  return [...profile.valuePropositions, ...profile.uniqueSellingPoints]
    .filter(({ kind, text }) => kind === 'observed' && says(text) && isCopy(text) && !isAboutThirdParty(text, reading))
    .slice(0, 6)
    .map((claim) => ({ kind: 'copy', text: claim.text, evidence: claim.evidence.slice(0, 1) }));
}

/** Working things that a rebuild must keep (rule 5 of the product): addresses, titles, copy, proof, forms, functions, legal pages, passed checks. */
export function protectedItems(reading: Reading, plan: readonly PagePlanItem[], proof: readonly ProofItem[]): ProtectedItem[] {
  const { site, audit } = reading;
  const kept = new Set(plan.filter((item) => item.decision === 'keep').map((item) => item.path));
  const alive = reading.pages.filter(({ path }) => kept.has(path));
  const items: ProtectedItem[] = [
    { kind: 'url', text: `All addresses that answer today stay as they are, unless the URL map says otherwise.`, evidence: [] },
    ...goodTitles(alive),
    ...goodCopy(reading),
  ];
  for (const item of proof.filter((entry) => entry.decision === 'use').slice(0, PROOF)) {
    items.push({ kind: 'proof', text: item.text, evidence: item.evidence.slice(0, 1) });
  }
  for (const form of formsOf(site)) {
    const page = site.pages.find((entry) => entry.url === form.pageUrl);
    if (page) {
      items.push({
        kind: 'form',
        text: `The ${form.purpose === 'other' ? '' : `${form.purpose} `}form on ${page.path}.`,
        evidence: form.submitText === '' ? [] : [evidenceAt(page, form.selector, form.submitText)],
      });
    }
  }
  for (const entry of site.functions) {
    const url = entry.pages[0] ?? site.url;
    items.push({
      kind: 'function',
      text: `${entry.kind}${entry.provider === '' ? '' : ` by ${entry.provider}`} on ${listed(entry.pages.slice(0, 3).map((page) => pathOf(page, site.host)))}.`,
      evidence:
        entry.snippet === '' ? [] : [{ url: new URL(url, site.url).href, selector: entry.selector, snippet: entry.snippet.slice(0, 300) }],
    });
  }
  for (const { page, path, title } of alive.filter((entry) => entry.page.type === 'legal')) {
    items.push({
      kind: 'legal',
      text: title === '' ? path : `${path}: ${title}`,
      evidence: title === '' ? [] : [evidenceAt(page, 'title', title)],
    });
  }
  for (const check of audit.passed.slice(0, CHECKS)) items.push({ kind: 'check', text: check.title, evidence: [] });
  return items;
}
