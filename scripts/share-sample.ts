// A project of one of the sample sites, analyzed, planned, checked and shared with all its sections: for measuring what clients open.
import { join } from 'node:path';
import { SHARE_SECTIONS } from '../src/contracts/share.ts';
import { startOwnServer } from './own-server.ts';
import { serveSites } from './serve-sites.ts';

const SITES = join(import.meta.dirname, '../src/demo/sites');
const PERSON = { firstName: 'Grace', lastName: 'Adeyemi', phoneNumber: '01947 555 0142', email: 'agency@example.com' };
const PASSWORD = 'slow sourdough';

/** Address of the link, on a server of its own; `close` stops all. `slug`: a folder of src/demo/sites. */
export async function shareSample(slug: string): Promise<{ url: string; close(): Promise<void> }> {
  const served = await serveSites(join(SITES, slug));
  const site = served.sites.find((one) => one.slug === 'site');
  if (!site) throw new Error(`src/demo/sites has no ${slug}.`);
  const server = await startOwnServer({ EGRESS_RESOLVE: `${site.host}=127.0.0.1:${site.port}` });
  const close = async () => {
    await server.close();
    await served.close();
  };
  let cookie = '';
  async function post<T>(path: string, body?: object): Promise<T> {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(server.url + path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await answer.json()) as T;
  }
  try {
    await post('/api/auth/register', { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD });
    const address = `http://${site.host}/`;
    const { projectId } = await post<{ projectId: string }>('/api/analyze', { url: address });
    const project = `/api/projects/${projectId}`;
    await post(`${project}/generate-optimizer`);
    await post(`${project}/generate-designer-prompt`, { designer: 'lovable' });
    await post(`${project}/verify`, { url: address });
    const { url } = await post<{ url: string }>(`${project}/shares`, { sections: SHARE_SECTIONS });
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
