import { beforeAll, describe, expect, it } from 'vitest';
import { Project } from '#contracts/project.ts';
import type { Screenshot } from '#contracts/screenshots.ts';
import { findProject } from '#database/projects/projects.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import { analyzedProject, buildTestApp, type Client, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();
let owner: Awaited<ReturnType<typeof signUp>>;
let other: Client;
let id: string;
beforeAll(async () => {
  owner = await signUp(test.app);
  other = await signUp(test.app);
  id = await analyzedProject(test, owner);
});

const screenshot = (bytes: number[]): Screenshot => ({ mediaType: 'image/jpeg', bytes: Uint8Array.from(bytes), width: 10, height: 10 });

describe('screenshots of the home page', () => {
  it('are listed with the project and served to its owner alone', async () => {
    const stored = await findProject(test.database.db, { id, userId: owner.user.id });
    await saveScreenshots(test.database.db, stored?.runId ?? '', {
      url: 'https://harbour.example/',
      desktop: screenshot([1, 2, 255, 0]),
      fullPage: screenshot([3]),
      mobile: screenshot([4]),
    });
    const project = Project.parse((await owner.call('GET', `/api/projects/${id}`)).json());
    expect(project.screenshots?.map((shot) => shot.kind).sort()).toEqual(['desktop', 'full', 'mobile']);
    const desktop = project.screenshots?.find((shot) => shot.kind === 'desktop')?.url ?? '';
    const answer = await owner.call('GET', desktop);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect([...answer.rawPayload]).toEqual([1, 2, 255, 0]);
    expect((await other.call('GET', desktop)).statusCode).toBe(404);
  });

  it('answers 400 for a kind that does not exist', async () => {
    expect((await owner.call('GET', `/api/projects/${id}/screenshots/sideways`)).statusCode).toBe(400);
  });
});

describe('comparing again', () => {
  it("stores the new comparison without a new analysis, with the owner's additions and removals", async () => {
    const answer = await owner.call('POST', `/api/projects/${id}/competitors`, {
      named: ['competitor.example'],
      removed: ['Old Competitor'],
    });
    expect(answer.statusCode).toBe(200);
    const stored = await findProject(test.database.db, { id, userId: owner.user.id });
    expect(stored?.stages.competitors).toMatchObject({ note: 'with https://competitor.example/ without Old Competitor' });
  });

  it('keeps out what was removed in an earlier comparison', async () => {
    const stored = await findProject(test.database.db, { id, userId: owner.user.id });
    const gone = { name: 'Old Competitor', url: 'https://old.example/', foundVia: 'bundled-list', reason: 'You removed it.' };
    await saveStage(test.database.db, stored?.runId ?? '', 'competitors', { ...(stored?.stages.competitors as object), rejected: [gone] });
    await owner.call('POST', `/api/projects/${id}/competitors`, { named: [], removed: [] });
    const after = await findProject(test.database.db, { id, userId: owner.user.id });
    expect(after?.stages.competitors).toMatchObject({ note: 'with  without https://old.example/' });
  });

  it('names the entry that is no address', async () => {
    const answer = await owner.call('POST', `/api/projects/${id}/competitors`, { named: ['my competitor'], removed: [] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('"my competitor" is not a website address');
  });

  it('is refused for the samples', async () => {
    expect((await owner.call('POST', '/api/projects/demo-coffee/competitors?demo=true', { named: [], removed: [] })).statusCode).toBe(403);
  });
});

describe('a prompt', () => {
  it('comes with its marks and the files to hand over', async () => {
    const answer = await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'wix' });
    const project = Project.parse(answer.json());
    expect(project.promptLint?.[0]).toMatchObject({ point: 20, marks: 2 });
    expect(project.attachments?.map((file) => file.name)).toEqual(['DESIGN.md']);
  });
});

describe('usage', () => {
  it('tells what the model that is set uses for an analysis', async () => {
    const model = { name: 'scripted', inputTokens: 12_000, outputTokens: 4_200, costUsd: null };
    const withModel = await buildTestApp(test.database, { estimateModel: (pages) => ({ ...model, inputTokens: pages * 1_000 }) });
    const person = await signUp(withModel.app);
    expect((await person.call('GET', '/api/usage')).json()).toMatchObject({ model, pages: { default: 12, max: 100 } });
    expect((await person.call('GET', '/api/usage?pages=40')).json().model.inputTokens).toBe(40_000);
    expect((await person.call('GET', '/api/usage?pages=101')).statusCode).toBe(400);
    expect((await owner.call('GET', '/api/usage')).json()).not.toHaveProperty('model');
    await withModel.app.close();
  });
});
