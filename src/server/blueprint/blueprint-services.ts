import { AppError } from '#contracts/errors.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import type { AppParts } from '../parts.ts';
import { buildStrategy } from '../projects/generate-prompt.ts';
import { editedStrategy, ownerEdits } from '../projects/owner-edits.ts';
import { foundProject, getStages } from '../projects/serialize-project.ts';
import { type BlueprintSource, type Blueprints, createBlueprints } from './blueprints.ts';
import { createHomeScreenshots, type HomeScreenshots } from './home-screenshots.ts';
import { createImageCache } from './image-cache.ts';

const NO_STRATEGY = 'There is no strategy yet. Please generate it first.';

/** The drawings of this process, for everybody who shows them, and what they are drawn from. */
export type BlueprintServices = {
  blueprints: Blueprints;
  screenshotsOf: HomeScreenshots;
  /** Throws `conflict` without a strategy. */
  ownSource(stored: StoredProject): BlueprintSource;
  /** Throws `not-found` for an id that no sample has. */
  sampleSource(id: string): BlueprintSource;
};

export function createBlueprintServices(parts: AppParts, closing: AbortSignal): BlueprintServices {
  const { pipeline, demo } = parts;
  return {
    blueprints: createBlueprints(pipeline, createImageCache(parts.loadImages, closing)),
    screenshotsOf: createHomeScreenshots(parts.screenshotFiles, closing),
    ownSource(stored) {
      const { project, runId, factsVersion, strategyVersion, ownerFacts } = stored;
      const stages = getStages(stored, pipeline);
      const strategy = editedStrategy(stored, pipeline);
      if (!stages || !strategy) throw new AppError('conflict', NO_STRATEGY);
      const edits = ownerEdits(stored, pipeline);
      return {
        projectId: project.id,
        site: runId ?? project.id,
        state: [runId, factsVersion, strategyVersion, project.updatedAt].join(' '),
        input: () => ({ site: stages.crawl, profile: stages.profile, strategy, edits, facts: ownerFacts }),
      };
    },
    sampleSource(id) {
      const { stages } = foundProject(demo.find(id));
      const { crawl: site, profile } = stages;
      const input = () => ({ site, profile, strategy: buildStrategy(stages, pipeline) });
      return { projectId: id, site: null, state: 'sample', input };
    },
  };
}
