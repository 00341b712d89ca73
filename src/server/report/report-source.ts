import type { Analysis } from '#contracts/analysis.ts';
import { BLUEPRINT_IMAGES } from '#contracts/blueprint.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { ShareSection } from '#contracts/share.ts';
import type { ReportImage, SharedReport } from '#contracts/shared-report.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { findAgency, findLogo, type StoredAgency } from '#database/accounts/agencies.ts';
import { findProject, type StoredProject } from '#database/projects/projects.ts';
import { findVerificationScreenshot } from '#database/runs/page-screenshots.ts';
import { findScreenshot } from '#database/runs/screenshots.ts';
import { findVerification, listVerifications } from '#database/runs/verifications.ts';
import { accentShades } from '#pipeline/report/accent.ts';
import { makeReport } from '#pipeline/report/make-report.ts';
import type { BlueprintServices } from '../blueprint/blueprint-services.ts';
import type { Drawing } from '../blueprint/blueprints.ts';
import type { AppParts } from '../parts.ts';
import { buildStrategy } from '../projects/generate-prompt.ts';
import { editedPrompt, editedPromptText, editedStrategy } from '../projects/owner-edits.ts';
import { foundProject, getStages } from '../projects/serialize-project.ts';

export type ImageFile = { mediaType: string; bytes: Uint8Array };

/** A project as it is handed on: for the page of a share, its PDF, the CSV of findings and the ZIP of everything. */
export type ReportSource = {
  projectId: string;
  url: string;
  projectName: string | null;
  analysis: Analysis | null;
  strategy: Strategy | null;
  /** The strategy as Markdown, with the owner's edits. */
  strategyText: string | null;
  prompt: PromptDocument | null;
  verification: StoredVerification | null;
  /** Images of the analyzed site that are still being loaded are missing; null without a strategy. */
  draw(): Drawing | null;
  /** As `draw`, with every image that can be had. */
  drawWhole(): Promise<Drawing | null>;
  report(sections: readonly ShareSection[]): SharedReport;
  /** An image of the report, as it was taken; null when there is none. Throws where it can't be taken now. */
  image(name: ReportImage): Promise<ImageFile | null>;
};

export type ReportSources = {
  own(owner: { id: string; userId: string }): Promise<ReportSource>;
  sample(id: string): ReportSource;
};

type Plain = 'projectId' | 'url' | 'projectName' | 'analysis' | 'strategy' | 'strategyText' | 'prompt' | 'verification';
type Stored = Pick<ReportSource, Plain> & {
  analyzedAt: string;
  agency: StoredAgency;
  images: ReportImage[];
  source: (() => ReturnType<BlueprintServices['ownSource']>) | null;
  read: Record<'logo' | 'today-desktop' | 'today-mobile' | 'new-desktop', () => Promise<ImageFile | null> | ImageFile | null>;
};

const NO_AGENCY: StoredAgency = { name: '', color: null, hasLogo: false, updatedAt: '' };

