// A model proofreads the finished prompt: what it corrects, what is left when it fails or is canceled, what follows later changes, and
// what the owner puts back, in one window and in two.
import { beforeEach, describe, expect, it } from 'vitest';
import { correctionsVersion } from '#contracts/correction-choices.ts';
import { Project } from '#contracts/project.ts';
import type { PromptReview, ReviewedCorrection } from '#contracts/prompt-review.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { analyzedProject, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const ASYNC = { prefer: 'respond-async' };
const correction = (find: string, replace: string, fields: Partial<ReviewedCorrection> = {}): ReviewedCorrection => ({
  ...{ blockId: 'first', kind: 'wrong', find, replace, why: 'The page says so.', status: 'made', reason: '' },
  ...fields,
});
const HARBOR = correction('harbour', 'harbor');
const TITLE = correction('# Strategy', '# Plan');
const REFUSED = correction('of', '', { status: 'refused', reason: 'It would remove a price.' });
const reviewOf = (corrections: ReviewedCorrection[]): PromptReview => ({
  ...{ name: 'scripted model', note: 'Done.', corrections },
  calls: [{ purpose: 'review', model: 'scripted model', inputTokens: 9, outputTokens: 9, costUsd: 0.03, failure: '' }],
  answer: { parts: [], corrections: [] },
});
const FAILED: PromptReview = { ...reviewOf([]), note: 'The model answered nothing usable.', answer: null };

/** What the model does with the prompt that it is asked about. */
let read: (signal: AbortSignal) => Promise<PromptReview>;
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  read = async () => reviewOf([HARBOR, TITLE, REFUSED]);
});
let answers = 0;
const test = openTestApp({
  strategist: {
    name: 'scripted model',
    ask: async ({ site }) =>
      ({
        madeOf: (site as unknown as { mark: string }).mark,
        writer: { name: 'm', note: '', calls: [], answer: { at: ++answers } },
      }) as unknown as Strategy,
  },
  proofreader: {
    name: 'scripted model',
    spentOn: () => 0.25,
    ask: async ({ document }, { signal, onText }) => {
      asked.push(`${document.builder}: ${document.text}`);
      onText(700);
      return read(signal);
    },
  },
});

