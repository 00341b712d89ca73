import { acceptanceLines } from '../../sections/issues.ts';
import type { Wording } from '../../sections/standards.ts';
import { siteText } from '../../site-text.ts';

/** A model of the user's own gets the strategy's tests as they stand there. */
export const customWording: Wording = {
  speed: ({ strategy }) => strategy.engineer.speed.map(siteText),
  accessibility: ({ strategy }) => strategy.engineer.accessibility.map(siteText),
  seo: ({ strategy }) => strategy.engineer.technicalSeo.map(siteText),
  acceptance: acceptanceLines,
};
