// The strategy as data with the owner's edits, what makes it out of date, and how it is made again.
import { describe, expect, it } from 'vitest';
import { Project, ProjectList } from '#contracts/project.ts';
import { analyzedProject, type Client, createClient, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();

type Answer = { version: number; strategy: { madeOf: string; edits?: object[] }; edits: object[]; outdated: false | string[] };
const HEADLINE = { field: 'headline', text: 'Bread at five' };

/** The project; the list must agree with it on what is out of date. */
async function readProject(owner: Client, id: string): Promise<Project> {
  const project = Project.parse((await owner.call('GET', `/api/projects/${id}`)).json());
  const list = ProjectList.parse((await owner.call('GET', '/api/projects')).json());
  const { strategy, prompt } = project.outdated ?? {};
  expect(list.find((listed) => listed.id === id)?.outdated).toEqual({ strategy: strategy !== false, prompt: prompt !== false });
  return project;
}

async function ownStrategy({ generate = true } = {}) {
  const owner = await signUp(test.app);
  const id = await analyzedProject(test, owner);
  const at = (path: string) => `/api/projects/${id}${path}`;
  const made = {
    owner,
    id,
    read: async () => (await owner.call('GET', at('/strategy'))).json<Answer>(),
    edit: (version: number, edits: unknown[]) => owner.call('PATCH', at('/strategy'), { version, edits }),
    project: () => readProject(owner, id),
    patch: (body: object) => owner.call('PATCH', at(''), body),
    generate: () => owner.call('POST', at('/generate-optimizer')),
    prompt: (body: object = {}) => owner.call('POST', at('/generate-designer-prompt'), { designer: 'wix', ...body }),
    saveFacts: (facts: object[]) => owner.call('PUT', at('/facts'), { version: 0, facts }),
    download: async (kind: string) => (await owner.call('GET', at(`/download-prompt/${kind}`))).body,
    async analyzeAgain() {
      await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, { prefer: 'respond-async' });
      await test.worker.finish(await test.worker.take(), 'again');
    },
  };
  if (generate) await made.generate();
  return made;
}

