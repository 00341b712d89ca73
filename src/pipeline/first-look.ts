import { ASSERTED_FROM, type BusinessProfile, type ConfidenceByField } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { type AuditReport, countsInScore } from '#contracts/finding.ts';
import { FIRST_FINDINGS, type FirstLook } from '#contracts/first-look.ts';
import type { Insight } from '#contracts/insight.ts';
import type { Site } from '#contracts/site.ts';
import { auditSite } from './audit/audit-site.ts';
import { audits } from './audit/audits.ts';
import { buildSite } from './crawl/build-site.ts';
import type { OpenedHome } from './crawl/crawl-site.ts';
import { isThin, isTooLargeToRender } from './crawl/render/needs-rendering.ts';
import { buildProfile } from './insight/build-profile.ts';
import { resolveProfile } from './insight/resolve/resolve-profile.ts';

/** Audits that can be asked of a home page alone: others compare pages, or need what is fetched last. */
const OF_ONE_PAGE = audits.filter(({ scope, grade }) => scope === 'page' && countsInScore(grade));

/** What a home page alone says, the same for the same page. Null where it says too little without its scripts, or is too large to be read twice. */
export function lookAtHome(
  { page, html, rendering, isFinal, screenshotsFollow }: OpenedHome,
  facts: readonly OwnerFact[],
): FirstLook | null {
  if (isTooLargeToRender(page) || (!isFinal && isThin(page))) return null;
  const site = siteOf(page, html, rendering);
  const audit = auditSite(site, isFinal ? OF_ONE_PAGE : []);
  const profile = resolveProfile({ reader: buildProfile({ site, audit }), model: null, note: '', calls: [], facts: [...facts] });
  return {
    basis: 'home',
    url: page.url,
    title: page.title ?? '',
    language: site.languages[0] ?? null,
    ...statedIn(profile),
    ...(isFinal ? findingsOf(audit) : { findings: null, findingCount: 0 }),
    hasScreenshots: screenshotsFollow ? null : false,
  };
}

/** The look after all pages were checked. */
export function lookAtPages(before: FirstLook | null, site: Site, audit: AuditReport): FirstLook {
  const [language = null] = site.languages;
  const { businessName = null, industry = null, hasScreenshots = null } = before ?? {};
  return {
    businessName,
    industry,
    hasScreenshots: hasScreenshots ?? false,
    basis: 'pages',
    url: site.url,
    title: site.pages[0]?.title ?? '',
    language,
    ...findingsOf(audit),
  };
}

/** The look after the business was identified from all pages. */
export function lookAtBusiness(before: FirstLook, insight: Insight, facts: readonly OwnerFact[]): FirstLook {
  return { ...before, ...statedIn(resolveProfile({ ...insight, facts: [...facts] })) };
}

/** The site as if it had only its home page. The page is copied: building a site completes its pages. */
function siteOf(page: OpenedHome['page'], html: string, rendering: Site['rendering']): Site {
  return buildSite({
    enteredUrl: page.url,
    home: page,
    homeHtml: html,
    rendering,
    pages: [{ ...page }],
    unread: [],
    linkChecks: [],
    stopReason: 'page-limit',
    robots: { url: page.url, status: null, text: '', allowsAll: true, sitemaps: [] },
    sitemap: { url: page.url, status: 0, urlCount: 0, error: null },
    auxiliary: { styles: [], llmsTxt: null, https: null },
  });
}

/** Name and industry where they are sure enough to be asserted. */
function statedIn({ businessName, industry, confidence }: BusinessProfile): Pick<FirstLook, 'businessName' | 'industry'> {
  const stated = (claim: Claim, field: keyof ConfidenceByField) => {
    const isSure = claim.by === 'owner' || (confidence.byField?.[field] ?? confidence.value) >= ASSERTED_FROM;
    return isKnown(claim) && claim.text !== '' && isSure ? claim.text : null;
  };
  return { businessName: stated(businessName, 'businessName'), industry: stated(industry.claim, 'industry') };
}

function findingsOf({ fixFirst }: AuditReport): Pick<FirstLook, 'findings' | 'findingCount'> {
  const findings = fixFirst.slice(0, FIRST_FINDINGS).map(({ id, title, severity }) => ({ id, title, severity }));
  return { findings, findingCount: fixFirst.length };
}
