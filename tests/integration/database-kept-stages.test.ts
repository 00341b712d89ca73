import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#database/accounts/users.ts';
import { createProject } from '#database/projects/projects.ts';
import { rowsOf } from '#database/rows-of.ts';
import { keptStages } from '#database/runs/kept-stages.ts';
import { createRun } from '#database/runs/runs.ts';
import { loadStages, saveStage } from '#database/runs/stage-outputs.ts';
import type { Db } from '#database/schema.ts';
import { describeOnBothDatabases } from './databases.ts';

const OPTIONS = { schemeGiven: false, maxPages: 12, namedCompetitors: [] };

describeOnBothDatabases('outputs of a run', (open) => {
  let db: Db;
  let people = 0;
  beforeAll(async () => {
    db = (await open()).db;
  });
  async function newRun(): Promise<string> {
    people += 1;
    const person = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '1', passwordHash: 'hash', role: 'user' as const };
    const { id: userId } = await createUser(db, { ...person, email: `reader${people}@shop.example` });
    const { id: projectId } = await createProject(db, { userId, url: 'shop.example' });
    return (await createRun(db, { userId, projectId, url: 'shop.example', options: OPTIONS })).run.id;
  }

  describe('that are read often', () => {
    it('are the same objects as long as nothing is stored', async () => {
      const run = await newRun();
      await saveStage(db, run, 'crawl', { url: 'https://shop.example/' });
      const first = await keptStages(db, run);
      expect(first).toEqual({ crawl: { url: 'https://shop.example/' } });
      expect((await keptStages(db, run)).crawl).toBe(first.crawl);
    });

    it('are read again where they were stored again, and only those', async () => {
      const run = await newRun();
      await saveStage(db, run, 'crawl', { pages: [] });
      await saveStage(db, run, 'competitors', { found: 1 });
      const before = await keptStages(db, run);
      await saveStage(db, run, 'competitors', { found: 2 });
      const after = await keptStages(db, run);
      expect(after).toEqual({ crawl: { pages: [] }, competitors: { found: 2 } });
      expect(after.crawl).toBe(before.crawl);
    });

    it('are not kept for more runs than a few', async () => {
      const run = await newRun();
      await saveStage(db, run, 'crawl', { pages: [] });
      const before = await keptStages(db, run);
      for (let count = 0; count < 4; count += 1) await keptStages(db, await newRun());
      const after = await keptStages(db, run);
      expect(after).toEqual(before);
      expect(after.crawl).not.toBe(before.crawl);
    });

    it('are kept of one run alone where they are large', async () => {
      const [first, second] = [await newRun(), await newRun()];
      const large = { pages: ['x'.repeat(7_000_000)] };
      for (const run of [first, second]) await saveStage(db, run, 'crawl', large);
      const before = await keptStages(db, first);
      expect((await keptStages(db, first)).crawl).toBe(before.crawl);
      const other = await keptStages(db, second);
      expect((await keptStages(db, first)).crawl).not.toBe(before.crawl);
      expect((await keptStages(db, second)).crawl).not.toBe(other.crawl);
    });
  });

  it('are stored packed where they are large by nature, and come back the same', async () => {
    const run = await newRun();
    const site = { pages: Array.from({ length: 2_000 }, (_, at) => ({ path: `/${at}`, title: 'Brot & Käse, 日本語 🥖' })) };
    await saveStage(db, run, 'crawl', site);
    await saveStage(db, run, 'audit', { findings: [] });
    expect(await loadStages(db, run)).toEqual({ crawl: site, audit: { findings: [] } });
    const sizes = await rowsOf<{ stage: string; packed: number | null; isJson: boolean }>(
      db,
      sql`select stage, length(packed) as packed, output is not null as "isJson" from stage_outputs where run_id = ${run} order by stage`,
    );
    expect(sizes).toEqual([
      { stage: 'audit', packed: null, isJson: true },
      { stage: 'crawl', packed: expect.any(Number), isJson: false },
    ]);
    expect(sizes[1]?.packed).toBeLessThan(JSON.stringify(site).length / 5);
  });

  it('of earlier versions are read as they were stored', async () => {
    const run = await newRun();
    await db.execute(sql`insert into stage_outputs (run_id, stage, output) values (${run}, 'crawl', '{"pages":[]}')`);
    expect(await loadStages(db, run)).toEqual({ crawl: { pages: [] } });
  });
});
