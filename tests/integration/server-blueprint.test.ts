// The drawn blueprint: for its owner alone, inert wherever it is opened, and never older than the last edit.
import { beforeEach, describe, expect, it } from 'vitest';
import { BlueprintAnswer } from '#contracts/blueprint.ts';
import type { ScreenshotFiles } from '#pipeline/crawl/render/screenshot-files.ts';
import type { LoadImages } from '#server/blueprint/image-cache.ts';
import { analyzedProject, createClient, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const PNG = { bytes: new Uint8Array([137, 80, 78, 71]), size: { width: 900, height: 600 }, extension: 'png' };
let pending: PromiseWithResolvers<void>;
let asked: string[][];
const loadImages: LoadImages = async (urls) => {
  asked.push([...urls]);
  await pending.promise;
  return new Map(urls.map((url) => [url, PNG]));
};
beforeEach(() => {
  pending = Promise.withResolvers();
  asked = [];
  opened = [];
});

const SHOT = Buffer.from('screenshot');
let opened: string[];
const screenshotFiles: ScreenshotFiles = async (read, { path, widths }) => {
  opened.push(String((await read(path))?.content));
  return widths.map((width) => ({ width, height: 900, bytes: SHOT }));
};

const test = openTestApp({ loadImages, screenshotFiles });

async function ownProject() {
  const owner = await signUp(test.app);
  const id = await analyzedProject(test, owner);
  await owner.call('POST', `/api/projects/${id}/generate-optimizer`);
  const path = `/api/projects/${id}`;
  const blueprint = async () => BlueprintAnswer.parse((await owner.call('GET', `${path}/blueprint`)).json());
  return { owner, id, path, blueprint };
}

describe('the blueprint of a project', () => {
  it('follows every edit and fact, under an address that changes with the content', async () => {
    const { owner, path, blueprint } = await ownProject();
    const before = await blueprint();
    expect((await owner.call('GET', `${before.base}index.html`)).body).toContain('<h1>Harbour Bakery</h1>');
    expect((await blueprint()).base).toBe(before.base);
    await owner.call('PATCH', `${path}/strategy`, { version: 1, edits: [{ field: 'headline', text: 'Bread at five' }] });
    const edited = await blueprint();
    expect(edited.base).not.toBe(before.base);
    expect((await owner.call('GET', edited.base)).body).toContain('headline: Bread at five');
    const fact = { field: 'businessName', action: 'correct', claimId: 'name', text: 'Quay Bakery' };
    await owner.call('PUT', `${path}/facts`, { version: 0, facts: [fact] });
    expect((await owner.call('GET', (await blueprint()).base)).body).toContain('<h1>Quay Bakery</h1>');
  });

  it('is shown without images at first, and with them when they are loaded, from our own address', async () => {
    const { owner, blueprint } = await ownProject();
    expect((await blueprint()).images).toEqual({ shown: 0, isLoading: true });
    expect((await blueprint()).images.isLoading).toBe(true);
    pending.resolve();
    await expect.poll(async () => (await blueprint()).images).toEqual({ shown: 1, isLoading: false });
    expect(asked).toEqual([['https://harbour.example/bread.png']]);
    const { base } = await blueprint();
    const page = (await owner.call('GET', base)).body;
    expect(page).not.toContain('harbour.example');
    const image = await owner.call('GET', `${base}${/src="([^"]+)"/.exec(page)?.[1]}`);
    expect([image.statusCode, image.headers['content-type'], [...image.rawPayload]]).toEqual([200, 'image/png', [...PNG.bytes]]);
  });

  it('is served inert: no script, no form, nothing from elsewhere, framed by our pages alone', async () => {
    const { owner, blueprint } = await ownProject();
    const { base } = await blueprint();
    for (const file of ['index.html', 'styles.css', 'fonts/serif.woff2']) {
      const { statusCode, headers } = await owner.call('GET', `${base}${file}`);
      expect(statusCode).toBe(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; .*form-action 'none'; frame-ancestors 'self'; sandbox$/);
      expect(policy).not.toMatch(/unsafe|\*|script-src|https?:/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    expect((await owner.call('GET', base)).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await owner.call('GET', `${base}..%2f..%2fpackage.json`)).statusCode).toBe(404);
    expect((await owner.call('GET', `${base}secret.txt`)).statusCode).toBe(404);
  });

  it('opens by its key alone, and no longer when the owner has ended all sessions or the project is gone', async () => {
    const { owner, id, blueprint } = await ownProject();
    const { base } = await blueprint();
    const frame = createClient(test.app);
    expect((await frame.call('GET', base)).statusCode).toBe(200);
    const stranger = await ownProject();
    expect((await frame.call('GET', base.replace(id, stranger.id))).statusCode).toBe(404);
    expect((await frame.call('GET', base.replace(/files\/[^/]+/, 'files/x.1.9999999999999.y'))).statusCode).toBe(404);
    expect((await stranger.owner.call('GET', `/api/projects/${id}/blueprint`)).statusCode).toBe(404);
    expect((await stranger.owner.call('GET', `/api/projects/${id}/blueprint.zip`)).statusCode).toBe(404);
    await owner.call('DELETE', `/api/projects/${id}`);
    expect((await frame.call('GET', base)).statusCode).toBe(404);
  });

  it('is drawn again for an address that was given out before a restart', async () => {
    const { owner, blueprint } = await ownProject();
    const { base, version } = await blueprint();
    const answer = await owner.call('GET', base.replace(version, 'older'));
    expect([answer.statusCode, answer.body.includes('Harbour Bakery')]).toEqual([200, true]);
  });

  it('comes as one archive, with its images, which it waits for', async () => {
    const { owner, path } = await ownProject();
    const waiting = owner.call('GET', `${path}/blueprint.zip`);
    await expect.poll(() => asked.length).toBe(1);
    pending.resolve();
    const { statusCode, headers, rawPayload } = await waiting;
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment; filename="site-blueprint.zip"',
    ]);
    const names = ['index.html', 'styles.css', 'fonts/serif.woff2', '.png'];
    expect(names.filter((name) => !rawPayload.includes(name))).toEqual([]);
  });

  it('comes as images of its home page, opened once, for its owner alone', async () => {
    const { owner, path } = await ownProject();
    pending.resolve();
    const answer = await owner.call('GET', `${path}/blueprint/images/blueprint-1440.png`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'image/png',
      'attachment; filename="blueprint-1440.png"',
    ]);
    expect(answer.rawPayload).toEqual(SHOT);
    expect((await owner.call('GET', `${path}/blueprint/images/blueprint-390.png`)).statusCode).toBe(200);
    expect(opened).toEqual([expect.stringContaining('<h1>Harbour Bakery</h1>')]);
    expect((await owner.call('GET', `${path}/blueprint/images/other.png`)).statusCode).toBe(400);
    const stranger = await signUp(test.app);
    expect((await stranger.call('GET', `${path}/blueprint/images/blueprint-390.png`)).statusCode).toBe(404);
  });

  it('says when there is no strategy to draw yet', async () => {
    const owner = await signUp(test.app);
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('GET', `/api/projects/${id}/blueprint`);
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('no strategy')]);
  });
});

describe('the blueprint of a sample', () => {
  it('needs no account, and loads nothing', async () => {
    const visitor = createClient(test.app);
    const answer = BlueprintAnswer.parse((await visitor.call('GET', '/api/projects/demo-coffee/blueprint?demo=true')).json());
    expect((await visitor.call('GET', answer.base)).statusCode).toBe(200);
    expect((await visitor.call('GET', '/api/projects/demo-coffee/blueprint.zip?demo=true')).statusCode).toBe(200);
    expect(asked).toEqual([]);
  });
});
