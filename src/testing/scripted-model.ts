// A model that names competitors, for tests: a scripted server on this machine, closed after each test.
import { afterEach } from 'vitest';
import { createModel } from '#ai/create-model.ts';
import { type Scripted, serveModel } from '#testing/model-server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A model client that responds by the script, and the requests it received. */
export async function modelOf(script: Scripted[]) {
  const server = await serveModel('anthropic', script);
  closers.push(server.close);
  const settings = { provider: 'anthropic', model: 'claude-haiku-4-5', apiKey: 'sk-ant-secret-123456', baseUrl: server.baseUrl } as const;
  return { model: createModel(settings, { wait: async () => {} }), requests: server.requests };
}

/** An answer that names these competitors with their addresses. */
export const competitors = (...named: [string, string | null][]): Scripted => ({
  text: JSON.stringify({ competitors: named.map(([name, website]) => ({ name, website })) }),
});
