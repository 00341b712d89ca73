import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { BuilderId } from '#contracts/builder.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { Brief, ImagePrint } from '#contracts/verification.ts';

export type BriefChoices = {
  /** With the owner's edits applied. */
  strategy: Strategy;
  facts: readonly OwnerFact[];
  builder: BuilderId;
  /** Files of today's images, where they were loaded (`printImages`). */
  images?: readonly ImagePrint[] | undefined;
};

/** The brief that a rebuilt site is held against: plain data, the same for the same input. */
export function makeBrief({ crawl: site, audit, profile }: ResolvedOutputs, choices: BriefChoices): Brief {
  const { strategy, facts, builder, images } = choices;
  return {
    ...{ format: 'sitebrief-brief', version: 1, url: site.url, builder },
    ...{ site, audit, profile, strategy, facts: [...facts] },
    ...(images ? { images: [...images] } : {}),
  };
}