/** Reads what reports are made from. */
export function createReportSources(
  parts: AppParts,
  { blueprints, screenshotsOf, ownSource, sampleSource }: BlueprintServices,
): ReportSources {
  const { pipeline, demo } = parts;
  const { db } = parts.database;

  function toSource(stored: Stored): ReportSource {
    const { analyzedAt, agency, images, source, read, ...rest } = stored;
    const { projectId, url, analysis, strategy, prompt, verification } = rest;
    const draw = () => source && blueprints.draw(source());
    const drawWhole = async () => source && blueprints.drawWhole(source());
    const look = { name: agency.name, shades: accentShades(agency.color) };
    const drawn: ReportImage[] = parts.screenshotFiles && source ? ['blueprint-desktop', 'blueprint-mobile'] : [];
    return {
      ...rest,
      draw,
      drawWhole,
      report(sections) {
        const blueprint = sections.includes('blueprint') ? (draw()?.blueprint.pages ?? null) : null;
        const all = { images: [...images, ...drawn], agency: look, blueprint };
        return makeReport({ url, analyzedAt, analysis, strategy, prompt, verification, ...all }, sections);
      },
      async image(name) {
        if (name !== 'blueprint-desktop' && name !== 'blueprint-mobile') return read[name]();
        const drawing = await drawWhole();
        if (!drawing || !parts.screenshotFiles) return null;
        const file = BLUEPRINT_IMAGES[name === 'blueprint-desktop' ? 0 : 1].name;
        const bytes = (await screenshotsOf(projectId, drawing)).get(file);
        return bytes ? { mediaType: 'image/png', bytes } : null;
      },
    };
  }

  async function latestVerification(owner: { projectId: string; userId: string }): Promise<StoredVerification | null> {
    const latest = (await listVerifications(db, owner)).find(({ status }) => status === 'done');
    return latest ? findVerification(db, { ...owner, id: latest.id }) : null;
  }

  function promptOf(stored: StoredProject): PromptDocument | null {
    const text = editedPromptText(stored);
    return text === null || !stored.promptDocument ? stored.promptDocument : editedPrompt(stored.promptDocument, text, pipeline);
  }

  return {
    async own({ id, userId }) {
      const owner = { projectId: id, userId };
      const stored = foundProject(await findProject(db, { id, userId }));
      const agency = await findAgency(db, userId);
      const verification = await latestVerification(owner);
      const stages = getStages(stored, pipeline);
      const strategy = editedStrategy(stored, pipeline);
      const { screenshots } = stored;
      const images: ReportImage[] = [
        ...(agency.hasLogo ? (['logo'] as const) : []),
        ...(screenshots.includes('desktop') ? (['today-desktop'] as const) : []),
        ...(screenshots.includes('mobile') ? (['today-mobile'] as const) : []),
        ...(showsHome(verification) ? (['new-desktop'] as const) : []),
      ];
      const newHome = { ...owner, id: verification?.id ?? '', path: '/', kind: 'desktop' as const };
      return toSource({
        ...{ projectId: id, url: stored.project.url, projectName: stored.project.projectName, strategy, prompt: promptOf(stored) },
        analysis: stages && pipeline.assembleAnalysis(stages),
        ...{ verification, agency, images, analyzedAt: stored.analyzedAt ?? '', strategyText: stored.project.optimizerOutput },
        source: stages && strategy ? () => ownSource(stored) : null,
        read: {
          logo: () => findLogo(db, userId),
          'today-desktop': () => findScreenshot(db, { id, userId, kind: 'desktop' }),
          'today-mobile': () => findScreenshot(db, { id, userId, kind: 'mobile' }),
          'new-desktop': () => findVerificationScreenshot(db, newHome),
        },
      });
    },
    sample(id) {
      const { project, stages } = foundProject(demo.find(id));
      const verification = demo.verification(id);
      const strategy = buildStrategy(stages, pipeline);
      const read = {
        logo: () => null,
        'today-desktop': () => demo.screenshot(id, 'desktop'),
        'today-mobile': () => demo.screenshot(id, 'mobile'),
        'new-desktop': () => demo.newScreenshot(id, '/', 'desktop'),
      };
      const shown = (['today-desktop', 'today-mobile', 'new-desktop'] as const).filter((name) => read[name]() !== null);
      return toSource({
        ...{ projectId: id, url: project.url, projectName: project.projectName, strategy },
        analysis: pipeline.assembleAnalysis(stages),
        strategyText: project.optimizerOutput ?? pipeline.strategyToMarkdown(strategy),
        ...{ prompt: project.prompt ?? null, verification, agency: NO_AGENCY, images: shown, analyzedAt: project.createdAt },
        source: () => sampleSource(id),
        read,
      });
    },
  };
}

const showsHome = (report: StoredVerification | null) =>
  report?.screenshots.some(({ path, kinds }) => path === '/' && kinds.includes('desktop')) ?? false;
