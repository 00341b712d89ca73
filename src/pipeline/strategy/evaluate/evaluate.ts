import type { PagePlanItem, ProofItem, Recommendation, Strategy } from '#contracts/strategy.ts';
import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { plural } from '#text/words.ts';
import { notesOnChecks } from '../../audit/not-run.ts';
import { whyUnseen } from '../../site-model/unseen.ts';
import { type FindingGroup, outcomeOf, partOf } from '../finding-groups.ts';
import { namePages } from '../markdown/sentences.ts';
import type { Reading } from '../read-site.ts';
import { protectedItems } from './protected-items.ts';

/** What to do about one kind of finding. */
function recommendationFor(group: FindingGroup): Recommendation {
  return {
    id: `fix-${group.id}`,
    part: partOf(group.category),
    title: group.title,
    action: group.fix,
    why: group.why,
    pages: group.pages,
    findingIds: [group.id],
    evidence: group.evidence,
    lookedIn: group.evidence.length === 0 ? group.lookedIn : '',
    impact: group.severity,
    effort: group.effort,
    successCriterion: outcomeOf(group),
  };
}

const UNREAD: Record<string, string> = {
  robots: 'not read because robots.txt disallows it',
  limit: 'not read because the page limit was reached',
  time: 'not read because the time limit was reached',
  error: 'could not be read',
  trap: 'skipped as part of an endless series of URLs',
  login: 'not read because it asks for a login',
  'off-site-redirect': 'redirected to another site',
  'too-large': 'too large to be read whole',
};

function limitsOf({ site, audit, competitors, profile }: Reading): string[] {
  const limits: string[] = [];
  const byReason = Map.groupBy(
    site.unread.filter((page) => page.reason !== 'duplicate' && page.reason !== 'not-html'),
    (page) => page.reason,
  );
  for (const [reason, pages] of byReason) {
    limits.push(
      `${plural(pages.length, 'URL')} ${UNREAD[reason] ?? reason}: ${namePages(pages.map((page) => new URL(page.url).pathname))}.`,
    );
  }
  if (site.rendering.mode === 'static' && site.rendering.note !== '') limits.push(site.rendering.note);
  const unseen = whyUnseen(site);
  if (unseen !== '') limits.push(`${unseen} What was not found may be there all the same.`);
  limits.push(...notesOnChecks(audit));
  if (!competitors.competitors.some((competitor) => competitor.status === 'verified')) {
    limits.push('No competitor was visited and confirmed, so the differences come from this site alone.');
  }
  if (profile.confidence.value < 0.5) limits.push('We are not sure what the business is: check the facts below before you use them.');
  return limits;
}

function summaryOf(reading: Reading, groups: readonly FindingGroup[]): string {
  const { site, audit, profile, name } = reading;
  const high = groups.filter((group) => group.severity === 'high');
  const medium = groups.filter((group) => group.severity === 'medium');
  const industry = profile.industry.claim.kind === 'unknown' ? '' : profile.industry.claim.text.trim();
  const sentences = [
    `${name}${industry === '' ? '' : ` (${industry})`}: ${plural(site.pages.length, 'page')} analyzed${audit.scores.overall === null ? '' : `, overall score ${Math.round(audit.scores.overall)} of 100`}.`,
  ];
  if (audit.passed.length > 0) {
    sentences.push(`${plural(audit.passed.length, 'check')} passed and must still pass on the new site.`);
  }
  if (high.length > 0) sentences.push(`Most urgent: ${listed(high.slice(0, 3).map((group) => lowerFirst(group.title)))}.`);
  else if (medium.length > 0)
    sentences.push(
      `No high-severity issue was found; most worth fixing: ${listed(medium.slice(0, 3).map((group) => lowerFirst(group.title)))}.`,
    );
  else sentences.push('No issue of high or medium severity was found: work on the message, not on repairs.');
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
