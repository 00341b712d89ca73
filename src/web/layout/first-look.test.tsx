import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FirstLook } from '#contracts/first-look.ts';
import { FakeEventSource } from '../fake-event-source.ts';
import { aProject, renderApp, SIGNED_IN } from '../test-app.tsx';

const LOOK: FirstLook = {
  basis: 'home',
  url: 'https://shop.example/',
  title: 'Tea by post',
  language: 'en',
  businessName: 'Tea Shop',
  industry: 'Grocery',
  findings: null,
  findingCount: 0,
  hasScreenshots: null,
};
const FINDINGS = { findings: [{ id: 'no-description', title: 'No description', severity: 'high' as const }], findingCount: 4 };
const say = (id: number, look: FirstLook, pagesRead = 1) => ({
  type: 'progress',
  id,
  progress: { stage: 'crawl', step: 2, message: 'Reading /', pagesRead, pagesTotal: 8, page: null, look },
});
const send = (event: { type: string }) => act(() => FakeEventSource.last?.send(event));
const look = () => screen.getByRole('region', { name: 'First look' });

/** The Analysis page of a project that is being analyzed elsewhere: a second window, or after a reload. */
async function join() {
  FakeEventSource.last = null;
  const app = renderApp('/analysis/p1', {
    ...SIGNED_IN,
    'GET /api/projects/p1': { body: aProject({ status: 'analyzing', analysisSummary: null }) },
  });
  await screen.findByText('Step 1 of 4');
  await waitFor(() => expect(FakeEventSource.last).not.toBeNull());
  return app;
}

describe('the first look', () => {
  it('has its room before anything is known', async () => {
    await join();
    expect(look().textContent).toContain('The first look comes with the home page.');
    expect(within(look()).queryByRole('img')).toBeNull();
  });

  it('fills as more becomes known, and says what it rests on', async () => {
    await join();
    send(say(1, LOOK));
    for (const text of ['Tea Shop', 'Grocery', '“Tea by post” In English.']) expect(within(look()).getByText(text)).toBeTruthy();
    expect(look().textContent).toContain('First look, from your home page; 7 pages still to read.');
    expect(within(look()).queryByText('No description')).toBeNull();
    send(say(2, { ...LOOK, ...FINDINGS, hasScreenshots: true }));
    expect(within(look()).getByText('No description')).toBeTruthy();
    expect(within(look()).getByText('and 3 other kinds')).toBeTruthy();
    const image = within(look()).getByRole('img', { name: 'Home page of shop.example' });
    expect(image.getAttribute('src')).toBe('/api/projects/p1/screenshots/desktop?of=newest');
    send(say(3, { ...LOOK, ...FINDINGS, basis: 'pages' }, 8));
    expect(look().textContent).toContain('From 8 pages.');
  });

  it('leaves open what is not sure, and says why there is no screenshot', async () => {
    await join();
    send(say(1, { ...LOOK, businessName: null, industry: null, title: '', hasScreenshots: false }));
    expect(within(look()).getByRole('heading', { name: 'shop.example' })).toBeTruthy();
    for (const text of ['The industry is not clear yet.', /has no title/, /No screenshot/])
      expect(within(look()).getByText(text)).toBeTruthy();
  });

  it('is announced once', async () => {
    await join();
    send(say(1, LOOK));
    const status = within(look()).getByRole('status');
    expect(status.textContent).toBe('First look: Tea Shop.');
    send(say(2, { ...LOOK, ...FINDINGS }, 3));
    expect(status.textContent).toBe('First look: Tea Shop.');
  });

  it('offers nothing to confirm or correct', async () => {
    await join();
    send(say(1, { ...LOOK, ...FINDINGS }));
    expect(within(look()).queryAllByRole('button')).toEqual([]);
  });

  it('is there on the dashboard too, and a failure says that it is not kept', async () => {
    FakeEventSource.last = null;
    renderApp('/', { ...SIGNED_IN, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } });
    fireEvent.change(await screen.findByLabelText('Website URL'), { target: { value: 'shop.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Website' }));
    await waitFor(() => expect(FakeEventSource.last).not.toBeNull());
    send(say(1, LOOK));
    expect(await within(look()).findByText('Tea Shop')).toBeTruthy();
    send({ type: 'failed', id: 2, message: 'The site stopped answering.' } as { type: string });
    expect(await screen.findByText(/The site stopped answering\. What was shown so far was a first look and is not kept\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'First look' })).toBeNull();
  });
});
