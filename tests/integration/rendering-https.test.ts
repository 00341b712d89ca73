// The real browser on https pages: through the proxy's tunnel, and only where the certificate is good.
import { createHash, X509Certificate } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { certificate, chromium, openRenderingSite, type RenderingSite } from './rendering-site.ts';

const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
const trustedKeys = [createHash('sha256').update(publicKey).digest('base64')];
const SHELL = `<!doctype html><html lang="en"><title>Shop</title><div id="app"></div><script>
  fetch('/words').then((answer) => answer.text()).then((text) => { app.innerHTML = '<h1>' + text + '</h1><a href="/about">About</a>'; });
</script></html>`;
const PAGES = { '/': SHELL, '/about': '<!doctype html><title>About</title><h1>About us</h1>', '/words': 'Fetched over https' };

describe.skipIf(chromium.path === null)('https', () => {
  let site: RenderingSite | undefined;
  afterEach(() => site?.close());

  it('is read and rendered where the certificate is trusted', async () => {
    site = await openRenderingSite({ secure: true, trustedKeys, authorities: certificate.authority });
    site.serve(PAGES);
    const { pages, rendering } = await site.crawl();
    expect(rendering.mode).toBe('browser');
    expect(pages.map(({ path, mode }) => [path, mode])).toEqual(expect.arrayContaining([['/', 'rendered']]));
    expect(pages[0]?.headings[0]?.text).toBe('Fetched over https');
    expect(pages.map(({ path }) => path)).toContain('/about');
    expect(site.asked).toContain('GET /words');
  });

  it('is not rendered where the browser does not trust the certificate: nothing is asked for', async () => {
    site = await openRenderingSite({ secure: true });
    site.serve(PAGES);
    const open = site.renderer.openSite({ signal: AbortSignal.timeout(50_000), isInternal: () => true });
    expect(await open.render('https://shop.test/')).toMatchObject({ ok: false, reason: 'unreachable' });
    await open.close();
    expect(site.asked).toEqual([]);
  });

  it('is not read where we do not trust the certificate, and the sentence says so', async () => {
    site = await openRenderingSite({ secure: true, trustedKeys });
    site.serve(PAGES);
    await expect(site.crawl()).rejects.toMatchObject({
      code: 'site-unreachable',
      message: 'shop.test could not be reached securely: its certificate is not valid.',
    });
    expect(site.asked).toEqual([]);
  });
});
