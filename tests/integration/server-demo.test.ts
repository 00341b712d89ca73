import { beforeAll, describe, expect, it } from 'vitest';
import { Project } from '#contracts/project.ts';
import { buildTestApp, type Client, createClient, signUp, type TestApp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

let visitor: Client;
let member: Client;
const test = openTestApp({
  checkAddress: async () => {
    throw new Error('A demo call must not look at the address.');
  },
});
beforeAll(async () => {
  visitor = createClient(test.app);
  member = await signUp(test.app);
});

const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;
const TABLES = ['projects', 'analysis_runs', 'exports', 'usage_tracking', 'activities'];

/** Rows of every table that a project call could write to. */
async function rowCounts(): Promise<unknown[]> {
  const counts = TABLES.map((table) => test.database.query(`select count(*)::int as rows from ${table}`));
  return (await Promise.all(counts)).map((result) => result.rows[0]);
}

describe('the samples', () => {
  it('are read without an account', async () => {
    for (const id of ['demo-coffee', 'demo-fitness', 'demo-saas']) {
      const answer = await visitor.call('GET', `/api/projects/${id}?demo=true`);
      expect(answer.statusCode).toBe(200);
      expect(Project.parse(answer.json())).toMatchObject({ id, isDemo: true });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('show their screenshots without an account', async () => {
    for (const kind of ['desktop', 'mobile', 'full']) {
      const answer = await visitor.call('GET', `/api/projects/demo-coffee/screenshots/${kind}?demo=true`);
      expect([kind, answer.statusCode, answer.headers['content-type']]).toEqual([kind, 200, 'image/jpeg']);
    }
  });

  it('need the flag', async () => {
    expect((await visitor.call('GET', '/api/projects/demo-coffee')).statusCode).toBe(401);
    expect((await visitor.call('GET', '/api/projects/demo-coffee?demo=1')).statusCode).toBe(401);
    expect((await visitor.call('GET', '/api/projects/demo-coffee?demo=true&demo=false')).statusCode).toBe(401);
    expect((await member.call('GET', '/api/projects/demo-coffee')).statusCode).toBe(404);
  });

  it('are all that the flag shows: no real project is reached with it', async () => {
    const real = await buildTestApp(test.database);
    const order = await member.call('GET', '/api/projects');
    expect(order.json()).toEqual([]);
    const made = await createProjectOf(real, member);
    for (const client of [visitor, member]) {
      expect((await client.call('GET', `/api/projects/${made}?demo=true`)).statusCode).toBe(404);
      expect((await client.call('POST', `/api/projects/${made}/generate-optimizer?demo=true`)).statusCode).toBe(404);
      expect((await client.call('GET', `/api/projects/${made}/exports?demo=true`)).statusCode).toBe(404);
      expect((await client.call('GET', `/api/projects/${made}/events?demo=true`)).statusCode).toBe(404);
    }
    await real.app.close();
  });

  it('go through the real strategy and prompt code, and nothing is written', async () => {
    const before = await rowCounts();
    const optimizer = await visitor.call('POST', '/api/projects/demo-saas/generate-optimizer?demo=true');
    expect([optimizer.statusCode, optimizer.json()]).toEqual([200, { optimizerOutput: '# Strategy of demo-saas' }]);
    const choice = { designer: 'custom', customPrompt: 'Brief.' };
    const prompt = await visitor.call('POST', '/api/projects/demo-saas/generate-designer-prompt?demo=true', choice);
    expect(Project.parse(prompt.json())).toMatchObject({
      selectedDesigner: 'custom',
      designerPrompt: 'custom | # Strategy of demo-saas | Brief.',
    });
    expect((await visitor.call('GET', '/api/projects/demo-saas?demo=true')).json()).toMatchObject({
      selectedDesigner: 'lovable',
      designerPrompt: null,
    });
    expect(await rowCounts()).toEqual(before);
  });

  it('check what they are sent like any project', async () => {
    const answer = await visitor.call('POST', '/api/projects/demo-saas/generate-designer-prompt?demo=true', { designer: 'custom' });
    expect([answer.statusCode, message(answer)]).toEqual([400, 'Please enter your custom GPT prompt criteria.']);
  });

  it('can’t be changed, exported or deleted, by anybody, with or without the flag', async () => {
    const before = await rowCounts();
    for (const client of [visitor, member]) {
      for (const flag of ['', '?demo=true']) {
        const url = '/api/projects/demo-coffee';
        const answers = [
          await client.call('PATCH', url + flag, { projectName: 'x' }),
          await client.call('DELETE', url + flag),
          await client.call('POST', `${url}/export${flag}`, { builderName: 'lovable' }),
        ];
        for (const answer of answers) expect([answer.statusCode, message(answer)]).toEqual([403, "Demo projects can't be changed."]);
      }
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('are what an analysis in demo mode leads to: the nearest one, without a look at the address', async () => {
    const before = await rowCounts();
    const answer = await visitor.call('POST', '/api/analyze?demo=true', { url: 'myfitclub.example' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { projectId: 'demo-fitness' }]);
    expect((await visitor.call('POST', '/api/analyze?demo=true', { url: '' })).statusCode).toBe(400);
    expect(await rowCounts()).toEqual(before);
    expect(test.enqueued).toEqual([]);
  });

  it('have downloads, exports and events as well', async () => {
    const file = await visitor.call('GET', '/api/projects/demo-coffee/download-prompt/optimizer?demo=true');
    expect([file.statusCode, file.body, file.headers['content-disposition']]).toEqual([
      200,
      '# Strategy of demo-coffee',
      'attachment; filename="Sample-optimizer.txt"',
    ]);
    expect((await visitor.call('GET', '/api/projects/demo-coffee/exports?demo=true')).json()).toEqual([]);
    expect((await visitor.call('GET', '/api/projects/demo-coffee/events?demo=true')).body).toContain('event: done');
  });
});

async function createProjectOf({ app }: TestApp, client: Client): Promise<string> {
  const real = createClient(app);
  for (const [name, value] of client.jar) real.jar.set(name, value);
  const answer = await real.call('POST', '/api/analyze', { url: 'real.example' }, { prefer: 'respond-async' });
  return answer.json<{ projectId: string }>().projectId;
}
