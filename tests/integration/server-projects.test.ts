import { beforeAll, describe, expect, it } from 'vitest';
import { BuilderConnectionList } from '#contracts/builder.ts';
import { MAX_OPTIMIZER_LENGTH, Project, ProjectExport, ProjectExportList, ProjectList } from '#contracts/project.ts';
import { updateProject } from '#database/projects/projects.ts';
import { analyzedProject, type Client, createClient, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();
let owner: Awaited<ReturnType<typeof signUp>>;
let stranger: Client;
let visitor: Client;
beforeAll(async () => {
  owner = await signUp(test.app);
  stranger = await signUp(test.app);
  visitor = createClient(test.app);
});

const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;

describe('every call on a project', () => {
  const calls: [string, string, string, unknown][] = [
    ['reading', 'GET', '', undefined],
    ['changing', 'PATCH', '', { projectName: 'Mine now' }],
    ['deleting', 'DELETE', '', undefined],
    ['events', 'GET', '/events', undefined],
    ['the optimizer', 'POST', '/generate-optimizer', undefined],
    ['the designer prompt', 'POST', '/generate-designer-prompt', { designer: 'lovable' }],
    ['exporting', 'POST', '/export', { builderName: 'lovable' }],
    ['the list of exports', 'GET', '/exports', undefined],
    ['the optimizer file', 'GET', '/download-prompt/optimizer', undefined],
    ['the designer file', 'GET', '/download-prompt/designer', undefined],
  ];

  it.each(calls)('%s: signed out 401, another user’s 404, unknown 404, and nothing changes', async (_what, method, path, payload) => {
    const id = await analyzedProject(test, owner);
    const before = (await owner.call('GET', `/api/projects/${id}`)).json();
    const ask = (client: Client, project: string) => client.call(method as 'GET', `/api/projects/${project}${path}`, payload);
    const out = await ask(visitor, id);
    expect([out.statusCode, out.body]).toEqual([401, '{"message":"Not signed in."}']);
    for (const answer of [
      await ask(stranger, id),
      await ask(owner, 'no-such-project'),
      await ask(owner, '%00'),
      await ask(owner, "'; drop table users; --"),
    ])
      expect([answer.statusCode, answer.body]).toEqual([404, '{"message":"This project does not exist."}']);
    expect((await owner.call('GET', `/api/projects/${id}`)).json()).toEqual(before);
  });

  it('asks who it is before it reads what was sent', async () => {
    const answer = await visitor.call('PATCH', '/api/projects/x', { role: 1 });
    expect(answer.statusCode).toBe(401);
  });
});

describe('reading projects', () => {
  it('lists a person’s own, newest first, with the long texts cut', async () => {
    const person = await signUp(test.app);
    const first = await analyzedProject(test, person, 'one.example');
    const second = await analyzedProject(test, person, 'two.example');
    await person.call('PATCH', `/api/projects/${first}`, { optimizerOutput: 'x'.repeat(5_000) });
    const answer = await person.call('GET', '/api/projects');
    const list = ProjectList.parse(answer.json());
    expect(list.map((project) => project.id)).toEqual([second, first]);
    expect(list[1]?.optimizerOutput).toHaveLength(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await visitor.call('GET', '/api/projects')).statusCode).toBe(401);
  });

  it('answers one project flat, with what its analysis found', async () => {
    const id = await analyzedProject(test, owner);
    const project = Project.parse((await owner.call('GET', `/api/projects/${id}`)).json());
    expect(project).toMatchObject({ id, url: 'https://harbour.example/', status: 'analyzed', analysisError: null, prompt: null });
    expect(project.businessAnalysis?.business_name).toBe('Harbour Bakery');
    expect(project.audit?.scores.overall).toBe(90);
    expect(project).not.toHaveProperty('strategy');
  });

  it('answers a project without an analysis without its fields', async () => {
    const order = await owner.call('POST', '/api/analyze', { url: 'waiting.example' }, { prefer: 'respond-async' });
    const project = Project.parse((await owner.call('GET', `/api/projects/${order.json().projectId}`)).json());
    expect(project.status).toBe('analyzing');
    expect(project.profile).toBeUndefined();
  });
});

