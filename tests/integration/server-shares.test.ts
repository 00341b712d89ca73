// Links that show a project to people without an account: what they show, to whom, and for how long.
import { beforeAll, describe, expect, it } from 'vitest';
import { SHARE_SECTIONS, ShareList } from '#contracts/share.ts';
import { SharedReport } from '#contracts/shared-report.ts';
import { createBlueprintServices } from '#server/blueprint/blueprint-services.ts';
import { PIPELINE_FUNCTIONS } from '#server/pipeline-functions.ts';
import { createReportServices } from '#server/report/report-services.ts';
import { buildTestApp, createClient, signUp } from './build-test-app.ts';
import { PRIVATE, sharedProject } from './shared-project.ts';
import { openTestApp } from './use-app.ts';

let clock = Date.now();
const test = openTestApp({ pipeline: PIPELINE_FUNCTIONS, now: () => new Date(clock) });
let shared: Awaited<ReturnType<typeof sharedProject>>;
beforeAll(async () => {
  shared = await sharedProject(test);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const allSections = { sections: [...SHARE_SECTIONS] };

describe('a link', () => {
  it('is told once, stored as a hash, listed without its address, and opens without an account', async () => {
    const { id, page, token } = await shared.share();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const answer = await shared.visitor.call('GET', page);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('Slowtide &amp; Co');
    const { rows } = await test.database.query('select * from shares where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const listed = await shared.owner.call('GET', shared.shares);
    expect(listed.body).not.toContain(token);
    expect(ShareList.parse(listed.json()).find((one) => one.id === id)).toMatchObject({
      ...{ sections: ['summary', 'findings', 'strategy'], hasPassword: false, expiresAt: null, opens: 1 },
      lastOpenedAt: new Date(clock).toISOString(),
    });
  });

  it('asks search engines not to list it, and browsers to tell and load nothing elsewhere', async () => {
    const { page } = await shared.share(allSections);
    const { headers, body } = await shared.visitor.call('GET', page);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'sha256-/);
    const loaded = [...body.matchAll(/(?:src|action|srcset)="([^"]+)"|<link [^>]*href="([^"]+)"/g)].map(([, src, href]) => src ?? href);
    expect(loaded.filter((url) => !url?.startsWith('/'))).toEqual([]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('opens in the process that a browser has ready, unless it has a password', async () => {
    const { page } = await shared.share();
    const header = 'cross-origin-opener-policy';
    expect((await shared.visitor.call('GET', page)).headers).not.toHaveProperty(header);
    const locked = await shared.share({ password: 'open sesame 1' });
    const visitor = createClient(test.app);
    expect((await visitor.call('GET', locked.page)).headers[header]).toBe('same-origin');
    await visitor.call('POST', locked.page, 'password=open+sesame+1', form);
    const opened = await visitor.call('GET', locked.page);
    expect([opened.statusCode, opened.headers[header]]).toEqual([200, 'same-origin']);
  });

  it('is 404 at once when it is revoked, with all of its files, and like one that never was', async () => {
    const { id, page } = await shared.share(allSections);
    const body = (await shared.visitor.call('GET', page)).body;
    const file = body.match(/href="(\/s\/[^"]+\/blueprint\/[^"]+)"/)?.[1] ?? '';
    expect((await shared.visitor.call('GET', file)).statusCode).toBe(200);
    expect((await shared.owner.call('DELETE', `${shared.shares}/${id}`)).statusCode).toBe(204);
    const unknown = await shared.visitor.call('GET', '/s/never-was');
    for (const url of [page, file, `${page}/images/logo`, `${page}/report.pdf`]) {
      const answer = await shared.visitor.call('GET', url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, unknown.body]);
    }
    expect((await shared.owner.call('DELETE', `${shared.shares}/${id}`)).statusCode).toBe(404);
  });

  it('ends with its date', async () => {
    const { page } = await shared.share({ expiresAt: new Date(clock + 60_000).toISOString() });
    expect((await shared.visitor.call('GET', page)).statusCode).toBe(200);
    clock += 61_000;
    expect((await shared.visitor.call('GET', page)).statusCode).toBe(404);
  });

  it('ends with its project, and with its owner’s account', async () => {
    const other = await sharedProject(test);
    const { page } = await other.share();
    await test.database.query('update projects set deleted_at = now() where id = $1', [other.id]);
    expect((await other.visitor.call('GET', page)).statusCode).toBe(404);
    await test.database.query('update projects set deleted_at = null where id = $1', [other.id]);
    expect((await other.visitor.call('GET', page)).statusCode).toBe(200);
    await test.database.query('update users set is_active = false where id = $1', [other.owner.user.id]);
    expect((await other.visitor.call('GET', page)).statusCode).toBe(404);
  });

  it('shows at once what its owner changes', async () => {
    const { page } = await shared.share();
    expect((await shared.visitor.call('GET', page)).body).not.toContain('North Studio');
    await shared.owner.call('PUT', '/api/agency', { name: 'North <Studio>', color: '#ffd166' });
    const { body } = await shared.visitor.call('GET', page);
    expect(body).toContain('North &lt;Studio&gt;');
    // A yellow that cannot be read on paper is darkened there and stays as it is in the dark.
    expect(body.match(/:root\{--accent:(#\w+)\}@media/)?.[1]).not.toBe('#ffd166');
    expect(body).toContain('@media screen and (prefers-color-scheme:dark){:root{--accent:#ffd166}}');
    await shared.owner.call('PUT', '/api/agency', { name: '', color: null });
  });

  it('has only the chosen sections', async () => {
    const { page } = await shared.share({ sections: ['verification', 'brand'] });
    const { body } = await shared.visitor.call('GET', page);
    const shown = SHARE_SECTIONS.filter((section) => body.includes(`<section id="${section}"`));
    expect(shown).toEqual(['brand', 'verification']);
    expect((await shared.visitor.call('GET', `${page}/blueprint/any-key/index.html`)).statusCode).toBe(404);
  });
});

describe('a password', () => {
  it('is asked for before anything is shown, stored as argon2id, and remembered by a cookie of this link alone', async () => {
    const { id, page } = await shared.share({ ...allSections, password: 'open sesame 1' });
    const visitor = createClient(test.app);
    const asked = await visitor.call('GET', page);
    expect([asked.statusCode, asked.body.includes('Slowtide')]).toEqual([403, false]);
    for (const rest of ['/images/today-desktop', '/report.pdf']) expect((await visitor.call('GET', page + rest)).statusCode).toBe(403);
    const { rows } = await test.database.query('select password_hash from shares where id = $1', [id]);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const wrong = await visitor.call('POST', page, 'password=open+sesame+2', form);
    expect([wrong.statusCode, wrong.body.includes('This password is wrong.'), wrong.cookies]).toEqual([403, true, []]);
    const right = await visitor.call('POST', page, 'password=open+sesame+1', form);
    expect([right.statusCode, right.headers.location]).toEqual([303, page]);
    expect(right.cookies).toMatchObject([{ path: page, httpOnly: true, sameSite: 'Lax' }]);
    expect((await visitor.call('GET', page)).body).toContain('Slowtide &amp; Co');
    const second = await shared.share({ password: 'open sesame 1' });
    expect((await visitor.call('GET', second.page)).statusCode).toBe(403);
    expect(ShareList.parse((await shared.owner.call('GET', shared.shares)).json()).find((one) => one.id === id)?.opens).toBe(1);
  });

  it('can be tried a few times', async () => {
    const strict = await buildTestApp(test.database, {
      pipeline: PIPELINE_FUNCTIONS,
      settings: { rateLimitFactor: 1 },
    });
    const { page } = await shared.share({ password: 'open sesame 1' });
    const visitor = createClient(strict.app);
    const answers: number[] = [];
    for (let at = 0; at < 21; at += 1) answers.push((await visitor.call('POST', page, `password=try${at}`, form)).statusCode);
    expect([...new Set(answers.slice(0, 20)), answers[20]]).toEqual([403, 429]);
    const right = await visitor.call('POST', page, 'password=open+sesame+1', form);
    expect([right.statusCode, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    await strict.app.close();
  });
});

describe('nothing private', () => {
  it('is in the report, whichever sections are chosen, and the report is what its schema says and no more', async () => {
    const tools = new AbortController().signal;
    const { sources } = createReportServices(test.parts, createBlueprintServices(test.parts, tools), tools);
    const source = await sources.own({ id: shared.id, userId: shared.owner.user.id });
    const report = source.report(SHARE_SECTIONS);
    expect(SharedReport.parse(report)).toEqual(report);
    expect(Object.values(report).every((part) => part !== null)).toBe(true);
    const { id, email, firstName, lastName, phoneNumber } = shared.owner.user;
    const text = JSON.stringify({ ...report, summary: null, prompt: null });
    for (const words of [id, email, phoneNumber, `${firstName} ${lastName}`, shared.id, ...Object.values(PRIVATE)])
      expect(text, words).not.toContain(words);
    const { page } = await shared.share({ sections: SHARE_SECTIONS.filter((section) => section !== 'summary' && section !== 'prompt') });
    const { body } = await shared.visitor.call('GET', page);
    for (const words of [id, email, shared.id, ...Object.values(PRIVATE)]) expect(body, words).not.toContain(words);
  });
});

describe('what is refused', () => {
  it.each([
    ['no section', { sections: [] }, 'Please choose at least one section.'],
    ['an unknown section', { sections: ['notes'] }, '"sections.0" must be one of'],
    ['a date in the past', { sections: ['summary'], expiresAt: '2020-01-01T00:00:00Z' }, 'The end date is in the past.'],
    ['no date', { sections: ['summary'], expiresAt: 'soon' }, 'Please enter the end date as an ISO 8601 date and time.'],
    ['a short password', { sections: ['summary'], password: 'short' }, 'The password must be at least 8 characters.'],
    ['an unknown field', { sections: ['summary'], token: 'mine' }, 'Unknown field: token.'],
  ])('%s', async (_, body, sentence) => {
    const answer = await shared.owner.call('POST', shared.shares, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('links of another user’s project, and of a sample', async () => {
    const { id } = await shared.share();
    const other = await signUp(test.app);
    expect((await other.call('POST', shared.shares, { sections: ['summary'] })).statusCode).toBe(404);
    expect((await other.call('DELETE', `${shared.shares}/${id}`)).statusCode).toBe(404);
    expect((await shared.owner.call('POST', '/api/projects/demo-coffee/shares', { sections: ['summary'] })).statusCode).toBe(403);
  });
});
