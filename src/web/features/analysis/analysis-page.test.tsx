import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeEventSource } from '../../fake-event-source.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const show = (project: unknown, more: Answers = {}) =>
  renderApp('/analysis/p1', { ...SIGNED_IN, 'GET /api/projects/p1': { body: project }, ...more });

const CELL = { text: 'Tea', kind: 'observed', evidence: [] };
const ROW = { offer: CELL, price: CELL, callToAction: CELL, proof: CELL, guarantee: CELL, booking: CELL, score: 50 };
const FINDING = {
  id: 'no-description',
  category: 'seo',
  severity: 'high',
  title: 'No description',
  page: '/tea',
  url: 'https://shop.example/tea',
  evidence: { selector: 'head', snippet: 'Our finest tea of the year', header: '', lookedIn: '', count: 1, more: [] },
  why: 'People see it first.',
  fix: 'Write one.',
  source: 'https://rules.example/',
  effort: 'small',
};
const ANALYZED = {
  ...aProject(),
  businessAnalysis: {
    business_name: 'Tea Shop',
    industry: 'Grocery',
    primary_purpose: 'Tea by post',
    target_audiences: [],
    brand_tone: 'calm',
    pages_analyzed: ['/', '/tea'],
    value_propositions: ['Fresh'],
    seo_issues: ['No description'],
    ux_issues: ['No button'],
    services: ['A', 'B', 'C', 'D', 'E'],
    products: [],
    trust_signals: [],
    analysis_confidence: 0.816,
  },
  findings: [FINDING],
  audit: {
    passed: [{ id: 'title', category: 'seo', title: 'Every page has a title', pages: 2 }],
    notRun: [],
    scores: { overall: 61, seo: 61, ux: null, accessibility: null, performance: null, content: null, security: null },
    fixFirst: [
      {
        id: 'no-description',
        category: 'seo',
        severity: 'high',
        title: 'No description',
        pages: ['/tea'],
        effort: 'small',
        fix: 'Write one.',
      },
    ],
  },
  competitors: [
    {
      name: 'Competitor',
      url: 'https://competitor.example/',
      foundVia: 'search',
      status: 'verified',
      reason: 'Same trade',
      evidence: [],
      comparison: ROW,
    },
    { name: 'Maybe', url: '', foundVia: 'bundled-list', status: 'suggested', reason: 'Not visited.', evidence: [], comparison: null },
  ],
  comparison: {
    rejected: [],
    own: ROW,
    gaps: { missingHere: [], onlyHere: [] },
    note: 'One competitor was visited.',
    listDate: '2026-01-01',
  },
};

describe('the analysis page', () => {
  it('says that it loads, and then that there is no such project', async () => {
    renderApp('/analysis/p9', SIGNED_IN);
    expect(await screen.findByText('Loading analysis...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go Back Home' })).toBeTruthy();
  });

  it('has a way on when the project cannot be loaded', async () => {
    renderApp('/analysis/p1', {
      ...SIGNED_IN,
      'GET /api/projects/p1': { status: 503, body: { message: 'The database does not answer.' } },
    });
    expect(await screen.findByText('The database does not answer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says of empty fields that the analysis is in progress', async () => {
    show(aProject({ analysisSummary: null, status: 'draft' }));
    expect((await screen.findAllByText('Analysis in progress...')).length).toBeGreaterThan(5);
  });

  it('shows the summary: four services, whole percent, strengths and opportunities', async () => {
    show(ANALYZED);
    expect(await screen.findByRole('heading', { name: 'Tea Shop', level: 1 })).toBeTruthy();
    for (const text of ['Grocery', 'Tea by post', 'calm', '82%', 'Fresh', 'No button', 'D']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('E')).toBeNull();
    expect(screen.queryByText('Analysis in progress...')).toBeNull();
  });

  it('shows in the margin where a finding was made, with its passage', async () => {
    show(ANALYZED);
    fireEvent.click(await screen.findByRole('button', { name: 'No description' }));
    const margin = screen.getByRole('complementary', { name: 'Evidence' });
    expect(margin.textContent).toContain('/tea');
    expect(margin.querySelector('mark')?.textContent).toBe('Our finest tea of the year');
    expect(margin.textContent).toContain('People see it first.');
    expect(screen.getByText('on 1 of 1 pages')).toBeTruthy();
  });

  it('goes from claim to claim with the arrow keys', async () => {
    show(ANALYZED);
    const first = await screen.findByRole('button', { name: 'No description' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).not.toBe(first);
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
  });

  it('shows verified competitors side by side and lists the suggested ones separately', async () => {
    show(ANALYZED);
    expect(await screen.findByRole('columnheader', { name: /Competitor/ })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /Maybe/ })).toBeNull();
    expect(screen.getByText(/Not visited\./)).toBeTruthy();
  });

  it('shows why an analysis failed and tries again in place', async () => {
    const { callsTo } = show(aProject({ status: 'draft', analysisError: 'The site did not answer.' }), {
      'POST /api/analyze': { status: 422, body: { message: 'It still does not resolve.' } },
    });
    expect(await screen.findByText(/The site did not answer\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Regeneration Failed')).toBeTruthy();
    expect(screen.getByText('It still does not resolve.')).toBeTruthy();
    expect(callsTo('POST /api/analyze')[0]?.body).toEqual({ url: 'https://shop.example/', projectId: 'p1' });
  });

  it('does not call a canceled analysis failed, nor say that it is not counted', async () => {
    show(aProject({ status: 'draft', analysisError: 'You canceled this. 3 pages had been read, so it counts as an analysis.' }), {});
    expect(await screen.findByRole('heading', { name: 'The analysis was canceled' })).toBeTruthy();
    expect(screen.queryByText(/doesn't count toward/)).toBeNull();
  });

  it('follows an analysis that was started elsewhere', async () => {
    let status: 'analyzing' | 'analyzed' = 'analyzing';
    const answers = { ...SIGNED_IN, 'GET /api/projects/p1': () => ({ body: aProject({ status }) }) };
    renderApp('/analysis/p1', answers);
    expect(await screen.findByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue to Prompts' })).toHaveProperty('disabled', true);
    status = 'analyzed';
    act(() => FakeEventSource.last?.send({ type: 'done', id: 1, status: 'analyzed' } as { type: string }));
    await waitFor(() => expect(screen.queryByText('Step 1 of 4')).toBeNull());
  });

  it('goes to the other project when regenerating made one', async () => {
    const { pathNow } = show(ANALYZED, {
      'POST /api/analyze': { status: 200, body: { projectId: 'p2' } },
      'GET /api/projects/p2': { body: aProject({ id: 'p2' }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Summary' }));
    expect(await screen.findByText('Analysis Updated')).toBeTruthy();
    await waitFor(() => expect(pathNow()).toBe('/analysis/p2'));
  });
});