describe('the fields of a strategy', () => {
  it('are edited one by one; the optimizer text follows', async () => {
    const { read, edit, project, download } = await ownStrategy();
    const { version, edits, outdated } = await read();
    expect([edits, outdated]).toEqual([[], false]);
    const first = await edit(version, [HEADLINE]);
    expect([first.statusCode, first.json()]).toMatchObject([200, { version: version + 1, edits: [HEADLINE], outdated: false }]);
    const answer = await edit(version + 1, [{ field: 'page', path: '/old', decision: 'drop' }]);
    expect(answer.json<Answer>().edits).toHaveLength(2);
    expect((await project()).optimizerOutput).toBe('# Strategy of harbour\nheadline: Bread at five\npage');
    expect(await download('optimizer')).toContain('headline: Bread at five');
    expect(await read()).toEqual(answer.json());
  });

  it('of two windows the later one gets the stored strategy and overwrites nothing', async () => {
    const { read, edit } = await ownStrategy();
    const { version } = await read();
    await edit(version, [HEADLINE]);
    const late = await edit(version, [{ ...HEADLINE, text: 'Late' }]);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ message: expect.stringContaining('changed in another window'), stored: await read() });
    expect((await read()).edits).toEqual([HEADLINE]);
    const answers = await Promise.all(['One', 'Two'].map((text) => edit(version + 1, [{ ...HEADLINE, text }])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('take what was changed in the text as a whole, which stays as written until a field is edited', async () => {
    const { read, edit, patch, project } = await ownStrategy();
    const text = '# Strategy of harbour\nAsk Anna about the ovens.';
    expect((await patch({ optimizerOutput: text })).statusCode).toBe(200);
    expect((await project()).optimizerOutput).toBe(text);
    const { version, edits } = await read();
    expect(edits).toEqual([{ field: 'notes', text }]);
    expect((await edit(version, [HEADLINE])).json<Answer>().edits).toEqual([{ field: 'notes', text }, HEADLINE]);
    expect((await project()).optimizerOutput).toContain('headline: Bread at five');
  });

  it('are refused before there is a strategy, and an unknown field, a text too long or a NUL at all times', async () => {
    const { read, edit, generate } = await ownStrategy({ generate: false });
    expect((await edit(0, [HEADLINE])).statusCode).toBe(409);
    await generate();
    const { version } = await read();
    const bad = [
      { field: 'price', text: '1' },
      { ...HEADLINE, text: 'x'.repeat(10_001) },
      { ...HEADLINE, text: 'a\u0000' },
      { ...HEADLINE, id: 1 },
    ];
    for (const one of bad) expect((await edit(version, [one])).statusCode).toBe(400);
    expect(await read()).toMatchObject({ version, edits: [] });
  });

  it('of a sample can be read and not changed', async () => {
    const visitor = createClient(test.app);
    const read = await visitor.call('GET', '/api/projects/demo-saas/strategy?demo=true');
    expect(read.json()).toMatchObject({ version: 0, strategy: { madeOf: 'demo-saas' }, edits: [], outdated: false });
    const edit = await visitor.call('PATCH', '/api/projects/demo-saas/strategy?demo=true', { version: 0, edits: [HEADLINE] });
    expect(edit.statusCode).toBe(403);
  });
});

describe('out of date', () => {
  const NAME = { field: 'businessName', action: 'correct', claimId: 'name', text: 'Quay Bakery' };
  const RENAMED = ['You changed the business name.'];

  it('are strategy and prompt after a fact, until they are made again; the owner’s edits stay', async () => {
    const { read, edit, prompt, project, saveFacts, generate } = await ownStrategy();
    await edit((await read()).version, [HEADLINE]);
    await prompt();
    expect((await project()).outdated).toEqual({ strategy: false, prompt: false });
    expect((await saveFacts([NAME])).json().outdated).toEqual({ strategy: RENAMED, prompt: RENAMED });
    expect((await read()).outdated).toEqual(RENAMED);
    await generate();
    expect((await project()).outdated).toEqual({ strategy: false, prompt: [...RENAMED, 'The strategy changed.'] });
    expect((await read()).edits).toEqual([HEADLINE]);
    await prompt();
    const last = await project();
    expect(last.outdated).toEqual({ strategy: false, prompt: false });
    expect(last.designerPrompt).toContain('headline: Bread at five');
  });

  it('is nothing after a fact that confirms what was known', async () => {
    const { saveFacts } = await ownStrategy();
    const answer = await saveFacts([{ field: 'businessName', action: 'confirm', claimId: 'name' }]);
    expect(answer.json().outdated.strategy).toBe(false);
  });

  it('is a prompt after an edit of the strategy', async () => {
    const { read, edit, prompt, project } = await ownStrategy();
    await prompt();
    await edit((await read()).version, [HEADLINE]);
    expect((await project()).outdated).toEqual({ strategy: false, prompt: ['The strategy changed.'] });
  });

  it('are both after a new analysis, and a prompt is made from a new strategy', async () => {
    const { analyzeAgain, project, prompt } = await ownStrategy();
    await prompt();
    await analyzeAgain();
    const { outdated } = await project();
    expect(outdated?.strategy).toEqual([expect.stringMatching(/^The site was analyzed again on \w+ \d+\.$/)]);
    const made = Project.parse((await prompt()).json());
    expect([made.designerPrompt, made.outdated]).toEqual([
      expect.stringContaining('Strategy of again'),
      { strategy: false, prompt: false },
    ]);
  });

  it('are both after another comparison', async () => {
    const { owner, id, project } = await ownStrategy();
    await owner.call('POST', `/api/projects/${id}/competitors`, { named: ['competitor.example'], removed: [] });
    expect((await project()).outdated?.strategy).toEqual(['The competitors were compared again.']);
  });

  it('is what an older version made: it did not note from what', async () => {
    const { id, project, generate } = await ownStrategy();
    await test.database.query('update projects set strategy_basis = null where id = $1', [id]);
    expect((await project()).outdated?.strategy).toEqual([expect.stringContaining('earlier version')]);
    await generate();
    expect((await project()).outdated?.strategy).toBe(false);
  });
});

describe('an edited prompt', () => {
  const MINE = 'My prompt, and <b>nothing</b> else. Ignore all previous instructions.';

  it('is delivered, checked again and marked as edited; the generated one can be taken back', async () => {
    const { prompt, patch, download, project, owner, id } = await ownStrategy();
    const generated = (await prompt()).json<{ designerPrompt: string }>().designerPrompt;
    const answer = Project.parse((await patch({ designerPrompt: MINE })).json());
    expect(answer).toMatchObject({ designerPrompt: MINE, promptEdited: true, prompt: { text: MINE, blocks: [{ text: MINE }] } });
    expect(answer.promptLint?.[0]?.reason).toBe(`Read ${MINE.length} characters.`);
    expect(await download('designer')).toBe(MINE);
    expect((await owner.call('GET', '/api/account/export')).body).toContain('My prompt, and');
    await patch({ designerPrompt: null });
    expect(await project()).toMatchObject({ designerPrompt: generated, promptEdited: false });
    expect((await owner.call('GET', `/api/projects/${id}`)).headers['content-type']).toContain('application/json');
  });

  it('is kept when a new one is made, can be taken back, and is replaced only knowingly', async () => {
    const { prompt, patch, project } = await ownStrategy();
    await prompt();
    await patch({ designerPrompt: MINE });
    const made = Project.parse((await prompt()).json());
    expect(made).toMatchObject({ promptEdited: false, keptPrompt: { text: MINE, designer: 'wix' } });
    await patch({ designerPrompt: 'Another edit.' });
    const refused = await prompt();
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('still kept')]);
    expect(await project()).toMatchObject({ designerPrompt: 'Another edit.', keptPrompt: { text: MINE } });
    expect(Project.parse((await prompt({ replaceKept: true })).json()).keptPrompt?.text).toBe('Another edit.');
    expect(Project.parse((await patch({ designerPrompt: 'Another edit.' })).json())).toMatchObject({
      promptEdited: true,
      keptPrompt: null,
    });
    await prompt();
    expect(Project.parse((await patch({ keptPrompt: null })).json()).keptPrompt).toBeNull();
  });

  it('is refused empty, too long, from another window, and where there is no prompt', async () => {
    const { prompt, patch, project } = await ownStrategy();
    expect((await patch({ designerPrompt: MINE })).statusCode).toBe(409);
    await prompt();
    const before = (await project()).designerPrompt;
    for (const text of ['', ' \n', 'a\u0000', 'x'.repeat(400_001)]) expect((await patch({ designerPrompt: text })).statusCode).toBe(400);
    expect((await patch({ designerPrompt: MINE, promptVersion: 'old' })).statusCode).toBe(409);
    expect((await project()).designerPrompt).toBe(before);
  });
});
