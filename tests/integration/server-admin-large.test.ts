// The administration of an installation with 10,000 accounts and 100,000 analyses, on both databases.
import { beforeAll, describe, expect, it } from 'vitest';
import { AdminAnalytics, AdminStats, AdminUserList } from '#contracts/admin.ts';
import { setRole } from '#database/accounts/users.ts';
import { signUp } from './build-test-app.ts';
import { describeOnBothDatabases } from './databases.ts';
import { useApp } from './use-app.ts';

const PEOPLE = 10_000;
const ANALYSES = 100_000;
/** Moments spread evenly over the last year, one minute ago at the latest. */
const MOMENT = (count: number) => `now() - interval '1 minute' - (n * interval '360 days' / ${count})`;

describeOnBothDatabases('a large installation', (open) => {
  const given = useApp(open);
  let admin: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    admin = await signUp(given.test.app, 'head@large.example');
    await setRole(given.database.db, admin.user.id, 'admin');
    await given.database.query(`
      insert into users (id, email, first_name, last_name, phone_number, password, tier, is_active, created_at)
      select 'user-' || n, 'person' || n || '@large.example', 'First' || n % 97, 'Last' || lpad((n % 1000)::text, 4, '0'), '1', 'x',
        case when n % 10 = 0 then 'paid' else 'free' end, n % 20 <> 0, ${MOMENT(PEOPLE)}
      from generate_series(1, ${PEOPLE - 1}) n`);
    await given.database.query(`
      insert into activities (id, user_id, kind, ai_cost_usd, created_at)
      select 'act-' || n, 'user-' || (1 + n % ${PEOPLE - 1}), case when n % 8 = 0 then 'analysis_failed' else 'analysis' end, 0.001, ${MOMENT(ANALYSES)}
      from generate_series(1, ${ANALYSES}) n`);
    await given.database.query('analyze');
  });

  const list = async (query: string) => {
    const answer = await admin.call('GET', `/api/admin/users${query}`);
    return { users: AdminUserList.parse(answer.json()), total: Number(answer.headers['x-total-count']) };
  };

  describe('lists its accounts', () => {
    it('a page at a time, in the order asked for, each exactly once', async () => {
      const seen: string[] = [];
      for (let page = 1; page <= 20; page += 1) {
        const { users, total } = await list(`?sort=name&pageSize=500&page=${page}`);
        expect([users.length, total]).toEqual([500, PEOPLE]);
        seen.push(...users.map((user) => user.id));
      }
      expect(new Set(seen).size).toBe(PEOPLE);
    });

    it.each([
      ['-createdAt', (user: { createdAt: string }) => -Date.parse(user.createdAt)],
      ['createdAt', (user: { createdAt: string }) => Date.parse(user.createdAt)],
      ['isActive', (user: { isActive: boolean }) => Number(user.isActive)],
      ['-tier', (user: { tier: string }) => -['free', 'paid', 'enterprise'].indexOf(user.tier)],
    ])('sorted by %s', async (sort, rank) => {
      const { users } = await list(`?sort=${sort}&pageSize=500`);
      const ranks = users.map((user) => rank(user));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    });

    it('found by any part of name and address', async () => {
      expect((await list('?search=person4711@')).users.map((user) => user.email)).toEqual(['person4711@large.example']);
      expect((await list('?search=last0007%20large&pageSize=3')).total).toBe(10);
      expect((await list('?search=nobody-at-all')).total).toBe(0);
    });
  });

  it('counts them on its cards', async () => {
    const stats = AdminStats.parse((await admin.call('GET', '/api/admin/stats')).json());
    expect([stats.totalUsers, stats.activeUsers]).toEqual([PEOPLE, PEOPLE - Math.floor((PEOPLE - 1) / 20)]);
    expect(stats.recentUsers).toBeGreaterThan(PEOPLE / 13);
  });

  it('shows every analysis in its charts, once, with what it cost', async () => {
    const { days, months } = AdminAnalytics.parse((await admin.call('GET', '/api/admin/analytics?days=366')).json());
    const sum = (key: 'analyses' | 'failures' | 'aiCostUsd') => days.reduce((total, day) => total + day[key], 0);
    expect([sum('analyses'), sum('failures')]).toEqual([ANALYSES * (7 / 8), ANALYSES / 8]);
    expect(sum('aiCostUsd')).toBeCloseTo(ANALYSES * 0.001, 3);
    expect([days.length, months.length]).toEqual([366, 12]);
    expect(days.filter((day) => day.analyses > 0).length).toBeGreaterThanOrEqual(360);
  });
});