describe('changing a project', () => {
  it('stores the fields that may change and answers the project', async () => {
    const id = await analyzedProject(test, owner);
    const changes = {
      projectName: '  Spring relaunch ',
      optimizerOutput: '# Mine\n',
      selectedDesigner: 'framer',
      chosenBuilder: 'Framer AI',
      customPrompt: 'Short.',
      status: 'completed',
    };
    const answer = await owner.call('PATCH', `/api/projects/${id}`, changes);
    expect(answer.statusCode).toBe(200);
    expect(Project.parse(answer.json())).toMatchObject({ ...changes, projectName: 'Spring relaunch' });
    expect((await owner.call('GET', `/api/projects/${id}`)).json()).toMatchObject({ ...changes, projectName: 'Spring relaunch' });
  });

  it.each([
    ['nothing', {}, 'There is nothing to change.'],
    ['a blank name', { projectName: '   ' }, 'Please enter a project name.'],
    ['null', { projectName: null }, '"projectName" must be of type string.'],
    ['an unknown field', { projectName: 'x', userId: 'someone' }, 'Unknown field: userId.'],
    ['its analysis', { businessAnalysis: {} }, 'Unknown field: businessAnalysis.'],
    ['a running status', { status: 'analyzing' }, '"status" must be one of: draft, analyzed, composed, completed.'],
    [
      'an unknown builder',
      { selectedDesigner: 'word' },
      '"selectedDesigner" must be one of: lovable, framer, wix, typedream, 10web, custom.',
    ],
    ['NUL', { customPrompt: 'a\u0000b' }, 'This text contains a character that cannot be stored.'],
    ['a text over the limit', { optimizerOutput: 'x'.repeat(MAX_OPTIMIZER_LENGTH + 1) }, '"optimizerOutput" is too long: at most 200000.'],
    ['a list', [], 'The body must be of type object.'],
  ])('refuses %s', async (_what, body, sentence) => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('PATCH', `/api/projects/${id}`, body);
    expect([answer.statusCode, message(answer)]).toEqual([400, sentence]);
  });

  it('refuses a body that is missing, no JSON, reaches for a prototype or is of another type', async () => {
    const id = await analyzedProject(test, owner);
    const send = (payload: string | undefined, type = 'application/json') =>
      test.app.inject({
        method: 'PATCH',
        url: `/api/projects/${id}`,
        cookies: Object.fromEntries(owner.jar),
        headers: { 'content-type': type },
        ...(payload === undefined ? {} : { payload }),
      });
    const answers = [await send(undefined), await send('{"projectName"'), await send('{"__proto__":{"a":1},"projectName":"x"}')];
    expect(answers.map((answer) => [answer.statusCode, message(answer)])).toEqual([
      [400, 'The body is missing: send it as JSON.'],
      [400, 'The request body is not valid JSON.'],
      [400, 'The request body is not valid JSON.'],
    ]);
    expect((await send('projectName=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('{"projectName":"x"}', 'text/plain')).statusCode).toBe(415);
  });

  it('refuses a huge body fast, with 413', async () => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('PATCH', `/api/projects/${id}`, { optimizerOutput: 'x'.repeat(3_000_000) });
    expect([answer.statusCode, message(answer)]).toEqual([413, 'The request is too large.']);
  });

  it('replaces half letters, which neither a database nor an address can hold', async () => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('PATCH', `/api/projects/${id}`, { customPrompt: 'a\ud800b', projectName: 'whole \ud83d\ude00' });
    expect(answer.json()).toMatchObject({ customPrompt: 'a\ufffdb', projectName: 'whole \u{1F600}' });
    const prompt = await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'custom', customPrompt: '\udc00' });
    expect(prompt.json().designerPrompt).toContain('\ufffd');
  });

  it('refuses a body of endless brackets', async () => {
    const id = await analyzedProject(test, owner);
    const payload = `{"projectName":${'['.repeat(500_000)}"\\ud800"${']'.repeat(500_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const cookies = Object.fromEntries(owner.jar);
    expect((await test.app.inject({ method: 'PATCH', url: `/api/projects/${id}`, headers, cookies, payload })).statusCode).toBe(400);
  });

  it('takes the longest text that the rules allow, whatever its letters', async () => {
    const id = await analyzedProject(test, owner);
    const optimizerOutput = '\u{1F9ED}'.repeat(MAX_OPTIMIZER_LENGTH / 2);
    expect((await owner.call('PATCH', `/api/projects/${id}`, { optimizerOutput })).statusCode).toBe(200);
    expect((await owner.call('GET', `/api/projects/${id}`)).json().optimizerOutput).toBe(optimizerOutput);
  });

  it('leaves the status to a running analysis', async () => {
    const order = await owner.call('POST', '/api/analyze', { url: 'busy.example' }, { prefer: 'respond-async' });
    const id = order.json().projectId;
    expect((await owner.call('PATCH', `/api/projects/${id}`, { status: 'completed' })).statusCode).toBe(409);
    expect((await owner.call('PATCH', `/api/projects/${id}`, { projectName: 'Busy' })).json()).toMatchObject({
      status: 'analyzing',
      projectName: 'Busy',
    });
  });
});

describe('deleting a project', () => {
  it('removes it for good', async () => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('DELETE', `/api/projects/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await owner.call('GET', `/api/projects/${id}`)).statusCode).toBe(404);
    expect((await owner.call('DELETE', `/api/projects/${id}`)).statusCode).toBe(404);
  });
});

