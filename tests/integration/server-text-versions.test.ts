// Versions of strategy and prompt: kept with every change, listed, read, restored, at most twenty.
import { beforeAll, describe, expect, it } from 'vitest';
import { etagOf } from '#contracts/etag.ts';
import type { Project } from '#contracts/project.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { MAX_TEXT_VERSIONS, TextVersionList, TextVersionWithText, type VersionedText } from '#contracts/text-versions.ts';
import { analyzedProject, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

let clock = Date.parse('2026-11-20T10:00:00Z');
const test = openTestApp({ now: () => new Date(clock) });
let owner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  owner = await signUp(test.app);
});
const minutesPass = (minutes: number) => {
  clock += minutes * 60_000;
};

const WINDOW = { 'edit-session': 'window-1' };
async function withTexts(): Promise<string> {
  const id = await analyzedProject(test, owner);
  await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
  await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'wix' });
  return id;
}
const project = async (id: string) => (await owner.call('GET', `/api/projects/${id}`)).json<Project>();
const versions = async (id: string, kind: VersionedText = 'strategy') =>
  TextVersionList.parse((await owner.call('GET', `/api/projects/${id}/versions?kind=${kind}`)).json());
const textOf = async (id: string, version: string | undefined) =>
  TextVersionWithText.parse((await owner.call('GET', `/api/projects/${id}/versions/${version}`)).json()).text;
const texts = async (id: string, kind: VersionedText = 'strategy') =>
  Promise.all((await versions(id, kind)).map((version) => textOf(id, version.id)));