/** Reads until it is stopped. */
function endless() {
  const started = Promise.withResolvers<void>();
  read = (signal) => {
    started.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  return started.promise;
}

async function ownProject() {
  const owner = await signUp(test.app);
  const id = await analyzedProject(test, owner);
  const path = `/api/projects/${id}`;
  const project = async () => Project.parse((await owner.call('GET', path)).json());
  return {
    owner,
    project,
    id,
    path,
    prompt: (designer = 'wix', headers: Record<string, string> = {}) =>
      owner.call('POST', `${path}/generate-designer-prompt`, { designer }, headers),
    proofread: (headers: Record<string, string> = {}) => owner.call('POST', `${path}/proofread-prompt`, undefined, headers),
    choose: async (choices: { correction: number; use: boolean }[], version?: string) => {
      const { prompt } = await project();
      const opened = version ?? correctionsVersion(prompt?.review ?? { corrections: [] });
      return owner.call('PATCH', `${path}/corrections`, { version: opened, choices }, { 'edit-session': 'one window' });
    },
    statuses: async () => (await project()).prompt?.review?.corrections.map(({ status }) => status),
    spent: async () => (await owner.call('GET', '/api/usage')).json<{ aiCostUsd: number }>().aiCostUsd,
    versions: async () =>
      (await owner.call('GET', `${path}/versions?kind=prompt`)).json<{ id: string; author: string; origin: string }[]>(),
  };
}

describe('a prompt that is asked for', () => {
  it('is proofread: corrections made and refused, cost recorded, nothing of the answer told twice', async () => {
    const { project, prompt, spent, statuses } = await ownProject();
    expect((await prompt()).statusCode).toBe(200);
    const made = await project();
    expect(made.designerPrompt).toBe('wix | # Plan of harbor | ');
    expect(made.status).toBe('composed');
    expect(await statuses()).toEqual(['made', 'made', 'refused']);
    expect(made.prompt?.review).toMatchObject({ name: 'scripted model', note: 'Done.', answer: null });
    expect(made.promptLint?.[0]?.reason).toBe(`Read ${made.designerPrompt?.length} characters.`);
    expect(await spent()).toBeCloseTo(0.03);
  });

  it('is stored before it is read, and progress says what is going on', async () => {
    const { owner, path, project, prompt } = await ownProject();
    const finish = Promise.withResolvers<PromptReview>();
    const started = Promise.withResolvers<void>();
    read = () => {
      started.resolve();
      return finish.promise;
    };
    expect((await prompt('wix', ASYNC)).statusCode).toBe(202);
    await started.promise;
    const waiting = await project();
    expect([waiting.status, waiting.designerPrompt]).toEqual(['choosing_designer', 'wix | # Strategy of harbour | ']);
    const events = owner.call('GET', `${path}/events`, undefined, { accept: 'text/event-stream' });
    finish.resolve(reviewOf([HARBOR]));
    const { body } = await events;
    expect(body).toContain('scripted model is proofreading the finished prompt against your pages. This can take a minute.');
    expect(body).toContain('"isTextReady":true');
    expect(body).toContain('"characters":700');
    expect((await project()).designerPrompt).toContain('harbor');
  });

  it('stays as composed where the model fails, with the reason', async () => {
    const { project, prompt, spent } = await ownProject();
    read = async () => FAILED;
    expect((await prompt()).statusCode).toBe(200);
    expect(await project()).toMatchObject({
      status: 'composed',
      designerPrompt: 'wix | # Strategy of harbour | ',
      prompt: { review: { note: 'The model answered nothing usable.', corrections: [] } },
    });
    expect(await spent()).toBeCloseTo(0.03);
    read = async () => {
      throw new Error('boom');
    };
    expect((await prompt('framer')).statusCode).toBe(200);
    expect((await project()).prompt?.review?.note).toBe('scripted model did not finish reading this prompt, so nothing was corrected.');
  });

  it('stays as composed where the reading is canceled: what it cost is recorded, and it can be read again', async () => {
    const { owner, path, project, prompt, proofread, spent } = await ownProject();
    const started = endless();
    expect((await prompt('wix', ASYNC)).statusCode).toBe(202);
    await started;
    expect((await owner.call('POST', `${path}/cancel`)).json().status).toBe('composed');
    await expect.poll(spent).toBeCloseTo(0.25);
    expect(await project()).toMatchObject({
      designerPrompt: 'wix | # Strategy of harbour | ',
      prompt: { review: { note: expect.stringContaining('did not finish'), corrections: [] } },
    });
    read = async () => reviewOf([HARBOR]);
    expect((await proofread()).statusCode).toBe(200);
    expect((await project()).designerPrompt).toContain('harbor');
  });

  it('is read again for another builder, and not for the same one', async () => {
    const { project, prompt } = await ownProject();
    await prompt();
    await prompt();
    expect(asked).toHaveLength(1);
    await prompt('framer');
    expect(asked.map((text) => text.split(':')[0])).toEqual(['wix', 'framer']);
    expect((await project()).designerPrompt).toContain('framer | # Plan of harbor');
  });

  it('keeps its reading over while the site is analyzed again: that can be asked for later', async () => {
    const { owner, id, project, prompt, proofread } = await ownProject();
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, ASYNC);
    expect((await prompt()).statusCode).toBe(200);
    expect([(await project()).designerPrompt, asked]).toEqual(['wix | # Strategy of harbour | ', []]);
    expect((await proofread()).json().message).toContain('analysis is still running');
  });
});