describe('the optimizer text', () => {
  it('is made of the stored stages, stored and answered', async () => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { optimizerOutput: '# Strategy of harbour' }]);
    expect((await owner.call('GET', `/api/projects/${id}`)).json()).toMatchObject({
      optimizerOutput: '# Strategy of harbour',
      status: 'analyzed',
    });
  });

  it('needs no body, but takes none of unknown fields', async () => {
    const id = await analyzedProject(test, owner);
    const url = `/api/projects/${id}/generate-optimizer`;
    const empty = await test.app.inject({
      method: 'POST',
      url,
      cookies: Object.fromEntries(owner.jar),
      headers: { 'content-type': 'application/json' },
    });
    expect(empty.statusCode).toBe(200);
    expect((await owner.call('POST', url, {})).statusCode).toBe(200);
    expect((await owner.call('POST', url, { force: true })).statusCode).toBe(400);
  });

  it('is refused with a sentence before the analysis is done', async () => {
    const order = await owner.call('POST', '/api/analyze', { url: 'early.example' }, { prefer: 'respond-async' });
    const url = `/api/projects/${order.json().projectId}/generate-optimizer`;
    const waiting = await owner.call('POST', url);
    expect([waiting.statusCode, message(waiting)]).toEqual([409, 'The analysis is still running. Please wait until it is done.']);
    await test.worker.fail(await test.worker.take(), 'early.example does not answer.');
    const failed = await owner.call('POST', url);
    expect([failed.statusCode, message(failed)]).toEqual([409, 'Run the analysis first.']);
  });
});

describe('the designer prompt', () => {
  it('is composed of the strategy and the owner’s own text, stored, counted and answered', async () => {
    const person = await signUp(test.app);
    const id = await analyzedProject(test, person);
    await person.call('POST', `/api/projects/${id}/generate-optimizer`);
    await person.call('PATCH', `/api/projects/${id}`, { optimizerOutput: 'My words' });
    const answer = await person.call('POST', `/api/projects/${id}/generate-designer-prompt`, {
      designer: 'custom',
      customPrompt: ' Be brief. ',
    });
    expect(answer.statusCode).toBe(200);
    const project = Project.parse(answer.json());
    expect(project).toMatchObject({
      status: 'composed',
      selectedDesigner: 'custom',
      chosenBuilder: 'custom',
      customPrompt: ' Be brief. ',
      designerPrompt: 'custom | # Strategy of harbour\nnotes: My words | Be brief.',
      optimizerOutput: 'My words',
    });
    expect(project.prompt?.builder).toBe('custom');
    expect((await person.call('GET', `/api/projects/${id}`)).json()).toEqual({ ...answer.json() });
    expect((await person.call('GET', '/api/usage')).json()).toMatchObject({ prompts: 1, analyses: { used: 1, limit: 500 }, exports: 0 });
  });

  it('makes the optimizer text itself where there is none', async () => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'lovable' });
    expect(answer.json()).toMatchObject({ optimizerOutput: '# Strategy of harbour', selectedDesigner: 'lovable' });
  });

  it.each([
    ['no designer', {}, '"designer" must be one of: lovable, framer, wix, typedream, 10web, custom.'],
    ['an unknown designer', { designer: 'frontpage' }, '"designer" must be one of: lovable, framer, wix, typedream, 10web, custom.'],
    ['custom without criteria', { designer: 'custom', customPrompt: ' ' }, 'Please enter your custom GPT prompt criteria.'],
    ['an unknown field', { designer: 'wix', status: 'completed' }, 'Unknown field: status.'],
  ])('refuses %s', async (_what, body, sentence) => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, body);
    expect([answer.statusCode, message(answer)]).toEqual([400, sentence]);
  });
});

