import { describe, expect, it } from 'vitest';
import type { StoredProject } from '#database/projects/projects.ts';
import type { PipelineFunctions } from '../parts.ts';
import { getStages, screenshotLink, serializeProject } from './serialize-project.ts';

const pipeline = {
  resolveOutputs: (stages: object) => stages,
  assembleAnalysis: () => ({ url: 'https://crawled.example/', notes: ['analyzed'] }),
  applyEdits: (strategy: object) => strategy,
  promptAttachments: () => [{ name: 'DESIGN.md' }],
} as unknown as PipelineFunctions;
const ALL_STAGES = { crawl: {}, audit: {}, insight: {}, competitors: {} };
const stored = (more: object): StoredProject =>
  ({
    project: { id: 'p1', url: 'https://entered.example/' },
    stages: {},
    screenshots: [],
    strategyEdits: [],
    promptDocument: null,
    strategy: null,
    ...more,
  }) as unknown as StoredProject;

describe('a project in a response', () => {
  it('has the analysis of its stages, and keeps its own URL', () => {
    const project = serializeProject(stored({ stages: ALL_STAGES }), pipeline);
    expect(project).toMatchObject({ url: 'https://entered.example/', notes: ['analyzed'], prompt: null });
  });

  it('has no analysis while a stage is missing', () => {
    const { competitors: _, ...three } = ALL_STAGES;
    expect(getStages(stored({ stages: three }), pipeline)).toBeNull();
    expect(serializeProject(stored({ stages: three }), pipeline)).not.toHaveProperty('notes');
  });

  it('falls back to the business analysis that older versions stored', () => {
    const businessAnalysis = { business_name: 'Harbour Bakery' };
    expect(serializeProject(stored({ businessAnalysis }), pipeline)).toMatchObject({ businessAnalysis });
    expect(serializeProject(stored({}), pipeline)).not.toHaveProperty('businessAnalysis');
  });

  it('has its prompt with the checks and, with a strategy, the attachments', () => {
    const promptDocument = { text: 'Build it', lint: [{ id: 'closing' }] };
    expect(serializeProject(stored({ promptDocument }), pipeline)).toMatchObject({ promptLint: [{ id: 'closing' }], attachments: [] });
    const attached = serializeProject(stored({ promptDocument, strategy: {} }), pipeline);
    expect(attached.attachments).toEqual([{ name: 'DESIGN.md' }]);
  });

  it('links its screenshots by the names of the API', () => {
    expect(screenshotLink('a/b', 'fullPage')).toEqual({ kind: 'full', url: '/api/projects/a%2Fb/screenshots/full' });
    expect(screenshotLink('p1', 'mobile').kind).toBe('mobile');
  });
});
