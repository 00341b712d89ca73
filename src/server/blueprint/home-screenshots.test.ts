import { describe, expect, it } from 'vitest';
import type { ScreenshotFiles } from '#pipeline/crawl/render/screenshot-files.ts';
import type { Drawing } from './blueprints.ts';
import { createHomeScreenshots } from './home-screenshots.ts';

const drawingOf = (version: string): Drawing => ({
  version,
  isLoading: false,
  images: new Map([['images/a.png', Buffer.from('image')]]),
  blueprint: { pages: [], files: [{ path: 'index.html', content: `<p>${version}` }], fonts: [], images: [], notes: [] },
});
const { signal: closing } = new AbortController();

/** A browser that shows what it was given. */
function fakeBrowser() {
  const opened: string[] = [];
  const screenshotFiles: ScreenshotFiles = async (read, { path, widths }) => {
    const page = await read(path);
    opened.push(`${page?.content}`);
    return widths.map((width) => ({ width, height: 900, bytes: Buffer.from(`${width} ${page?.content} ${page?.mediaType}`) }));
  };
  return { opened, screenshotFiles };
}

describe('createHomeScreenshots', () => {
  it('gives both widths of the home page under their file names', async () => {
    const images = await createHomeScreenshots(fakeBrowser().screenshotFiles, closing)('one', drawingOf('v1'));
    expect([...images].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ['blueprint-1440.png', '1440 <p>v1 text/html; charset=utf-8'],
      ['blueprint-390.png', '390 <p>v1 text/html; charset=utf-8'],
    ]);
  });

  it('opens each version once, also for requests at the same time', async () => {
    const { opened, screenshotFiles } = fakeBrowser();
    const take = createHomeScreenshots(screenshotFiles, closing);
    await Promise.all([take('one', drawingOf('v1')), take('one', drawingOf('v1')), take('two', drawingOf('v1'))]);
    await take('one', drawingOf('v2'));
    expect(opened).toEqual(['<p>v1', '<p>v1', '<p>v2']);
  });

  it('says what to do without a browser', async () => {
    await expect(createHomeScreenshots(null, closing)('one', drawingOf('v1'))).rejects.toThrow(
      /need a browser.*download the blueprint as a ZIP/,
    );
  });

  it('tries again after a failure', async () => {
    const { screenshotFiles } = fakeBrowser();
    let isBroken = true;
    const take = createHomeScreenshots(
      (read, options) => (isBroken ? Promise.reject(new Error('crashed')) : screenshotFiles(read, options)),
      closing,
    );
    await expect(take('one', drawingOf('v1'))).rejects.toThrow(/could not be made this time/);
    isBroken = false;
    expect((await take('one', drawingOf('v1'))).size).toBe(2);
  });
});
