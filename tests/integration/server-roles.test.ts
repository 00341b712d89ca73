// Goes through every route as everybody.
import { beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES, PEOPLE, type Who } from './api-routes.ts';
import type { Client } from './build-test-app.ts';
import { rowVersionsOf } from './database-content.ts';
import { everybody, idsOf, newIds } from './route-fixtures.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();
let shared: Record<Who, Client>;
let ownerId: string;
beforeAll(async () => {
  ({ clients: shared, ownerId } = await everybody(test));
});

it('every route has its row', () => {
  const routes = test.app.routeTable.filter((route) => !route.startsWith('HEAD '));
  expect([...new Set(routes)].sort()).toEqual(Object.keys(API_ROUTES).sort());
});

describe('every route responds to each kind of user as the table says, a refused call changes nothing, an administrator’s action is written down', () => {
  it.each(Object.entries(API_ROUTES))('%s', async (route, { answers, url, body, endsSession }) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    const { clients, ownerId: id } = endsSession ? await everybody(test) : { clients: shared, ownerId };
    const ids = await idsOf(test, clients.owner, id, url);
    const answered: Record<string, number> = {};
    for (const who of PEOPLE) {
      const address = url?.({ ...ids, ...(await newIds(test, id, url)) }) ?? path;
      const before = await rowVersionsOf(test.database);
      const answer = await clients[who].call(method, address, body?.(), { prefer: 'respond-async' });
      answered[who] = answer.statusCode;
      if (answer.statusCode < 400) {
        // Every action of an administrator is written down, whatever it is.
        if (path.startsWith('/api/admin/') && method !== 'GET')
          expect((await rowVersionsOf(test.database)).audit_log, `${route} is not in the audit log`).not.toEqual(before.audit_log);
        continue;
      }
      expect(await rowVersionsOf(test.database), `${who} changed something`).toEqual(before);
      if (answer.headers['content-type']?.toString().includes('json')) expect(answer.json()).toEqual({ message: expect.any(String) });
    }
    expect(answered).toEqual(answers);
  });
});
