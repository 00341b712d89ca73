import type { AccentShades } from '#contracts/agency.ts';
import type { Analysis } from '#contracts/analysis.ts';
import type { BlueprintPage } from '#contracts/blueprint.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { ShareSection } from '#contracts/share.ts';
import type { ReportImage, SharedReport } from '#contracts/shared-report.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { displayHost } from '#contracts/website-url.ts';
import { shareCompetitors } from './share-competitors.ts';
import { shareFindings } from './share-findings.ts';
import { shareBrand, shareSummary } from './share-profile.ts';
import { shareStrategy } from './share-strategy.ts';
import { shareVerification } from './share-verification.ts';

/** What a report is made from; null: the project does not have it. */
export type ReportInput = {
  url: string;
  /** ISO 8601; '' where it is not known. */
  analyzedAt: string;
  agency: { name: string; shades: AccentShades };
  analysis: Analysis | null;
  strategy: Strategy | null;
  /** As delivered, with the owner's edits. */
  prompt: PromptDocument | null;
  blueprint: readonly BlueprintPage[] | null;
  verification: StoredVerification | null;
  /** Images that can be shown. */
  images: readonly ReportImage[];
};

/** Sections that an image belongs to. */
const IMAGE_SECTIONS: Record<ReportImage, readonly ShareSection[] | null> = {
  logo: null,
  'today-desktop': ['brand', 'blueprint'],
  'today-mobile': ['brand'],
  'blueprint-desktop': ['blueprint'],
  'blueprint-mobile': ['blueprint'],
  'new-desktop': ['verification'],
};

/** Picks what the chosen sections show, field by field; a section without content is null. Pure. */
export function makeReport(input: ReportInput, sections: readonly ShareSection[]): SharedReport {
  const { url, analysis, strategy, prompt, blueprint, verification, agency, analyzedAt } = input;
  const chosen = <T>(section: ShareSection, make: () => T | null): T | null => (sections.includes(section) ? make() : null);
  const host = displayHost(url);
  return {
    agency: { name: agency.name, shades: { light: agency.shades.light, dark: agency.shades.dark } },
    site: { url, host, name: analysis?.profile.businessName.text || host, analyzedAt, pagesRead: analysis?.pages.length ?? 0 },
    images: input.images.filter((image) => IMAGE_SECTIONS[image]?.some((section) => sections.includes(section)) ?? true),
    summary: chosen('summary', () => analysis && shareSummary(analysis.profile)),
    brand: chosen('brand', () => analysis && shareBrand(analysis)),
    findings: chosen('findings', () => analysis && shareFindings(analysis)),
    competitors: chosen('competitors', () => analysis && shareCompetitors(analysis)),
    strategy: chosen('strategy', () => strategy && shareStrategy(strategy)),
    blueprint: chosen('blueprint', () => blueprint && shareBlueprint(blueprint)),
    prompt: chosen('prompt', () => prompt && sharePrompt(prompt)),
    verification: chosen('verification', () => verification && shareVerification(verification)),
  };
}

function shareBlueprint(pages: readonly BlueprintPage[]): NonNullable<SharedReport['blueprint']> {
  return { pages: pages.map(({ path, title, file, read, gaps }) => ({ path, title, file, isDrawn: read, gaps })) };
}

function sharePrompt({ builder, blocks }: PromptDocument): NonNullable<SharedReport['prompt']> {
  return { builder, blocks: blocks.map(({ title, text }) => ({ title, text })) };
}
