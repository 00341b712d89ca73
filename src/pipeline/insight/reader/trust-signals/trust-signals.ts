import type { TrustSignal } from '#contracts/business.ts';
import { foldWords } from '#text/normalize.ts';
import { cutAtSentence } from '#text/truncate.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, numbered } from '../../evidence.ts';
import { findAwards } from './awards.ts';
import { findCertifications, findGuarantees, findYearsInBusiness } from './credentials.ts';
import { findLegalStatus, findOpenSource, findPrivacySecurity } from './legal-and-safety.ts';
import { findStatistics } from './numbers.ts';
import { findPartners } from './partners-and-clients.ts';
import { findPortfolio } from './portfolio.ts';
import { findPress } from './press.ts';
import { findPublications } from './publications.ts';
import { findReviews } from './reviews.ts';
import { findTeam } from './team.ts';
import { findTestimonials } from './testimonials.ts';
import type { TrustFinder, TrustFinding } from './trust-finding.ts';

/** Every finder, in the order of report. */
const FINDERS: readonly TrustFinder[] = [
  findTestimonials,
  findReviews,
  findPortfolio,
  findCertifications,
  findAwards,
  findYearsInBusiness,
  findGuarantees,
  findPress,
  findTeam,
  findPartners,
  findStatistics,
  findLegalStatus,
  findPrivacySecurity,
  findOpenSource,
  findPublications,
];

/** All signs of trust of the site, by kind. */
export function findTrustSignals(model: SiteModel): TrustSignal[] {
  const signals = FINDERS.flatMap((find) => withoutRepeats(find(model))).map(({ trustKind, text, confidence, quotes, author = '' }) => ({
    ...makeClaim({ text: cutAtSentence(text, 300), kind: 'observed', confidence, quotes, around: text.slice(0, 60) }),
    trustKind,
    author,
  }));
  return numbered('trust', signals);
}

/** Without findings of one kind whose words another one of that kind has: "Ann Carter" next to "Ann Carter, founder". */
function withoutRepeats(found: readonly TrustFinding[]): TrustFinding[] {
  const words = found.map(({ trustKind, text }) => ` ${trustKind} ${foldWords(text)} `);
  const isWithin = (one: string, other: string) => one !== other && other.includes(one.slice(one.indexOf(' ', 1)));
  return found.filter((_, at) => {
    const own = words[at] ?? '';
    return words.indexOf(own) === at && !words.some((other) => isWithin(own, other) && other.split(' ')[1] === own.split(' ')[1]);
  });
}
