// The light checks of the first screen must judge as the contracts do.
import { describe, expect, it } from 'vitest';
import * as projectContract from '#contracts/project.ts';
import * as usageContract from '#contracts/usage.ts';
import * as userContract from '#contracts/user.ts';
import { USER } from '../test-app.tsx';
import type { Parser } from './client.ts';
import { AnalyzeAnswer, ProjectList, Usage, User } from './first-answers.ts';

const use = { inputTokens: 12, outputTokens: 3, costUsd: null };
const usage = {
  month: '2026-11',
  analyses: { used: 3, limit: null },
  prompts: 1,
  exports: 0,
  aiCostUsd: 0.5,
  pages: { default: 12, max: 100 },
  model: { name: 'house model', ...use, costUsd: 0.1, strategy: use, review: use },
};
const project = {
  ...{ id: 'p1', userId: 'u1', url: 'https://shop.example/', status: 'completed', analysisSummary: 'A shop.', optimizerOutput: null },
  ...{ lovablePrompt: null, chosenBuilder: 'wix', selectedDesigner: '10web', customPrompt: null, designerPrompt: '', projectName: null },
  ...{ optimizerPromptFile: null, designerPromptFile: null, tags: ['a'], archivedAt: null, analysisError: null },
  ...{ createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z', outdated: { strategy: true, prompt: false } },
  exported: { count: 2, builderName: 'Wix AI', link: null, at: '2026-11-02T00:00:00Z' },
};

type Pair = [name: string, light: Parser<unknown>, contract: Parser<unknown>, sample: unknown];
const pairs: Pair[] = [
  ['User', User, userContract.User, USER],
  ['AnalyzeAnswer', AnalyzeAnswer, projectContract.AnalyzeAnswer, { projectId: 'p1' }],
  ['Usage', Usage, usageContract.Usage, usage],
  ['ProjectList', ProjectList, projectContract.ProjectList, [project]],
];

/** Values of every type that answers are made of; undefined leaves the field out. */
const OTHERS = [undefined, null, 'another text', 7, true, [], [7], ['a'], {}];

/** The sample with every value in it, itself included, replaced by each of the others. */
function variants(sample: unknown): unknown[] {
  if (typeof sample !== 'object' || sample === null) return OTHERS;
  const inside = Object.entries(sample).flatMap(([name, value]) =>
    variants(value).map((other) =>
      Array.isArray(sample) ? sample.map((item, index) => (String(index) === name ? other : item)) : { ...sample, [name]: other },
    ),
  );
  return [...OTHERS, ...inside];
}

describe.each(pairs)('%s', (_, light, contract, sample) => {
  it('takes what the contract takes', () => {
    expect(contract.safeParse(sample)).toEqual({ success: true, data: sample });
    expect(light.safeParse(sample)).toEqual({ success: true, data: sample });
  });

  it('judges every change of a field as the contract does', () => {
    const different = variants(sample).filter((other) => light.safeParse(other).success !== contract.safeParse(other).success);
    expect(different).toEqual([]);
  });
});
