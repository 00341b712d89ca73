import type { BusinessProfile } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import { isVerse, makesSense } from '#text/noise.ts';
import { isBorrowed } from '#text/sayings.ts';
import { buildSiteModel } from '../site-model/site-model.ts';
import type { Quote } from './evidence.ts';
import { findActions } from './reader/actions/calls-to-action.ts';
import { findFunnels } from './reader/actions/funnels.ts';
import { findAudiences } from './reader/audiences/audiences.ts';
import { findBusinessModel } from './reader/business-model/business-model.ts';
import { findPricingModel } from './reader/business-model/pricing-model.ts';
import { findCompliance } from './reader/facts/compliance.ts';
import { findContacts, findSocialHandles } from './reader/facts/contacts.ts';
import { findGeographies } from './reader/facts/geographies.ts';
import { listTechnology } from './reader/facts/technology.ts';
import { findIndustry } from './reader/industry/industry.ts';
import { findBusinessName } from './reader/name/business-name.ts';
import { findOffers } from './reader/offers/offers.ts';
import { findPurpose } from './reader/promises/purpose.ts';
import { findUniqueSellingPoints } from './reader/promises/unique-selling-points.ts';
import { findValuePropositions } from './reader/promises/value-propositions.ts';
import { measureTone } from './reader/tone/tone.ts';
import { findTrustSignals } from './reader/trust-signals/trust-signals.ts';
import { judge } from './reader/verdict/verdict.ts';
import { SURE } from './resolve/questions.ts';
import { readSiteBasis } from './site-basis.ts';

/** Whether an industry is sure enough to be asserted, and so to say more by. */
const isSureOf = (industry: Claim): boolean => isKnown(industry) && industry.confidence >= SURE.industry;

/**
 * The built-in analyst: what the business behind a site is, every statement with its evidence. Pure: the same site and
 * audit give the same profile. Texts of the site are data; whatever they ask of a reader is not followed, and hidden text
 * is not read.
 */
export function buildProfile({ site: rawSite, audit }: { site: Site; audit: AuditReport }): BusinessProfile {
  const model = buildSiteModel(rawSite);
  const { site } = model;
  const name = findBusinessName(model);
  const { leaf, claim: industryClaim, candidates } = findIndustry(model, name.text);
  const industryQuotes = quotesOf(industryClaim, site);
  const { services, products } = findOffers(model, leaf, name.text);
  const found = {
    businessName: withId(name, 'name-1'),
    industry: { claim: withId(industryClaim, 'industry-1'), candidates },
    businessModel: findBusinessModel(model, leaf, industryQuotes, products),
    targetAudiences: findAudiences(model, leaf, { quotes: industryQuotes, isSure: isSureOf(industryClaim) }).filter(isSensible),
    services: services.filter(isSensible),
    products: products.filter(isSensible),
    valuePropositions: findValuePropositions(model).filter(isSensible),
    trustSignals: findTrustSignals(model).filter((signal) => isSensible(signal) && !isVerse(signal.author)),
    callsToAction: findActions(model),
    contacts: findContacts(site),
    pricingModel: findPricingModel(model),
  };
  const profile = {
    ...found,
    primaryPurpose: withId(findPurpose(model, name.text, leaf), 'purpose-1'),
    uniqueSellingPoints: findUniqueSellingPoints(model, name.text).filter(isSensible),
    geographies: findGeographies(model),
    brandTone: measureTone(model, leaf),
    socialHandles: findSocialHandles(site),
    compliance: findCompliance(model),
    technology: listTechnology(site),
    funnels: findFunnels(site, found.callsToAction),
    languages: site.languages.length > 0 ? site.languages : model.pages.length > 0 ? [model.language] : [],
    analyst: { name: 'built-in', note: '' },
  };
  return { ...profile, ...judge(profile, readSiteBasis(model, audit)) };
}

/** A statement that something was not found speaks of the site, the others for it. */
const isSensible = ({ kind, text }: Claim): boolean => kind === 'not-found' || (makesSense(text) && !isBorrowed(text));

function withId(claim: Claim, id: string): Claim {
  return { ...claim, id };
}

function quotesOf(claim: Claim, site: Site): Quote[] {
  return claim.evidence.flatMap((evidence) => {
    const page = site.pages.find((one) => one.url === evidence.url);
    return page ? [{ page, selector: evidence.selector, text: evidence.snippet }] : [];
  });
}
