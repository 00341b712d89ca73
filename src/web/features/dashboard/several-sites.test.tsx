import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Batch, BatchSite } from '#contracts/batch.ts';
import { type Answers, renderApp, SIGNED_IN } from '../../test-app.tsx';

const site = (fields: Partial<BatchSite>): BatchSite => ({
  ...{ url: 'https://a.example/', projectId: 'p1', projectName: null, state: 'waiting', message: '', pagesRead: 0 },
  ...{ businessName: null, industry: null, score: null },
  ...fields,
});
const BATCH: Batch = { id: 'b1', createdAt: '2026-11-20T10:00:00Z', sites: [site({})] };
const usage = (used: number, limit: number | null) => ({ body: { month: '2026-11', analyses: { used, limit }, prompts: 0, exports: 0 } });

async function open(answers: Answers = {}) {
  const app = renderApp('/', { ...SIGNED_IN, 'GET /api/batches': { body: [] }, ...answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Several sites at once' }));
  await screen.findByLabelText('Addresses');
  return app;
}
const enter = (text: string) => fireEvent.change(screen.getByLabelText('Addresses'), { target: { value: text } });

describe('several sites at once', () => {
  it('names the lines without an address, merges duplicates and starts the rest', async () => {
    const { callsTo, pathNow } = await open({ 'POST /api/batches': { status: 201, body: BATCH }, 'GET /api/batches/b1': { body: BATCH } });
    enter('a.example\nnot a site\nwww.a.example\nb.example');
    expect(screen.getByText('2 sites.').parentElement?.textContent).toBe('2 sites. 1 duplicate merged. ');
    expect(screen.getByText(/Line 2 has no website address/).textContent).toContain('not a site');
    fireEvent.click(screen.getByRole('button', { name: 'Analyze 2 sites' }));
    await waitFor(() => expect(pathNow()).toBe('/batch/b1'));
    expect(callsTo('POST /api/batches').map(({ body }) => body)).toEqual([{ urls: ['https://a.example/', 'https://b.example/'] }]);
  });

  it('says what the plan still allows, and offers that much', async () => {
    const { callsTo } = await open({
      'GET /api/usage': usage(18, 20),
      'POST /api/batches': { status: 429, body: { message: 'Used up.' } },
    });
    enter('a.example\nb.example\nc.example');
    expect(await screen.findByText(/Your plan has 2 analyses left this month\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Analyze the first 2' }));
    expect(await screen.findByText('Used up.')).toBeTruthy();
    expect(callsTo('POST /api/batches')[0]?.body).toEqual({ urls: ['https://a.example/', 'https://b.example/'] });
    expect(screen.getByLabelText('Addresses')).toHaveProperty('value', 'a.example\nb.example\nc.example');
  });

  it('cannot start where nothing is left', async () => {
    await open({ 'GET /api/usage': usage(20, 20) });
    enter('a.example');
    expect(await screen.findByText(/You've used all analyses of this month\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Analyze Sites' })).toHaveProperty('disabled', true);
  });

  it('reads a CSV file', async () => {
    await open();
    const file = new File(['name,website\nSmith,smith.example\n'], 'sites.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText('CSV file with addresses'), { target: { files: [file] } });
    expect(await screen.findByRole('button', { name: 'Analyze 1 site' })).toBeTruthy();
  });

  it('leads to earlier lists', async () => {
    await open({ 'GET /api/batches': { body: [{ id: 'b1', createdAt: '2026-11-20T10:00:00Z', sites: 12 }] } });
    expect((await screen.findByRole('link', { name: /^12 sites/ })).getAttribute('href')).toBe('/batch/b1');
  });
});
