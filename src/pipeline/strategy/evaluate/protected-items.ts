import { formsOf } from '#contracts/site.ts';
import type { PagePlanItem, ProofItem, ProtectedItem } from '#contracts/strategy.ts';
import { isPlaceholder } from '#text/noise.ts';
import { countWords } from '#text/segment.ts';
import { isAboutThirdParty } from '../claims/first-party.ts';
import { isDatedNews, isGeneric, isInstruction } from '../claims/sentence-classifiers.ts';
import { isOwnForm } from '../engineer/form-steps.ts';
import { keptPaths } from '../engineer/page-plan.ts';
import { evidenceAt, type PageReading, pathOf, type Reading } from '../read-site.ts';

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
    .map(({ page, path, title }) => ({ kind: 'title', text: title, pages: [path], evidence: [evidenceAt(page, 'title', title)] }));
}

/** Words worth keeping for long: no news, no greeting, no operating instruction. */
function isCopy(text: string): boolean {
  return !isDatedNews(text) && !isGeneric(text) && !isInstruction(text) && countWords(text) > 3;
}

function goodCopy(reading: Reading): ProtectedItem[] {
  const { profile, says } = reading;
  return [...profile.valuePropositions, ...profile.uniqueSellingPoints]
    .filter(({ kind, text }) => kind === 'observed' && says(text) && isCopy(text) && !isAboutThirdParty(text, reading))
    .slice(0, 6)
    .map((claim) => ({ kind: 'copy', text: claim.text, pages: [], evidence: claim.evidence.slice(0, 1) }));
}

function goodForms({ site }: Reading): ProtectedItem[] {
  return formsOf(site).flatMap((form): ProtectedItem[] => {
    const page = site.pages.find((entry) => entry.url === form.pageUrl);
    const evidence = page && form.submitText !== '' ? [evidenceAt(page, form.selector, form.submitText)] : [];
    return page && isOwnForm(form, page) ? [{ kind: 'form', text: form.purpose, pages: [page.path], evidence }] : [];
  });
}

function goodFunctions({ site }: Reading): ProtectedItem[] {
  return site.functions.map(({ kind, provider, pages, selector, snippet }) => ({
    kind: 'function',
    text: provider === '' ? kind : `${kind} by ${provider}`,
    pages: pages.map((page) => pathOf(page, site.host)),
    evidence: snippet === '' ? [] : [{ url: new URL(pages[0] ?? site.url, site.url).href, selector, snippet: snippet.slice(0, 300) }],
  }));
}

/** What works and must survive a rebuild (rule 5 of the product): URLs, titles, copy, proof, forms, functions, legal pages, passed checks. */
export function protectedItems(reading: Reading, plan: readonly PagePlanItem[], proof: readonly ProofItem[]): ProtectedItem[] {
  const kept = keptPaths(plan);
  const alive = reading.pages.filter(({ path }) => kept.has(path));
  const legal = alive.filter(({ page }) => page.type === 'legal');
  return [
    { kind: 'url', text: 'Every URL that works today stays, unless the URL map says otherwise.', pages: [], evidence: [] },
    ...goodTitles(alive),
    ...goodCopy(reading),
    ...proof
      .filter((item) => item.decision === 'use')
      .slice(0, PROOF)
      .map((item): ProtectedItem => ({ kind: 'proof', text: item.text, pages: [item.page], evidence: item.evidence.slice(0, 1) })),
    ...goodForms(reading),
    ...goodFunctions(reading),
    ...legal.map(({ page, path, title }): ProtectedItem => {
      const evidence = title === '' ? [] : [evidenceAt(page, 'title', title)];
      return { kind: 'legal', text: title, pages: [path], evidence };
    }),
    ...reading.audit.passed.slice(0, CHECKS).map(({ title }): ProtectedItem => ({ kind: 'check', text: title, pages: [], evidence: [] })),
  ];
}
