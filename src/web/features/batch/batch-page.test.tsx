import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Batch, BatchSite } from '#contracts/batch.ts';
import { renderApp, SIGNED_IN } from '../../test-app.tsx';
import { batchFile } from './batch-file.ts';

const site = (fields: Partial<BatchSite>): BatchSite => ({
  ...{ url: 'https://a.example/', projectId: 'p1', projectName: null, state: 'waiting', message: '', pagesRead: 0 },
  ...{ businessName: null, industry: null, score: null },
  ...fields,
});
const SITES = [
  site({ state: 'done', businessName: 'Harbour Bakery', industry: 'Bakery', score: 61.4 }),
  site({ url: 'https://b.example/', projectId: 'p2', state: 'running', message: 'Reading /about', pagesRead: 3 }),
  site({ url: 'https://c.example/', projectId: null, state: 'refused', message: 'c.example does not resolve.' }),
];
const BATCH: Batch = { id: 'b1', createdAt: '2026-11-20T10:00:00Z', sites: SITES };
const withBatch = (batch: Batch = BATCH) => ({ ...SIGNED_IN, 'GET /api/batches/b1': { body: batch } });

describe('the table of results', () => {
  it('shows state, progress and result of each site, and leads to it', async () => {
    renderApp('/batch/b1', withBatch());
    expect(await screen.findByRole('heading', { name: '3 sites' })).toBeTruthy();
    expect(screen.getByText('1 done, 1 running, 1 not started')).toBeTruthy();
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'https://a.example/Harbour Bakery BakeryDone 61View',
      'https://b.example/Running Reading /about (3 pages read)Cancel',
      'https://c.example/Not started c.example does not resolve.',
    ]);
    expect(screen.getByRole('link', { name: 'View a.example' }).getAttribute('href')).toBe('/analysis/p1');
  });

  it('cancels one, and all', async () => {
    const canceled = { ...BATCH, sites: SITES.map((one) => (one.state === 'running' ? { ...one, state: 'canceled' as const } : one)) };
    const { callsTo } = renderApp('/batch/b1', {
      ...withBatch(),
      'POST /api/projects/p2/cancel': { body: {} },
      'POST /api/batches/b1/cancel': { body: canceled },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel what runs for b.example' }));
    await waitFor(() => expect(callsTo('POST /api/projects/p2/cancel')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
    expect(await screen.findByText('1 done, 1 canceled, 1 not started')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
  });

  it('says so where there is no such list', async () => {
    renderApp('/batch/nope', SIGNED_IN);
    expect(await screen.findByRole('heading', { name: 'List Not Found' })).toBeTruthy();
  });
});

it('the file has a row for each site, and no words of a site as a formula', () => {
  const { name, text } = batchFile({ ...BATCH, sites: [site({ state: 'done', businessName: '=1+1', score: 61.4 })] });
  expect(name).toBe('sites-2026-11-20.csv');
  expect(text.split('\r\n')).toEqual([
    '"url","state","business","industry","score","note","project"',
    `"https://a.example/","Done","'=1+1","","61","","${new URL('/analysis/p1', window.location.href).href}"`,
    '',
  ]);
});