const restore = async (id: string, version: string | undefined) => {
  const answer = await owner.call('POST', `/api/projects/${id}/versions/${version}/restore`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Project>();
};
const write = (id: string, optimizerOutput: string, headers = {}) =>
  owner.call('PATCH', `/api/projects/${id}`, { optimizerOutput }, headers);
const editField = async (id: string, text: string, headers = {}) => {
  const { version } = (await owner.call('GET', `/api/projects/${id}/strategy`)).json<{ version: number }>();
  const edits = [{ field: 'headline', text }];
  return owner.call('PATCH', `/api/projects/${id}/strategy`, { version, edits }, headers);
};

describe('a version is kept', () => {
  it('when a text is generated, and when its owner edits it; the list says who and when', async () => {
    const id = await withTexts();
    minutesPass(1);
    await write(id, 'My own plan.');
    const [edited, generated] = await versions(id);
    expect(edited).toMatchObject({
      author: 'owner',
      origin: 'edited',
      isCurrent: true,
      createdAt: new Date(clock).toISOString(),
      characters: 12,
    });
    expect(generated).toMatchObject({ author: 'built-in', origin: 'generated', isCurrent: false, writer: null });
    expect(await texts(id)).toEqual(['My own plan.', '# Strategy of harbour']);
    expect(await versions(id, 'prompt')).toMatchObject([{ author: 'built-in', origin: 'generated', writer: 'wix', isCurrent: true }]);
  });

  it('once for quick edits of one window; another window, and a pause, make their own', async () => {
    const id = await withTexts();
    await editField(id, 'One', WINDOW);
    minutesPass(9);
    await editField(id, 'Two', WINDOW);
    await editField(id, 'Three', { 'edit-session': 'window-2' });
    minutesPass(11);
    await editField(id, 'Four', { 'edit-session': 'window-2' });
    expect(await texts(id)).toEqual(
      ['Four', 'Three', 'Two'].map((text) => `# Strategy of harbour\nheadline: ${text}`).concat('# Strategy of harbour'),
    );
  });

  it('not for the same text again', async () => {
    const id = await withTexts();
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    await write(id, '# Strategy of harbour');
    expect(await versions(id)).toHaveLength(1);
  });

  it('of a text that is older than versions are, before it is replaced', async () => {
    const id = await withTexts();
    await write(id, 'Written long ago.');
    await test.database.query('delete from text_bases where project_id = $1', [id]);
    expect(await versions(id)).toEqual([]);
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    expect((await texts(id)).at(-1)).toBe('Written long ago.');
    expect((await versions(id)).at(-1)).toMatchObject({ author: 'owner', origin: 'edited' });
  });

  it('twenty times at most; what only the oldest needed goes with them', async () => {
    const id = await withTexts();
    for (let count = 0; count < MAX_TEXT_VERSIONS + 3; count += 1) await write(id, `Plan ${count}`);
    const all = await texts(id);
    expect(all).toHaveLength(MAX_TEXT_VERSIONS);
    expect([all[0], all.at(-1)]).toEqual(['Plan 22', 'Plan 3']);
    const bases = await test.database.query('select count(*)::int as count from text_bases where project_id = $1', [id]);
    // One of the strategy, which the edits share, and one of the prompt.
    expect(bases.rows).toEqual([{ count: 2 }]);
  });

  it('with the words of today’s pages once for all of them; new words come, and the old ones go with the last version that has them', async () => {
    const id = await withTexts();
    const stored = async () => {
      const { rows } = await test.database.query('select id from whole_texts where project_id = $1', [id]);
      return rows.map((row) => (row as { id: string }).id);
    };
    const wholeTexts = async () =>
      (await owner.call('GET', `/api/projects/${id}/strategy`)).json<{ strategy: Strategy }>().strategy.craft.wholeTexts;
    const first = await stored();
    expect(first).toHaveLength(1);
    expect(await wholeTexts()).toMatchObject([{ parts: [{ text: 'The words of harbour' }] }]);
    await editField(id, 'Bread at five');
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    expect(await stored()).toEqual(first);
    await test.database.query('update whole_texts set id = $2 where project_id = $1', [id, 'of another reading']);
    await test.database.query('update text_bases set whole_texts_id = $2 where project_id = $1 and whole_texts_id is not null', [
      id,
      'of another reading',
    ]);
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    expect((await stored()).toSorted()).toEqual([...first, 'of another reading'].toSorted());
    await test.database.query("delete from text_bases where project_id = $1 and whole_texts_id = 'of another reading'", [id]);
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    expect(await stored()).toEqual(first);
    expect(await wholeTexts()).toMatchObject([{ parts: [{ text: 'The words of harbour' }] }]);
  });
});

describe('restoring', () => {
  it('brings a strategy back with its fields and edits, and is a version itself', async () => {
    const id = await withTexts();
    await editField(id, 'Bread at five');
    const before = (await owner.call('GET', `/api/projects/${id}/strategy`)).json<object>();
    await write(id, 'Nothing of it.');
    const [, fields] = await versions(id);
    const restored = await restore(id, fields?.id);
    expect(restored.optimizerOutput).toBe('# Strategy of harbour\nheadline: Bread at five');
    const after = (await owner.call('GET', `/api/projects/${id}/strategy`)).json<{ version: number }>();
    expect(after).toMatchObject({ ...before, version: after.version });
    expect((await texts(id))[1]).toBe('Nothing of it.');
    expect((await versions(id))[0]).toMatchObject({ origin: 'restored', author: 'owner', isCurrent: true });
    // The prompt was made from another version: it says so.
    expect(restored.outdated?.prompt).not.toBe(false);
  });

  it('loses nothing: the text before it stays a version, and an edit after it is another one', async () => {
    const id = await withTexts();
    await write(id, 'First', WINDOW);
    await write(id, 'Second', { 'edit-session': 'window-2' });
    await restore(id, (await versions(id))[1]?.id);
    await write(id, 'Third', WINDOW);
    expect(await texts(id)).toEqual(['Third', 'First', 'Second', 'First', '# Strategy of harbour']);
  });

  it('brings a prompt back with its builder', async () => {
    const id = await withTexts();
    const first = await project(id);
    await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'framer' });
    await owner.call('PATCH', `/api/projects/${id}`, { designerPrompt: 'Edited for Framer' });
    expect(await versions(id, 'prompt')).toMatchObject([
      { author: 'owner', writer: 'framer' },
      { author: 'built-in', writer: 'framer' },
      { author: 'built-in', writer: 'wix' },
    ]);
    const restored = await restore(id, (await versions(id, 'prompt'))[2]?.id);
    expect(restored).toMatchObject({
      designerPrompt: first.designerPrompt,
      selectedDesigner: 'wix',
      promptEdited: false,
      status: first.status,
    });
    expect((await restore(id, (await versions(id, 'prompt'))[1]?.id)).designerPrompt).toBe('Edited for Framer');
  });

  it('is noticed by a window that has the other text open', async () => {
    const id = await withTexts();
    await write(id, 'Open elsewhere');
    await restore(id, (await versions(id))[1]?.id);
    const optimizerVersion = etagOf('Open elsewhere');
    const late = await owner.call('PATCH', `/api/projects/${id}`, { optimizerOutput: 'Late', optimizerVersion });
    expect(late.statusCode).toBe(409);
  });

  it('finds only versions of the project, and of its owner', async () => {
    const [id, other] = [await withTexts(), await withTexts()];
    const [version] = await versions(other);
    const stranger = await signUp(test.app);
    for (const [who, path] of [
      [owner, `/api/projects/${id}/versions/${version?.id}`],
      [owner, `/api/projects/${id}/versions/nope`],
      [stranger, `/api/projects/${other}/versions/${version?.id}`],
    ] as const) {
      expect((await who.call('GET', path)).statusCode).toBe(404);
      expect((await who.call('POST', `${path}/restore`)).statusCode).toBe(404);
    }
    expect((await owner.call('GET', `/api/projects/${id}/versions?kind=summary`)).statusCode).toBe(400);
    expect((await owner.call('GET', '/api/projects/demo-coffee/versions?kind=strategy&demo=true')).json()).toEqual([]);
    expect((await owner.call('POST', '/api/projects/demo-coffee/versions/x/restore')).statusCode).toBe(403);
  });
});
