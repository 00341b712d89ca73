import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredVerification, VerificationSummary } from '#contracts/verification-history.ts';
import { FakeEventSource } from '../../fake-event-source.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const PUT = 'PUT /api/projects/p1/verifications/v2/ticks';
const CREATED = '2026-11-20T10:00:00Z';
const SITE = 'https://new.shop.example/';

const entry = (id: string) => ({
  ...{ id, check: 'prices', status: 'lost' as const, page: '/tea', element: 'Green tea', old: '£4.20', new: '£5.20' },
  why: `The price of ${id} differs.`,
});
const report = (ticks: string[]): StoredVerification => ({
  ...{ id: 'v2', createdAt: CREATED, url: SITE, brief: 'https://shop.example/', verdict: 'red', entries: [entry('a'), entry('b')] },
  fixPrompts: [{ builder: 'lovable', text: 'Set the prices right.', entries: ['a', 'b'] }],
  checks: [{ id: 'prices', area: 'content', title: 'Prices', why: 'They count.', red: 'One differs.', counts: { lost: 2 } }],
  ...{ pages: ['/tea'], notes: [], changes: null, screenshots: [], ticks },
});
const summary: VerificationSummary = {
  ...{ id: 'v2', url: SITE, status: 'done', error: null, verdict: 'red', counts: { lost: 2 }, changes: null, createdAt: CREATED },
};
const reported = (ticks: string[]): Answers => ({
  ...SIGNED_IN,
  'GET /api/projects/p1': { body: aProject({ optimizerOutput: '# Strategy' }) },
  'GET /api/projects/p1/blueprint': {
    body: { version: 'v1', base: '/files/', notes: [], images: { shown: 0, isLoading: false }, pages: [] },
  },
  'GET /api/projects/p1/verifications': { body: [summary] },
  'GET /api/projects/p1/verifications/v2': { body: report(ticks) },
});

beforeEach(() => vi.stubGlobal('EventSource', FakeEventSource));

describe('ticks of a report', () => {
  it('are stored, in the list of entries and with their prompt', async () => {
    const { callsTo } = renderApp('/verify/p1', { ...reported(['b']), [PUT]: { body: { ticks: ['a', 'b'] } } });
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/^Done: \/tea, Green tea: The price of a/));
    expect(await screen.findByText('2 of 2 done')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('/tea: The price of a differs.'));
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    await waitFor(() => expect(callsTo(PUT).map(({ body }) => body)).toEqual([true, false].map((done) => ({ entries: ['a'], done }))));
  });

  it('are taken back where the server did not save them', async () => {
    renderApp('/verify/p1', { ...reported([]), [PUT]: { status: 500, body: { message: 'Something went wrong.' } } });
    fireEvent.click(await screen.findByLabelText(/^Done: \/tea, Green tea: The price of a/));
    expect(await screen.findByText('Not Saved')).toBeTruthy();
    expect(await screen.findByText('0 of 2 done')).toBeTruthy();
  });
});
