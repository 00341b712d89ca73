import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BlueprintAnswer, BlueprintPage } from '#contracts/blueprint.ts';
import type { Project } from '#contracts/project.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../../test-app.tsx';
import { Blueprint } from './blueprint.tsx';

const page = (path: string, file: string, fields: Partial<BlueprintPage> = {}): BlueprintPage => ({
  ...{ path, file, title: file, read: true, sections: [], gaps: [], digest: 'd1' },
  ...fields,
});
const ANSWER: BlueprintAnswer = {
  version: 'v1',
  base: '/api/projects/p1/blueprint/files/key/v1/',
  pages: [
    page('/', 'index.html', { title: 'Tea', gaps: ['Photo of the team: owner to send'] }),
    page('/far', 'far/index.html', { read: false }),
  ],
  notes: [],
  images: { shown: 2, isLoading: false },
};
const SHOTS = [
  { kind: 'full' as const, url: '/api/projects/p1/screenshots/full' },
  { kind: 'mobile' as const, url: '/api/projects/p1/screenshots/mobile' },
];

const PATH = 'GET /api/projects/p1/blueprint';
const TODAY = 'GET /api/projects/p1/page-screenshots';
function show(answers: Answers = { [PATH]: { body: ANSWER } }, { isSaving = false, version = 1 } = {}) {
  const project = { ...aProject(), screenshots: SHOTS } as Project;
  const screens = [{ path: '/compose/:id', element: <Blueprint project={project} strategyVersion={version} isSaving={isSaving} /> }];
  return renderApp('/compose/p1', { ...SIGNED_IN, ...answers }, screens);
}
const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Blueprint: /);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the blueprint on the Compose page', () => {
  it('is shown in a frame that may do nothing, next to today’s page', async () => {
    show();
    const shown = await frame();
    expect([shown.getAttribute('src'), shown.getAttribute('sandbox')]).toEqual([`${ANSWER.base}index.html`, '']);
    expect(screen.getByRole('img', { name: 'Tea today' }).getAttribute('src')).toBe(SHOTS[0]?.url);
    expect(screen.getByText('Up to date, with 2 images of the site')).toBeTruthy();
  });

  it('changes width, with the screenshot of that width', async () => {
    show();
    await frame();
    choose('Phone');
    expect((await frame()).style.width).toBe('390px');
    expect(screen.getByRole('img', { name: 'Tea today' }).getAttribute('src')).toBe(SHOTS[1]?.url);
    choose('Tablet');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Slider' })).toBeNull();
  });

  it('lays today over the blueprint, by a handle that keys move', async () => {
    show();
    await frame();
    choose('Slider');
    const handle = screen.getByRole('slider', { name: "How much of today's page is shown" });
    fireEvent.change(handle, { target: { value: '20' } });
    expect(handle.getAttribute('aria-valuetext')).toBe('20% today');
    expect(screen.getByRole('img').parentElement?.style.clipPath).toBe('inset(0px 80% 0px 0px)');
  });

  it('takes a screenshot of another page when it is opened, for each width', async () => {
    const images = ['desktop', 'mobile'].map((kind) => ({ kind, url: `/${kind}.webp` }));
    const far = { path: '/far', url: 'https://shop.example/far', images: [], canTake: true, reason: '' };
    const taken = Promise.withResolvers<{ body: object }>();
    show({ [PATH]: { body: ANSWER }, [`${TODAY}?path=%2Ffar`]: { body: far }, [TODAY.replace('GET', 'POST')]: () => taken.promise });
    await frame();
    fireEvent.change(screen.getByLabelText('Page'), { target: { value: 'far/index.html' } });
    expect(await screen.findByText("Opening today's page for a screenshot...")).toBeTruthy();
    taken.resolve({ body: { ...far, images, canTake: false } });
    const image = () => screen.findByRole('img', { name: 'far/index.html today' });
    expect((await image()).getAttribute('src')).toBe('/desktop.webp');
    choose('Phone');
    expect((await image()).getAttribute('src')).toBe('/mobile.webp');
  });

  it('says why another page has no screenshot, next to the blueprint and above the slider, and what is missing on each', async () => {
    const reason = 'This page is new: there is nothing of it today.';
    show({ [PATH]: { body: ANSWER }, [`${TODAY}?path=%2Ffar`]: { body: { path: '/far', url: null, images: [], canTake: false, reason } } });
    await frame();
    expect(screen.getByText('Photo of the team: owner to send')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Page'), { target: { value: 'far/index.html' } });
    const frames = screen.getAllByTitle<HTMLIFrameElement>('Blueprint: far/index.html');
    expect(frames.map((one) => one.getAttribute('src'))).toContain(`${ANSWER.base}far/index.html`);
    expect(screen.queryByRole('img')).toBeNull();
    expect(await screen.findByText(reason)).toBeTruthy();
    choose('Slider');
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('Photo of the team: owner to send')).toBeNull();
  });

  it('keeps the page before in sight until the changed one has loaded', async () => {
    const next = {
      ...ANSWER,
      pages: [page('/', 'index.html', { title: 'Tea', digest: 'd2' })],
      version: 'v2',
      base: ANSWER.base.replace('v1', 'v2'),
      images: { shown: 2, isLoading: false },
    };
    let answer = { ...ANSWER, images: { shown: 0, isLoading: true } };
    show({ [PATH]: () => ({ body: answer }) });
    await screen.findByText("Loading the site's images...");
    answer = next;
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2), { timeout: 4_000 });
    const [before, after] = [...document.querySelectorAll('iframe')] as [HTMLIFrameElement, HTMLIFrameElement];
    expect([before.ariaHidden, after.ariaHidden]).toEqual(['false', 'true']);
    fireEvent.load(after);
    expect([...document.querySelectorAll('iframe')]).toEqual([after]);
  });

  it('leaves a page alone that an edit did not change', async () => {
    const next = { ...ANSWER, version: 'v2', base: ANSWER.base.replace('v1', 'v2'), images: { shown: 2, isLoading: false } };
    let answer = { ...ANSWER, images: { shown: 0, isLoading: true } };
    show({ [PATH]: () => ({ body: answer }) });
    await screen.findByText("Loading the site's images...");
    answer = next;
    await screen.findByText('Up to date, with 2 images of the site', undefined, { timeout: 4_000 });
    expect((await frame()).getAttribute('src')).toBe(`${ANSWER.base}index.html`);
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(`${next.base}index.html`);
  });

  it('says that a change is being drawn, and where to get all of it', async () => {
    show(undefined, { isSaving: true });
    expect(await screen.findByText('Drawing your change...')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download ZIP' }).getAttribute('href')).toBe('/api/projects/p1/blueprint.zip');
  });

  it('says why it could not be drawn, with another attempt', async () => {
    show({ [PATH]: { status: 503, body: { message: 'The database does not answer.' } } });
    expect(await screen.findByText('The database does not answer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
