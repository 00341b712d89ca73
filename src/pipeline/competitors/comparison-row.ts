import type { ComparisonCell, ComparisonRow } from '#contracts/competitor.ts';
import type { Evidence } from '#contracts/evidence.ts';
import type { Site } from '#contracts/site.ts';
import { scoreHomePage } from '../audit/home-score.ts';
import type { CompetitorProfile } from './competitor-profile.ts';
import { type LookedAt, lookedAt, missingCell } from './looked-at.ts';

const OFFERS_SHOWN = 3;

function offerCell(profile: CompetitorProfile, looked: LookedAt): ComparisonCell {
  const offers = [...profile.services, ...profile.products].filter((offer) => offer.kind === 'observed').slice(0, OFFERS_SHOWN);
  if (offers.length > 0)
    return {
      text: offers.map((offer) => offer.text).join(', '),
      kind: 'observed',
      evidence: offers.flatMap((offer) => offer.evidence.slice(0, 1)),
    };
  const { text, kind, evidence } = profile.primaryPurpose;
  return text === '' ? missingCell('No offer named', looked) : { text, kind, evidence };
}

function priceCell(profile: CompetitorProfile, site: Site, looked: LookedAt): ComparisonCell {
  const priced = [...profile.services, ...profile.products].find((offer) => offer.price !== '');
  if (priced) return { text: `${priced.price} (${priced.text})`, kind: 'observed', evidence: priced.evidence.slice(0, 1) };
  for (const page of site.pages) {
    const price = page.prices[0];
    if (price)
      return {
        text: price.text,
        kind: 'observed',
        evidence: [{ url: page.url, selector: price.selector, snippet: price.context.slice(0, 300) }],
      };
  }
  return missingCell('No price shown', looked);
}

function actionCell(profile: CompetitorProfile, looked: LookedAt): ComparisonCell {
  const action = profile.callsToAction[0];
  return action ? { text: action.text, kind: action.kind, evidence: action.evidence.slice(0, 1) } : missingCell('No clear button', looked);
}

function proofCell(profile: CompetitorProfile, looked: LookedAt): ComparisonCell {
  const kinds = [...new Set(profile.trustSignals.map((signal) => signal.trustKind))].filter((kind) => kind !== 'guarantees');
  if (kinds.length === 0) return missingCell('No proof shown', looked);
  const evidence = kinds.flatMap((kind) => profile.trustSignals.find((signal) => signal.trustKind === kind)?.evidence.slice(0, 1) ?? []);
  return { text: kinds.map((kind) => kind.replaceAll('-', ' ')).join(', '), kind: 'observed', evidence: evidence.slice(0, 4) };
}

function guaranteeCell(profile: CompetitorProfile, looked: LookedAt): ComparisonCell {
  const guarantee = profile.trustSignals.find((signal) => signal.trustKind === 'guarantees');
  return guarantee
    ? { text: guarantee.text, kind: guarantee.kind, evidence: guarantee.evidence.slice(0, 1) }
    : missingCell('No guarantee named', looked);
}

function bookingCell(site: Site, looked: LookedAt): ComparisonCell {
  const booking = site.functions.find((entry) => entry.kind === 'booking');
  if (booking) {
    const evidence: Evidence = { url: booking.pages[0] ?? site.url, selector: booking.selector, snippet: booking.snippet };
    return { text: booking.provider ? `Booking with ${booking.provider}` : 'Booking on the site', kind: 'observed', evidence: [evidence] };
  }
  for (const page of site.pages) {
    const action = page.callsToAction.find((candidate) => candidate.kind === 'book' && !candidate.hidden);
    if (action)
      return { text: action.text, kind: 'observed', evidence: [{ url: page.url, selector: action.selector, snippet: action.text }] };
  }
  return missingCell('No booking', looked);
}

/** One row of the comparison table, from a site's pages and profile. */
export function comparisonRow(site: Site, profile: CompetitorProfile): ComparisonRow {
  const home = site.pages[0];
  const looked = lookedAt(site);
  return {
    offer: offerCell(profile, looked),
    price: priceCell(profile, site, looked),
    callToAction: actionCell(profile, looked),
    proof: proofCell(profile, looked),
    guarantee: guaranteeCell(profile, looked),
    booking: bookingCell(site, looked),
    score: home ? scoreHomePage(home) : null,
  };
}
