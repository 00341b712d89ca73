// Earlier analyses of a project: kept, listed, compared, deleted; in the download of a person's data and gone with the project.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StageOutputs } from '#contracts/analysis.ts';
import { AnalysisComparison, KeptAnalysisList } from '#contracts/analysis-history.ts';
import { pruneAnalyses } from '#database/runs/past-analyses.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { PIPELINE_FUNCTIONS } from '#server/pipeline-functions.ts';
import { analyzeAs, openBakery } from './analyzed-bakery.ts';
import { analyzedProject, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp({ pipeline: PIPELINE_FUNCTIONS });
let bakery: Awaited<ReturnType<typeof openBakery>>;
let owner: Awaited<ReturnType<typeof signUp>>;
let first: StageOutputs;
let changed: StageOutputs;
beforeAll(async () => {
  owner = await signUp(test.app);
  bakery = await openBakery();
  first = await bakery.read();
  bakery.change('cakes.html', 'from £38.', 'from £42.');
  bakery.change('index.html', '01947 555 0142', '01947 555 0199');
  bakery.change('about.html', '<title>About us', '<title>Our story');
  changed = await bakery.read();
});
afterAll(() => bakery.close());

const list = async (id: string) => KeptAnalysisList.parse((await owner.call('GET', `/api/projects/${id}/analyses`)).json());
const compare = (id: string, before: string, after: string) =>
  owner.call('GET', `/api/projects/${id}/analyses/compare?before=${before}&after=${after}`);
const compared = async (id: string, before: string, after: string) => AnalysisComparison.parse((await compare(id, before, after)).json());
const rows = async (sql: string, values: unknown[]) => (await test.database.query(sql, values)).rows;

async function twice() {
  const { projectId, runId: before } = await analyzeAs(test, owner, first);
  const { runId: after } = await analyzeAs(test, owner, changed, { projectId });
  return { projectId, before, after };
}

describe('the history of a project', () => {
  it('lists the analyses with their figures, the current one first', async () => {
    const { projectId, before, after } = await twice();
    const found = await list(projectId);
    expect(found.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [after, true],
      [before, false],
    ]);
    const { findings, scores } = first.audit;
    const high = findings.filter(({ severity }) => severity === 'high').length;
    expect(found[1]).toMatchObject({ pages: first.crawl.pages.length, score: scores.overall, findings: { high }, isScheduled: false });
  });

  it('says what changed between any two, what matters first', async () => {
    const { projectId, before, after } = await twice();
    const { differences, total, matters, notes } = await compared(projectId, before, after);
    const said = differences.map(({ matters: does, what, before: from, after: to }) => `${does} ${what}: ${from} > ${to}`).join('\n');
    expect(said).toContain('£42');
    expect(said).toContain('true phone: +4419475550142 > 019475550199');
    expect(said).toContain('false Title: About us | Harbour Lane Bakery > Our story | Harbour Lane Bakery');
    expect([total, matters, notes]).toEqual([differences.length, differences.filter((one) => one.matters).length, []]);
    expect(differences.slice(0, matters).every((one) => one.matters)).toBe(true);
    const back = await compared(projectId, after, before);
    expect(back.differences).toHaveLength(differences.length);
    expect((await compared(projectId, before, before)).differences).toEqual([]);
  });

  it('does not take what the owner said for a change of the site', async () => {
    const { projectId, runId: before } = await analyzeAs(test, owner, first);
    const facts = [{ field: 'services', action: 'add', text: 'Sandwich platters' }];
    expect((await owner.call('PUT', `/api/projects/${projectId}/facts`, { version: 0, facts })).statusCode).toBe(200);
    const { runId: after } = await analyzeAs(test, owner, first, { projectId });
    expect((await compared(projectId, before, after)).differences).toEqual([]);
  });

  it('leaves out findings of checks that an older version did not have, and says so', async () => {
    const { projectId, runId: after } = await analyzeAs(test, owner, first);
    const [known] = first.audit.findings;
    if (!known) throw new Error('There is no finding.');
    const isNew = { ...known, id: 'a-check-of-tomorrow', severity: 'high' as const };
    const withNew = { ...first, audit: { ...first.audit, findings: [...first.audit.findings, isNew] } };
    const { runId: later } = await analyzeAs(test, owner, withNew, { projectId, version: '1.1.0' });
    const { differences, notes } = await compared(projectId, after, later);
    expect(differences).toEqual([]);
    expect(notes.join(' ')).toMatch(/1 finding left out.*updated between/);
    const { runId: again } = await analyzeAs(test, owner, first, { projectId, version: '1.1.0' });
    expect((await compared(projectId, again, later)).matters).toBe(1);
  });

  it('reads an earlier analysis in full', async () => {
    const { projectId, before } = await twice();
    const read = (await owner.call('GET', `/api/projects/${projectId}/analyses/${before}`)).json();
    expect(read.pages).toHaveLength(first.crawl.pages.length);
    expect(read.content.pages).toHaveLength(first.crawl.pages.length);
    expect(JSON.stringify(read)).toContain('01947 555 0142');
    expect(JSON.stringify((await owner.call('GET', `/api/projects/${projectId}`)).json())).not.toContain('01947 555 0142');
  });

  it('deletes earlier ones alone, and never the one that the project shows', async () => {
    const { projectId, before, after } = await twice();
    const refused = await owner.call('DELETE', `/api/projects/${projectId}/analyses/${after}`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('the project shows')]);
    expect((await owner.call('DELETE', `/api/projects/${projectId}/analyses/${before}`)).statusCode).toBe(204);
    expect((await owner.call('DELETE', `/api/projects/${projectId}/analyses/${before}`)).statusCode).toBe(404);
    expect((await list(projectId)).map(({ id }) => id)).toEqual([after]);
    expect((await compare(projectId, before, after)).statusCode).toBe(404);
    expect(await rows('select 1 from stage_outputs where run_id = $1', [before])).toEqual([]);
  });

  it('is closed to everybody else', async () => {
    const { projectId, before, after } = await twice();
    const other = await signUp(test.app);
    for (const path of ['', `/compare?before=${before}&after=${after}`, `/${before}`])
      expect((await other.call('GET', `/api/projects/${projectId}/analyses${path}`)).statusCode).toBe(404);
    expect((await other.call('DELETE', `/api/projects/${projectId}/analyses/${before}`)).statusCode).toBe(404);
    // Nor by a project of one's own.
    const own = await analyzedProject(test, other);
    expect((await other.call('GET', `/api/projects/${own}/analyses/${before}`)).statusCode).toBe(404);
    expect((await other.call('DELETE', `/api/projects/${own}/analyses/${before}`)).statusCode).toBe(404);
    expect((await list(projectId)).map(({ id }) => id)).toContain(before);
  });
});

