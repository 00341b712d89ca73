// The owner's facts in the database: a change counts only when it was made from what is stored.
import { beforeAll, describe, expect, it } from 'vitest';
import type { BusinessAnalysis } from '#contracts/business.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { createUser } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { findOwnerFacts, saveOwnerFacts } from '#database/projects/owner-facts.ts';
import { createProject, findProject } from '#database/projects/projects.ts';
import { finishRun } from '#database/runs/finish-run.ts';
import { createRun, startRun } from '#database/runs/runs.ts';
import { describeOnBothDatabases } from './databases.ts';

const BUSINESS = { business_name: 'Corner Bakery', pages_analyzed: ['/'] } as BusinessAnalysis;
const named = (text: string): OwnerFact[] => [{ field: 'businessName', action: 'correct', claimId: 'name', text }];

describeOnBothDatabases("the owner's facts", (open) => {
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await open();
    // Connections that are open already, so that concurrent changes really meet on PostgreSQL.
    await Promise.all([1, 2, 3].map(() => database.query('select pg_sleep(0.1)')));
  });

  const register = async () => {
    people += 1;
    const names = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '+44 20 7946 0000' };
    return createUser(database.db, { email: `owner${people}@shop.example`, ...names, passwordHash: 'hash', role: 'user' });
  };
  const draft = async () => {
    const { id: userId } = await register();
    const { id } = await createProject(database.db, { userId, url: 'shop.example' });
    return { id, userId };
  };
  const analyze = async ({ id, userId }: { id: string; userId: string }): Promise<string> => {
    const options = { schemeGiven: false, maxPages: 12, namedCompetitors: [] };
    const { run } = await createRun(database.db, { userId, projectId: id, url: 'shop.example', options });
    await startRun(database.db, run.id);
    await finishRun(database.db, { runId: run.id, attempt: 1, analysisSummary: '', businessAnalysis: BUSINESS, at: new Date() });
    return run.id;
  };
  const resolvedFrom = (runId: string, name: string) => ({
    ...{ runId, analysisSummary: `Business: ${name}`, strategyOutdated: true },
    businessAnalysis: { ...BUSINESS, business_name: name },
  });

  it('are saved from the stored version, which goes up', async () => {
    const owner = await draft();
    expect(await saveOwnerFacts(database.db, { ...owner, version: 0, facts: named('Quay'), resolved: null })).toBe(true);
    expect(await saveOwnerFacts(database.db, { ...owner, version: 1, facts: named('Pier'), resolved: null })).toBe(true);
    expect(await findOwnerFacts(database.db, owner.id)).toEqual({ facts: named('Pier'), version: 2 });
  });

  it.each([
    ['an older version', 0],
    ['a version that does not exist yet', 2],
  ])('are not saved from %s, and what is stored stays', async (_, version) => {
    const owner = await draft();
    await saveOwnerFacts(database.db, { ...owner, version: 0, facts: named('Quay'), resolved: null });
    expect(await saveOwnerFacts(database.db, { ...owner, version, facts: named('Pier'), resolved: null })).toBe(false);
    expect(await findOwnerFacts(database.db, owner.id)).toEqual({ facts: named('Quay'), version: 1 });
  });

  it('are saved by one of three that change the same version at once', async () => {
    const owner = await draft();
    const names = ['Quay', 'Pier', 'Mole'];
    const saved = await Promise.all(
      names.map((name) => saveOwnerFacts(database.db, { ...owner, version: 0, facts: named(name), resolved: null })),
    );
    expect(saved.filter(Boolean)).toHaveLength(1);
    expect(await findOwnerFacts(database.db, owner.id)).toEqual({ facts: named(names[saved.indexOf(true)] ?? ''), version: 1 });
  });

  it("are not saved in another user's project", async () => {
    const [owner, stranger] = [await draft(), await register()];
    const change = { id: owner.id, userId: stranger.id, version: 0, facts: named('Pier'), resolved: null };
    expect(await saveOwnerFacts(database.db, change)).toBe(false);
    expect(await findOwnerFacts(database.db, owner.id)).toEqual({ facts: [], version: 0 });
  });

  describe('after a new analysis', () => {
    it('are not saved with what an earlier one said', async () => {
      const owner = await draft();
      const earlier = await analyze(owner);
      await analyze(owner);
      const late = { ...owner, version: 0, facts: named('Quay'), resolved: resolvedFrom(earlier, 'Quay') };
      expect(await saveOwnerFacts(database.db, late)).toBe(false);
      const stored = await findProject(database.db, owner);
      expect([stored?.businessAnalysis, stored?.ownerFacts, stored?.factsVersion]).toEqual([BUSINESS, [], 0]);
    });

    it('are saved together with what follows from them', async () => {
      const owner = await draft();
      const runId = await analyze(owner);
      const change = { ...owner, version: 0, facts: named('Quay'), resolved: resolvedFrom(runId, 'Quay') };
      expect(await saveOwnerFacts(database.db, change)).toBe(true);
      const stored = await findProject(database.db, owner);
      expect(stored?.businessAnalysis?.business_name).toBe('Quay');
      expect(stored?.project.analysisSummary).toBe('Business: Quay');
      expect([stored?.ownerFacts, stored?.factsVersion]).toEqual([named('Quay'), 1]);
    });
  });
});
