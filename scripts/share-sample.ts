// A project of one of the sample sites, analyzed, planned, checked and shared with all its sections: for measuring what clients open.
import { join } from 'node:path';
import { SHARE_SECTIONS } from '../src/contracts/share.ts';
import { createCalls } from './call-server.ts';
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
  const call = createCalls(server.url);
  try {
    await call('POST', '/api/auth/register', { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD });
    const address = `http://${site.host}/`;
    const { projectId } = await call<{ projectId: string }>('POST', '/api/analyze', { url: address });
    const project = `/api/projects/${projectId}`;
    await call('POST', `${project}/generate-optimizer`);
    await call('POST', `${project}/generate-designer-prompt`, { designer: 'lovable' });
    await call('POST', `${project}/verify`, { url: address });
    const { url } = await call<{ url: string }>('POST', `${project}/shares`, { sections: SHARE_SECTIONS });
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