describe('what is kept', () => {
  it.each([
    ['five before the current one', undefined, 6],
    ['as many as the operator sets', 2, 3],
    ['none but the current one', 0, 1],
  ])('%s', async (_what, keep, count) => {
    const { projectId } = await analyzeAs(test, owner, first, { keep });
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push((await analyzeAs(test, owner, first, { projectId, keep })).runId);
    expect((await list(projectId)).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, count));
    const stored = await rows(
      'select distinct s.run_id from stage_outputs s join analysis_runs r on r.id = s.run_id where r.project_id = $1',
      [projectId],
    );
    expect(stored).toHaveLength(count);
  });

  it('no failed analysis, and of earlier ones no screenshots and no events', async () => {
    const { projectId, runId } = await analyzeAs(test, owner, first);
    const image = { mediaType: 'image/png', bytes: Buffer.from('a screenshot') };
    await saveScreenshots(test.database.db, runId, { desktop: image, fullPage: image, mobile: image } as never);
    await owner.call('POST', '/api/analyze', { url: 'harbourlane.test', projectId }, { prefer: 'respond-async' });
    await test.worker.fail(await test.worker.take(), 'The site did not respond.');
    expect(await list(projectId)).toHaveLength(1);
    await analyzeAs(test, owner, first, { projectId });
    expect(await list(projectId)).toHaveLength(2);
    expect(await rows('select 1 from analysis_runs where project_id = $1', [projectId])).toHaveLength(2);
    for (const table of ['run_screenshots', 'run_events'])
      expect(await rows(`select 1 from ${table} where run_id = $1`, [runId]), table).toEqual([]);
  });

  it('no more than a limit of bytes', async () => {
    const { projectId } = await analyzeAs(test, owner, first);
    for (let at = 0; at < 3; at += 1) await analyzeAs(test, owner, first, { projectId });
    const [current] = await list(projectId);
    const size = await rows(
      'select sum(coalesce(pg_column_size(output), pg_column_size(packed)))::int as bytes from stage_outputs where run_id = $1',
      [current?.id],
    );
    const maxBytes = Math.round(Number(size[0]?.bytes) * 2.5);
    await pruneAnalyses(test.database.db, { projectId, currentId: current?.id ?? '', keep: 5, maxBytes });
    expect(await list(projectId)).toHaveLength(3);
  });

  it('is in the download of the person’s data, and gone with the project', async () => {
    const { projectId, before } = await twice();
    const data = (await owner.call('GET', '/api/account/export')).json<{ projects: { id: string; earlierAnalyses: unknown[] }[] }>();
    expect(data.projects.find(({ id }) => id === projectId)?.earlierAnalyses).toMatchObject([
      { id: before, isCurrent: false, analysis: { url: 'http://harbourlane.test/' } },
    ]);
    await owner.call('DELETE', `/api/projects/${projectId}`);
    expect(await rows('select 1 from stage_outputs where run_id = $1', [before])).toEqual([]);
  });
});

it('analyses of version 0.2, without figures, are listed with those of their outputs', async () => {
  const { projectId, runId } = await analyzeAs(test, owner, first);
  await test.database.query('update analysis_runs set figures = null, made_by = null where id = $1', [runId]);
  const asJson = "update stage_outputs set output = $2::jsonb, packed = null where run_id = $1 and stage = 'crawl'";
  await test.database.query(asJson, [runId, JSON.stringify(first.crawl)]);
  expect(await list(projectId)).toMatchObject([{ pages: first.crawl.pages.length, score: first.audit.scores.overall }]);
});
