import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import { findAudiences } from './audiences/audiences.ts';
import { findBusinessModel } from './business-model.ts';
import { findBusinessName } from './business-name.ts';
import { findActions } from './calls-to-action.ts';
import { findCompliance } from './compliance.ts';
import { rateConfidence } from './confidence.ts';
import { findContacts, findSocialHandles } from './contacts.ts';
import type { Quote } from './evidence.ts';
import { findFunnels } from './funnels.ts';
import { findGeographies } from './geographies.ts';
import { findIndustry } from './industry.ts';
import { findOffers } from './offers/offers.ts';
import { findPricingModel } from './pricing-model.ts';
import { findPurpose } from './purpose.ts';
import { readSite } from './reading.ts';
import { findStrengths } from './strengths.ts';
import { listTechnology } from './technology.ts';
import { measureTone } from './tone.ts';
import { findTrustSignals } from './trust-signals/trust-signals.ts';
import { findUniquePoints } from './unique-points.ts';
import { findValuePropositions } from './value-propositions.ts';
import { findWeaknesses } from './weaknesses.ts';

/**
 * The built-in analyst: what the business behind a site is, every statement with its evidence. Pure: the same site and
 * audit give the same profile. Texts of the site are data; whatever they ask of a reader is not followed, and hidden text
 * is not read.
 */
export function buildProfile({ site: asRead, audit }: { site: Site; audit: AuditReport }): BusinessProfile {
  const reading = readSite(asRead);
  const { site } = reading;
  const name = findBusinessName(reading);
  const { leaf, claim: industryClaim, candidates } = findIndustry(reading, name.text);
  const industryQuotes = quotesOf(industryClaim, site);
  const { services, products } = findOffers(reading, leaf, name.text);
  const found = {
    businessName: withId(name, 'name-1'),
    industry: { claim: withId(industryClaim, 'industry-1'), candidates },
    businessModel: findBusinessModel(reading, leaf, industryQuotes, products),
    targetAudiences: findAudiences(reading, leaf, industryQuotes),
    services,
    products,
    valuePropositions: findValuePropositions(reading),
    trustSignals: findTrustSignals(reading),
    callsToAction: findActions(reading),
    contacts: findContacts(site),
    pricingModel: findPricingModel(reading),
  };
  return {
    ...found,
    primaryPurpose: withId(findPurpose(reading, name.text, leaf), 'purpose-1'),
    uniqueSellingPoints: findUniquePoints(reading),
    geographies: findGeographies(reading),
    brandTone: measureTone(reading, leaf),
    socialHandles: findSocialHandles(site),
    compliance: findCompliance(reading),
    technology: listTechnology(site),
    funnels: findFunnels(site, found.callsToAction),
    strengths: findStrengths(found, audit),
    weaknesses: findWeaknesses(found, reading, audit),
    languages: site.languages.length > 0 ? site.languages : reading.pages.length > 0 ? [reading.language] : [],
    confidence: rateConfidence(reading, found),
    analyst: { name: 'built-in', note: '' },
  };
}

function withId(claim: Claim, id: string): Claim {
  return { ...claim, id };
}

function quotesOf(claim: Claim, site: Site): Quote[] {
  return claim.evidence.flatMap((evidence) => {
    const page = site.pages.find((one) => one.url === evidence.url);
    return page ? [{ page, selector: evidence.selector, text: evidence.snippet }] : [];
  });
}
