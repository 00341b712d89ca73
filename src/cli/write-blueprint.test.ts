import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { fixtureEgress } from '#testing/fixture-egress.ts';
import { richInput } from '#testing/strategy-input.ts';
import { writeBlueprint } from './write-blueprint.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitebrief-blueprint-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SRC = 'https://muehlenbrot.test/oven.png';
const png = Uint8Array.from([0x89, ...Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR'), 0, 0, 4, 0, 0, 0, 2, 0, 8, 6, 0, 0]);
const services = () => ({ egress: fixtureEgress({ [SRC]: { body: png } }), signal: new AbortController().signal, screenshotFiles: null });

function bakery() {
  const input = richInput();
  const home = input.site.pages.find(({ path }) => path === '/');
  home?.images.push({
    ...{ src: SRC, alt: 'Our oven', altExcused: false, width: null, height: null, loading: null, srcset: false },
    ...{ insideLink: false, selector: 'main > img', region: 'main', hidden: false },
  });
  return { site: input.site, profile: input.profile, strategy: buildStrategy(input) };
}

it('writes pages that open from a folder, with the images next to them', async () => {
  const out = join(folder, 'copied');
  const [first] = await writeBlueprint(out, bakery(), 'copy', services());
  expect(first).toContain('1 images: open');
  const home = await readFile(join(out, 'index.html'), 'utf8');
  expect(home).toContain('href="styles.css"');
  const [src = ''] = /images\/[^"]+/.exec(home) ?? [];
  expect(existsSync(join(out, src))).toBe(true);
  expect(await readdir(join(out, 'fonts'))).not.toEqual([]);
});

it('links images, or leaves them out', async () => {
  await writeBlueprint(join(folder, 'linked'), bakery(), 'link', services());
  expect(await readFile(join(folder, 'linked', 'index.html'), 'utf8')).toContain(`src="${SRC}"`);
  const none = services();
  await writeBlueprint(join(folder, 'none'), bakery(), 'none', none);
  expect(await readFile(join(folder, 'none', 'index.html'), 'utf8')).not.toContain('<img');
  expect(none.egress.asked).toEqual([]);
});

it('says which folder it cannot write', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(writeBlueprint(file, bakery(), 'none', services())).rejects.toThrow(`The folder "${file}" can't be written.`);
});

it('puts screenshots of the home page next to it where there is a browser, and says when there are none', async () => {
  const out = join(folder, 'screenshots');
  const seen: string[] = [];
  const screenshotFiles = async (
    read: (path: string) => Promise<{ mediaType: string } | null>,
    { widths }: { widths: readonly number[] },
  ) => {
    for (const path of ['index.html', 'styles.css', 'fonts/none.woff2']) seen.push(`${path} ${(await read(path))?.mediaType}`);
    return widths.map((width) => ({ width, height: 900, bytes: Buffer.from(String(width)) }));
  };
  expect(await writeBlueprint(out, bakery(), 'none', { ...services(), screenshotFiles })).toContain(
    'Screenshots of the home page: blueprint-1440.png, blueprint-390.png',
  );
  expect(seen).toEqual(['index.html text/html; charset=utf-8', 'styles.css text/css', 'fonts/none.woff2 undefined']);
  expect(await readFile(join(out, 'blueprint-390.png'), 'utf8')).toBe('390');
  expect((await writeBlueprint(join(folder, 'without'), bakery(), 'none', services())).join(' ')).toContain('need a browser');
});
