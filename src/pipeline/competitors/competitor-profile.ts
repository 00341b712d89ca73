import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BusinessProfile } from '#contracts/business.ts';
import type { Site } from '#contracts/site.ts';
import { findActions } from '../insight/reader/actions/calls-to-action.ts';
import { findIndustry } from '../insight/reader/industry/industry.ts';
import { findBusinessName } from '../insight/reader/name/business-name.ts';
import { findOffers } from '../insight/reader/offers/offers.ts';
import { findPurpose } from '../insight/reader/promises/purpose.ts';
import { findTrustSignals } from '../insight/reader/trust-signals/trust-signals.ts';
import { buildSiteModel } from '../site-model/site-model.ts';

/** What a comparison needs to know of a business. */
export type CompetitorProfile = Pick<
  BusinessProfile,
  'businessName' | 'industry' | 'services' | 'products' | 'primaryPurpose' | 'callsToAction' | 'trustSignals'
>;

const profiles = new WeakMap<Site, Promise<CompetitorProfile>>();
let lastTurn: Promise<unknown> = Promise.resolve();

/** The profile of a competitor by the built-in analyst, limited to what a comparison shows. Computed once per site. */
export function getCompetitorProfile(site: Site): Promise<CompetitorProfile> {
  const known = profiles.get(site);
  if (known) return known;
  const profile = makeProfile(site);
  profile.catch(() => undefined); // reported to the caller
  profiles.set(site, profile);
  return profile;
}

// One step per turn of the event loop, over all competitors, so that responses of other sites are handled in between.
function inTurn<T>(work: () => T): Promise<T> {
  const mine = lastTurn.then(() => nextTurn()).then(work);
  lastTurn = mine.catch(() => undefined);
  return mine;
}

async function makeProfile(site: Site): Promise<CompetitorProfile> {
  const model = await inTurn(() => buildSiteModel(site));
  const businessName = await inTurn(() => findBusinessName(model));
  const { leaf, claim, candidates } = await inTurn(() => findIndustry(model, businessName.text));
  const { services, products } = await inTurn(() => findOffers(model, leaf, businessName.text));
  return {
    businessName,
    industry: { claim, candidates },
    services,
    products,
    primaryPurpose: await inTurn(() => findPurpose(model, businessName.text, leaf)),
    callsToAction: await inTurn(() => findActions(model)),
    trustSignals: await inTurn(() => findTrustSignals(model)),
  };
}
