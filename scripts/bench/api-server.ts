// The servers that `api.ts` compares, in one process each: `node scripts/bench/api-server.ts bare|rows|sitebrief <DATABASE_URL> <cookie file>`.
// Prints its port. `bare` sends the bytes it is given on standard input; `rows` selects whole rows and has Fastify write them.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Pool } from 'pg';

const [way = 'bare', databaseUrl = '', userId = ''] = process.argv.slice(2);
const app = Fastify();
if (way === 'bare') {
  const bytes = readFileSync(0, 'utf8');
  app.get('/api/projects', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
} else {
  const pool = new Pool({ connectionString: databaseUrl });
  app.get(
    '/api/projects',
    async () => (await pool.query('select * from projects where user_id = $1 order by created_at desc', [userId])).rows,
  );
}
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