describe('later changes', () => {
  it('keep the corrections that still hold, without a question', async () => {
    const { owner, path, project, prompt, statuses } = await ownProject();
    await prompt();
    const edits = [{ field: 'headline', text: 'Bread at five' }];
    const { strategyVersion: version } = await project();
    expect((await owner.call('PATCH', `${path}/strategy`, { version, edits })).statusCode).toBe(200);
    expect((await project()).outdated?.prompt).toEqual(['The strategy changed.']);
    expect((await prompt('wix', ASYNC)).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
    expect((await project()).designerPrompt).toContain('# Plan of harbor\nheadline: Bread at five');
    expect(await statuses()).toEqual(['made', 'made', 'refused']);
  });

  it('of the strategist make a new text, which is read', async () => {
    const { owner, path, prompt } = await ownProject();
    await prompt();
    await owner.call('POST', `${path}/generate-optimizer`);
    await prompt();
    expect(asked).toHaveLength(2);
  });

  it('by another reading replace the corrections, and the owner’s edits of blocks stand', async () => {
    const { owner, path, project, prompt, proofread } = await ownProject();
    await prompt();
    const mine = 'wix | My own words | ';
    await owner.call('PATCH', path, { designerPrompt: mine });
    expect((await project()).editedBlocks).toEqual(['first']);
    read = async () => reviewOf([TITLE]);
    expect((await proofread()).statusCode).toBe(200);
    const { designerPrompt, promptEdited, prompt: shown } = await project();
    expect([designerPrompt, promptEdited, shown?.review?.corrections]).toEqual([mine, true, [TITLE]]);
    await owner.call('PATCH', path, { designerPrompt: null });
    expect((await project()).designerPrompt).toContain('# Plan of harbour');
    expect(asked.at(-1)).toContain('# Strategy of harbour');
  });
});

describe('a correction', () => {
  it('is put back and used again, as one version of the text in one sitting', async () => {
    const { project, prompt, choose, statuses, versions } = await ownProject();
    await prompt();
    const before = (await versions()).length;
    const back = await choose([{ correction: 0, use: false }]);
    expect([back.statusCode, back.json().designerPrompt]).toEqual([200, expect.stringContaining('# Plan of harbour')]);
    expect(await statuses()).toEqual(['undone', 'made', 'refused']);
    expect(
      (
        await choose([
          { correction: 0, use: true },
          { correction: 1, use: false },
        ])
      ).statusCode,
    ).toBe(200);
    expect((await project()).designerPrompt).toContain('# Strategy of harbor');
    expect((await versions()).length - before).toBe(1);
    expect((await versions())[0]).toMatchObject({ author: 'owner', origin: 'edited' });
  });

  it('that is put back stays so when the prompt is made again', async () => {
    const { owner, path, project, prompt, choose, statuses } = await ownProject();
    await prompt();
    await choose([{ correction: 0, use: false }]);
    const { strategyVersion: version } = await project();
    await owner.call('PATCH', `${path}/strategy`, { version, edits: [{ field: 'headline', text: 'New' }] });
    await prompt();
    expect(await statuses()).toEqual(['undone', 'made', 'refused']);
    expect((await project()).designerPrompt).toContain('# Plan of harbour\nheadline: New');
  });

  it('comes back with the version that it was made in', async () => {
    const { owner, path, project, prompt, choose, statuses, versions } = await ownProject();
    await prompt();
    const [corrected] = await versions();
    expect(corrected).toMatchObject({ author: 'model', origin: 'generated' });
    await choose([{ correction: 0, use: false }]);
    await owner.call('POST', `${path}/versions/${corrected?.id}/restore`);
    expect(await statuses()).toEqual(['made', 'made', 'refused']);
    expect((await choose([{ correction: 1, use: false }])).statusCode).toBe(200);
    expect((await project()).designerPrompt).toContain('# Strategy of harbor');
  });

  it('is not changed from a window that shows older ones', async () => {
    const { project, prompt, choose, statuses } = await ownProject();
    await prompt();
    const opened = correctionsVersion((await project()).prompt?.review ?? { corrections: [] });
    await choose([{ correction: 0, use: false }]);
    const late = await choose([{ correction: 1, use: false }], opened);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'The corrections were changed in another window since you opened them. Nothing was overwritten.',
    ]);
    expect(await statuses()).toEqual(['undone', 'made', 'refused']);
  });

  it('is refused in plain words where there is nothing to choose', async () => {
    const { prompt, choose, owner, path } = await ownProject();
    expect((await choose([{ correction: 0, use: false }])).json().message).toBe('This prompt has no corrections.');
    await prompt();
    for (const correction of [2, 9])
      expect([(await choose([{ correction, use: true }])).statusCode, (await choose([{ correction, use: true }])).json().message]).toEqual([
        400,
        'This correction was never made, so it can be neither put back nor used.',
      ]);
    expect((await owner.call('PATCH', `${path}/corrections`, { version: 'x', choices: [] })).statusCode).toBe(400);
  });

  it('waits until the prompt is no longer being read', async () => {
    const { owner, path, prompt, proofread, choose } = await ownProject();
    await prompt();
    const started = endless();
    await proofread(ASYNC);
    await started;
    expect((await choose([{ correction: 0, use: false }])).json().message).toContain('is being written');
    await owner.call('POST', `${path}/cancel`);
    expect((await choose([{ correction: 0, use: false }])).statusCode).toBe(200);
  });
});

describe('two windows', () => {
  it('that ask for it at once share one reading', async () => {
    const { prompt, proofread } = await ownProject();
    await prompt();
    const finish = Promise.withResolvers<PromptReview>();
    const started = Promise.withResolvers<void>();
    read = () => {
      started.resolve();
      return finish.promise;
    };
    const waiting = Promise.all([proofread(), proofread()]);
    await started.promise;
    finish.resolve(reviewOf([HARBOR]));
    for (const answer of await waiting) expect(answer.statusCode).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('keep a prompt that was chosen elsewhere while another one is read', async () => {
    const { prompt, proofread, project } = await ownProject();
    await prompt();
    const started = endless();
    await proofread(ASYNC);
    await started;
    // The other window joins what runs: nothing is written over.
    expect((await prompt('framer', ASYNC)).statusCode).toBe(202);
    expect((await project()).prompt?.builder).toBe('wix');
  });
});
