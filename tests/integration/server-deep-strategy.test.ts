import { beforeAll, describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { activityBy } from '#database/accounts/activities.ts';
import { analyzedProject, createClient, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const asked: string[] = [];
let owner: Awaited<ReturnType<typeof signUp>>;

const test = openTestApp({
  strategist: {
    name: 'm',
    ask: async ({ site }) => {
      const { mark: madeOf } = site as unknown as { mark: string };
      asked.push(madeOf);
      const call = { purpose: 'strategy' as const, model: 'm', inputTokens: 9, outputTokens: 9, costUsd: 0.02, failure: '' };
      return { madeOf: `${madeOf}, deepened`, writer: { name: 'm', note: 'Kept.', calls: [call] } } as unknown as Strategy;
    },
  },
});
beforeAll(async () => {
  owner = await signUp(test.app);
});

const spent = async () => {
  const all = await activityBy(test.database.db, 'month', new Date(0));
  return all.filter((one) => one.kind === 'strategy').reduce((sum, one) => sum + one.aiCostUsd, 0);
};

describe('a server with a model', () => {
  it('returns the strategy in the model\u2019s words, stores it and records what it cost', async () => {
    const id = await analyzedProject(test, owner);
    const before = await spent();
    const answer = await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    expect(answer.json()).toEqual({ optimizerOutput: '# Strategy of harbour, deepened' });
    expect((await spent()) - before).toBeCloseTo(0.02);
    asked.length = 0;
    const prompt = await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'wix' });
    expect(prompt.json<{ designerPrompt: string }>().designerPrompt).toContain('harbour, deepened');
    expect(asked).toEqual([]);
  });

  it('deepens it as well when the prompt is requested first', async () => {
    const id = await analyzedProject(test, owner);
    const prompt = await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'wix' });
    expect(prompt.json<{ optimizerOutput: string }>().optimizerOutput).toBe('# Strategy of harbour, deepened');
  });

  it('follows the model’s answer again after a change of facts, at once and for nothing, and asks the model where nothing changed', async () => {
    const { pipeline } = test.parts;
    const { followAnswer } = pipeline;
    pipeline.followAnswer = (_input, before) => ({ ...before, madeOf: 'the answer before' }) as unknown as Strategy;
    const id = await analyzedProject(test, owner);
    const generate = () => owner.call('POST', `/api/projects/${id}/generate-optimizer`, undefined, { prefer: 'respond-async' });
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    const facts = [{ field: 'services', action: 'add', text: 'Cakes to order' }];
    await owner.call('PUT', `/api/projects/${id}/facts`, { version: 0, facts });
    asked.length = 0;
    const answer = await generate();
    expect([answer.statusCode, answer.json(), asked]).toEqual([200, { optimizerOutput: '# Strategy of the answer before' }, []]);
    expect((await generate()).statusCode).toBe(202);
    pipeline.followAnswer = followAnswer;
  });

  it('asks no model for a sample: nobody signed in, nobody to bill', async () => {
    asked.length = 0;
    const visitor = createClient(test.app);
    const answer = await visitor.call('POST', '/api/projects/demo-coffee/generate-optimizer?demo=true');
    expect(answer.json<{ optimizerOutput: string }>().optimizerOutput).toBe('# Strategy of demo-coffee');
    expect(asked).toEqual([]);
  });
});
