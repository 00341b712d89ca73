import type { PagePlanItem, ProofItem, Recommendation, Strategy } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { type FindingGroup, namePages, outcomeOf, partOf } from '../finding-groups.ts';
import type { Reading } from '../read-site.ts';
import { plural } from '../words.ts';
import { protectedItems } from './protected-items.ts';

/** What to do about one kind of finding. */
function recommendationFor(group: FindingGroup): Recommendation {
  const where = group.evidence.length === 0 && group.lookedIn !== '' ? ` Looked for in ${group.lookedIn}.` : '';
  return {
    id: `fix-${group.id}`,
    part: partOf(group.category),
    title: group.title,
    action: group.pages.length > 1 ? `${group.fix} Pages: ${namePages(group.pages)}.` : `${group.fix} Page: ${group.pages.join('')}.`,
    why: `${group.why}${where}`,
    findingIds: [group.id],
    evidence: group.evidence,
    impact: group.severity,
    effort: group.effort,
    successCriterion: outcomeOf(group),
  };
}

function limitsOf({ site, audit, competitors, profile }: Reading): string[] {
  const limits: string[] = [];
  const byReason = Map.groupBy(
    site.unread.filter((page) => page.reason !== 'duplicate' && page.reason !== 'not-html'),
    (page) => page.reason,
  );
  const words: Record<string, string> = {
    robots: 'not read because robots.txt forbids it',
    limit: 'not read because the page limit was reached',
    time: 'not read because the time for one analysis was over',
    error: 'could not be read',
    trap: 'left out as an endless series of addresses',
    login: 'not read because it asks for a log-in',
    'off-site-redirect': 'leads to another site',
    'too-large': 'larger than what is read of one page',
  };
  for (const [reason, pages] of byReason) {
    limits.push(
      `${plural(pages.length, 'address', 'addresses')} ${words[reason] ?? reason}: ${namePages(pages.map((page) => new URL(page.url).pathname))}.`,
    );
  }
  if (site.rendering.mode === 'static' && site.rendering.note !== '') limits.push(site.rendering.note);
  if (audit.notRun.length > 0)
    limits.push(`Checks that could not run: ${listed(audit.notRun.slice(0, 5).map((entry) => `${entry.id} (${entry.reason})`))}.`);
  if (!competitors.competitors.some((competitor) => competitor.status === 'verified')) {
    limits.push('No competitor was visited and confirmed, so differences are named from this site alone.');
  }
  if (profile.confidence.value < 0.5) limits.push('The reading of the business is uncertain: check the facts below before you use them.');
  return limits;
}

function summaryOf(reading: Reading, groups: readonly FindingGroup[]): string {
  const { site, audit, profile, name } = reading;
  const high = groups.filter((group) => group.severity === 'high');
  const medium = groups.filter((group) => group.severity === 'medium');
  const industry = profile.industry.claim.text.trim();
  const sentences = [
    `${name}${industry === '' ? '' : ` (${industry})`}: ${plural(site.pages.length, 'page')} read${audit.scores.overall === null ? '' : `, overall score ${Math.round(audit.scores.overall)} of 100`}.`,
  ];
  if (audit.passed.length > 0) {
    sentences.push(
      `${plural(audit.passed.length, 'check')} passed and ${audit.passed.length === 1 ? 'is' : 'are'} protected in the rebuild.`,
    );
  }
  if (high.length > 0) sentences.push(`Most urgent: ${listed(high.slice(0, 3).map((group) => group.title.toLowerCase()))}.`);
  else if (medium.length > 0)
    sentences.push(
      `No severe fault was found; most worth mending: ${listed(medium.slice(0, 3).map((group) => group.title.toLowerCase()))}.`,
    );
  else sentences.push('No severe or medium fault was found: the work lies in the message, not in repairs.');
  return sentences.join(' ');
}

/** Evaluate: what exists, what works and is protected, what fails, and what was not seen. */
export function evaluate(
  reading: Reading,
  groups: readonly FindingGroup[],
  parts: { pagePlan: readonly PagePlanItem[]; proof: readonly ProofItem[] },
): Strategy['evaluate'] {
  const overall = reading.audit.scores.overall;
  return {
    summary: summaryOf(reading, groups),
    works: protectedItems(reading, parts.pagePlan, parts.proof),
    fails: groups.map(recommendationFor),
    score: overall === null ? null : Math.round(overall),
    pagesRead: reading.site.pages.length,
    limits: limitsOf(reading),
  };
}
