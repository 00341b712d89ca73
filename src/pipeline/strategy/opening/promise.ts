import type { Claim } from '#contracts/evidence.ts';
import type { CopyLine } from '#contracts/strategy.ts';
import { splitSentences } from '#text/segment.ts';
import { comparable, foldedWithin, isQuestion } from '#text/words.ts';
import { suitsCopyLanguage } from '../claims/copy-language.ts';
import { isAboutThirdParty } from '../claims/first-party.ts';
import { headlinePoints, namesOffering, standsAlone } from '../claims/headline-score.ts';
import { dependsOnContext, isCallToAction, isGoodSentence } from '../claims/sentence-classifiers.ts';
import { withoutFounderStory } from '../craft/headline.ts';
import { isOfOneCard } from '../craft/slides.ts';
import type { Reading } from '../read-site.ts';
import { isAboutBusiness } from './buyers.ts';
import type { OpeningParts } from './opening.ts';

/** A line that names what is offered tells more than one that only sounds good; a very short one leaves it open. */
const NAMES_OFFERING = 2;
const SHORT = 50;

const lineOf = ({ text, kind, evidence }: Claim): CopyLine => ({ text: withoutFounderStory(text), kind, evidence: evidence.slice(0, 1) });

/**
 * The one promise, as a sentence: the most specific of what the site says of itself. The owner's purpose wins; where no sentence
 * can be read alone, the headline does.
 */
export function choosePromise(reading: Reading, { craft, xFactor }: OpeningParts): CopyLine {
  const { primaryPurpose, valuePropositions, uniqueSellingPoints } = reading.profile;
  if (primaryPurpose.kind === 'owner') return lineOf(primaryPurpose);
  const claims = [primaryPurpose, ...valuePropositions, ...uniqueSellingPoints].filter(
    (claim) =>
      (claim.kind === 'owner' || (claim.kind === 'observed' && reading.says(claim.text))) &&
      isAboutBusiness(claim, reading) &&
      suitsCopyLanguage(claim.text, claim.evidence, reading) &&
      !isOfOneCard(claim.evidence, reading.site.pages),
  );
  const lines = [craft.headline, craft.subhead, ...(xFactor.statement ? [xFactor.statement] : []), ...claims.map(lineOf)];
  const ranked = lines
    .filter((line) => isPromise(line.text, reading) && !isOfOneOffer(line, reading))
    .map((line, index) => ({ line, index, points: pointsOf(line.text, reading) }))
    .sort((a, b) => b.points - a.points || a.index - b.index);
  return ranked[0]?.line ?? craft.headline;
}

/** Whether a claim is the text of a card or section about one of several offers: "with up to 30 years of warranty" below "Flat roofs". */
function isOfOneOffer({ text, evidence }: CopyLine, { pages, offers }: Reading): boolean {
  const page = pages.find((entry) => entry.page.url === evidence[0]?.url);
  const sections = page?.sections.filter(({ blocks }) => blocks.some((block) => foldedWithin(text, block.text))) ?? [];
  const names = new Set(offers.map(({ name }) => comparable(name)));
  return names.size > 1 && sections.length > 0 && sections.every(({ heading }) => heading && names.has(comparable(heading.text)));
}

function isPromise(text: string, reading: Reading): boolean {
  return (
    isGoodSentence(text) &&
    standsAlone(text, reading) &&
    !splitSentences(text).some(isQuestion) &&
    !isCallToAction(text) &&
    !dependsOnContext(text) &&
    !isAboutThirdParty(text, reading)
  );
}

function pointsOf(text: string, reading: Reading): number {
  return (
    headlinePoints({ text, base: 0, evidence: [] }, reading) +
    (namesOffering(text, reading) ? NAMES_OFFERING : 0) -
    (text.length < SHORT ? 1 : 0)
  );
}