describe('downloads', () => {
  it('are text files named after the project', async () => {
    const id = await analyzedProject(test, owner);
    await owner.call('POST', `/api/projects/${id}/generate-designer-prompt`, { designer: 'wix' });
    const plain = await owner.call('GET', `/api/projects/${id}/download-prompt/optimizer`);
    expect(plain.body).toBe('# Strategy of harbour');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="harbour.example-optimizer.txt"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    // Past the call, which refuses what can't be seen: older data may hold it.
    await updateProject(test.database.db, { id, userId: owner.user.id, changes: { projectName: 'Bäckerei "am\r\nHafen"/../x' } });
    const named = await owner.call('GET', `/api/projects/${id}/download-prompt/designer`);
    expect(named.headers['content-disposition']).toBe(
      'attachment; filename="Backerei-amHafen-..-x-designer.txt"; filename*=UTF-8\'\'B%C3%A4ckerei-amHafen-..-x-designer.txt',
    );
  });

  it('say what is missing', async () => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('GET', `/api/projects/${id}/download-prompt/designer`);
    expect([answer.statusCode, message(answer)]).toEqual([404, 'There is no designer prompt yet. Please choose a designer first.']);
  });

  it('know two files', async () => {
    const id = await analyzedProject(test, owner);
    expect((await owner.call('GET', `/api/projects/${id}/download-prompt/secrets`)).statusCode).toBe(400);
  });
});

describe('exports', () => {
  it('are recorded, listed and counted, and complete the project', async () => {
    const person = await signUp(test.app);
    const id = await analyzedProject(test, person);
    const answer = await person.call('POST', `/api/projects/${id}/export`, {
      builderName: 'lovable',
      exportLink: 'https://lovable.dev/x',
      notes: null,
    });
    expect(answer.statusCode).toBe(201);
    const made = ProjectExport.parse(answer.json());
    expect(made).toMatchObject({ projectId: id, builderName: 'lovable', exportLink: 'https://lovable.dev/x', notes: null });
    expect(ProjectExportList.parse((await person.call('GET', `/api/projects/${id}/exports`)).json())).toEqual([made]);
    expect((await person.call('GET', `/api/projects/${id}`)).json().status).toBe('completed');
    expect((await person.call('GET', '/api/usage')).json().exports).toBe(1);
    const used = BuilderConnectionList.parse((await person.call('GET', '/api/builders')).json()).filter(
      (builder) => builder.lastUsedAt !== null,
    );
    expect(used.map((builder) => builder.builderName)).toEqual(['lovable']);
  });

  it.each([
    ['no builder', {}],
    ['an empty builder', { builderName: '' }],
    ['a script for a link', { builderName: 'lovable', exportLink: 'javascript:alert(1)' }],
    ['something else for a link', { builderName: 'lovable', exportLink: 'not a link' }],
    ['an unknown field', { builderName: 'lovable', projectId: 'other' }],
  ])('refuse %s and record nothing', async (_what, body) => {
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('POST', `/api/projects/${id}/export`, body);
    expect(answer.statusCode).toBe(400);
    expect(message(answer)).toMatch(/\.$/);
    expect((await owner.call('GET', `/api/projects/${id}/exports`)).json()).toEqual([]);
  });
});

describe('builder connections', () => {
  it('are there for every builder from the start', async () => {
    const list = BuilderConnectionList.parse((await owner.call('GET', '/api/builders')).json());
    expect(list.map((builder) => builder.builderName)).toEqual(['lovable', 'framer', 'wix', 'typedream', '10web', 'custom']);
    expect((await visitor.call('GET', '/api/builders')).statusCode).toBe(401);
  });

  it('are configured by their owner alone', async () => {
    const [first] = BuilderConnectionList.parse((await owner.call('GET', '/api/builders')).json());
    const url = `/api/builders/${first?.id}`;
    const answer = await owner.call('PUT', url, { isEnabled: false, notes: 'Team plan' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...first, isEnabled: false, notes: 'Team plan' }]);
    expect((await owner.call('PUT', url, { notes: null })).json()).toMatchObject({ isEnabled: false, notes: null });
    expect((await stranger.call('PUT', url, { isEnabled: true })).statusCode).toBe(404);
    expect((await visitor.call('PUT', url, { isEnabled: true })).statusCode).toBe(401);
    expect((await owner.call('PUT', url, {})).statusCode).toBe(400);
    expect((await owner.call('PUT', url, { userId: 'x' })).statusCode).toBe(400);
    expect((await owner.call('PUT', url, { notes: '\u0000' })).statusCode).toBe(400);
  });
});

describe('usage', () => {
  it('is a person’s own', async () => {
    const person = await signUp(test.app);
    const answer = await person.call('GET', '/api/usage');
    expect(answer.json()).toEqual({
      month: new Date().toISOString().slice(0, 7),
      analyses: { used: 0, limit: 500 },
      prompts: 0,
      exports: 0,
      aiCostUsd: 0,
      pages: { default: 12, max: 100 },
    });
    expect((await visitor.call('GET', '/api/usage')).statusCode).toBe(401);
  });
});
