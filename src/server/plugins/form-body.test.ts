import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError, isAppError } from '#contracts/errors.ts';
import { acceptForms } from './form-body.ts';

const SAME = { 'sec-fetch-site': 'same-origin' };

async function send(body: string, headers: Record<string, string>) {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(isAppError(error) ? error.status : 500).send({ message: (error as Error).message }),
  );
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post('/', async ({ body }) => {
      const { email } = body as { email: string };
      if (email !== 'a@b.example') throw new AppError('invalid-input', `<${email}> is no address.`);
      return { email };
    });
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  await app.close();
  return answer;
}

it('answers a form with the home page', async () => {
  const answer = await send('email=a%40b.example', SAME);
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/', '']);
});

it('answers a form that is wrong with a page, to others with JSON', async () => {
  const page = await send('email=nobody', { ...SAME, accept: 'text/html,*/*' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<p>&lt;nobody&gt; is no address.</p>');
  expect((await send('email=nobody', SAME)).json()).toEqual({ message: '<nobody> is no address.' });
});

it('refuses a form that does not say where it comes from', async () => {
  expect((await send('email=a%40b.example', {})).statusCode).toBe(403);
  expect((await send('email=a%40b.example', { origin: 'http://localhost' })).statusCode).toBe(303);
});

it('leaves JSON as it is', async () => {
  const answer = await send('{"email":"a@b.example"}', { 'content-type': 'application/json' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { email: 'a@b.example' }]);
});
