// Screenshots of a site that exists as files only: two widths, nothing runs and nothing is loaded from anywhere else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEgressProxy } from '#egress/proxy.ts';
import { measureImage } from '#pipeline/blueprint/images/measure-image.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';

const rendering = createRendering({ chromiumPath: process.env.CHROMIUM_PATH, openProxy: () => createEgressProxy({ pins: new Map() }) });
const { signal } = new AbortController();
const asked: string[] = [];
const stranger = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});
beforeAll(() => new Promise<void>((done) => void stranger.listen(0, '127.0.0.1', done)));
afterAll(async () => {
  await rendering.close();
  stranger.close();
});

const html = (body: string) => ({ content: `<!doctype html><link rel="stylesheet" href="styles.css">${body}`, mediaType: 'text/html' });
const CSS = { content: 'body{margin:0;min-height:1500px;background:#b5532a}h1{margin:0}', mediaType: 'text/css' };

describe.skipIf(!rendering.renderer)('screenshots of files', () => {
  const shoot = (body: string, options = {}) => {
    const read = async (path: string) => (path === 'index.html' ? html(body) : path === 'styles.css' ? CSS : null);
    return rendering.renderer?.screenshotFiles(read, { path: 'index.html', widths: [1_440, 390], signal, ...options }) ?? [];
  };

  it('are whole pages as PNG at each width', async () => {
    const shots = await shoot('<h1>Bread</h1>');
    expect(shots.map(({ width, height }) => [width, height])).toEqual([
      [1_440, 1_500],
      [390, 1_500],
    ]);
    expect(shots.map(({ bytes }) => measureImage(bytes))).toEqual([
      { width: 1_440, height: 1_500 },
      { width: 390, height: 1_500 },
    ]);
  });

  it('end after so many pixels', async () => {
    const [shot] = await shoot('<div style="height:60000px">', { widths: [390] });
    expect(shot?.height).toBe(6_000);
  });

  it('run no script and ask no other server', async () => {
    const { port } = stranger.address() as AddressInfo;
    const away = `http://127.0.0.1:${port}`;
    const [shot] = await shoot(
      `<script>document.body.style.minHeight='4000px'</script><img src="${away}/image.png"><iframe src="${away}/frame"></iframe>
       <meta http-equiv="refresh" content="0;url=${away}/moved"><link rel="preload" as="image" href="${away}/preload">`,
      { widths: [390] },
    );
    expect(shot?.height).toBe(1_500);
    expect(asked).toEqual([]);
  });

  it('stop with the signal', async () => {
    await expect(shoot('<h1>Bread</h1>', { signal: AbortSignal.abort(new Error('closing')) })).rejects.toThrow('closing');
  });
});
