import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const CELL = { text: 'Tea', kind: 'observed', evidence: [] };
const ROW = { offer: CELL, price: CELL, callToAction: CELL, proof: CELL, guarantee: CELL, booking: CELL, score: 50 };
const competitor = (name: string, url: string, foundVia: string) => ({
  name,
  url,
  foundVia,
  status: 'verified',
  reason: 'Same trade.',
  evidence: [],
  comparison: ROW,
});
const NAMED = competitor('Leaf House', 'https://leaf.example/', 'user');
const FOUND = competitor('Kettle Co', 'https://kettle.example/', 'search');
const ADDED = competitor('Pot Shop', 'https://pot.example/', 'user');
const SUGGESTED = { ...competitor('Big Tea', '', 'bundled-list'), status: 'suggested', comparison: null };
const POST = 'POST /api/projects/p1/competitors';

const comparing = (competitors: unknown[], rejected: unknown[] = []) => ({
  ...aProject(),
  competitors,
  comparison: { rejected, own: ROW, gaps: { missingHere: [], onlyHere: [] }, note: 'Competitors were visited.', listDate: '2026-01-01' },
});
const show = (answers: Answers = {}) =>
  renderApp('/analysis/p1', { ...SIGNED_IN, 'GET /api/projects/p1': { body: comparing([NAMED, FOUND, SUGGESTED]) }, ...answers });

const field = () => screen.findByRole('textbox', { name: /Competitor websites/, hidden: true });
const submitButton = () => screen.getByRole('button', { name: 'Compare again', hidden: true });
async function addCompetitor(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(submitButton());
}
async function removeCompetitor(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
}
/** The controls are off while competitors are visited. */
const idle = () =>
  waitFor(() => {
    for (const button of screen.getAllByRole('button', { name: /^Remove/ })) expect(button).toHaveProperty('disabled', false);
  });

describe('competitors from the map', () => {
  const near = competitor('Corner Tea', 'https://corner.example/', 'openstreetmap');
  const shown = (attribution?: string) => {
    const project = comparing([near]);
    return show({ 'GET /api/projects/p1': { body: { ...project, comparison: { ...project.comparison, attribution } } } });
  };

  it('say where they were found, with the credit and its license', async () => {
    shown('© OpenStreetMap contributors');
    const link = await screen.findByRole('link', { name: /© OpenStreetMap contributors/ });
    expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    expect(screen.getByText(/Verified, found on OpenStreetMap/)).toBeTruthy();
  });

  it('are not credited where there are none', async () => {
    shown();
    await screen.findByRole('columnheader', { name: /Corner Tea/ });
    expect(screen.queryByText(/contributors/)).toBeNull();
  });
});

describe('the competitors of the owner', () => {
  it('stay named when the site is read again', async () => {
    const { callsTo } = show({ 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Summary' }));
    await waitFor(() => expect(callsTo('POST /api/analyze')).toHaveLength(1));
    expect(callsTo('POST /api/analyze')[0]?.body).toMatchObject({ projectId: 'p1', competitors: [NAMED.url] });
  });

  it('adds a competitor to those named before, without analyzing the site again', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>();
    const { calls, callsTo } = show({ [POST]: answer.promise });
    await addCompetitor('pot.example\nwww.leaf.example');
    expect(await screen.findByText('Visiting competitors...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Kettle Co' })).toHaveProperty('disabled', true);
    expect(submitButton()).toHaveProperty('disabled', true);

    answer.resolve({ body: comparing([NAMED, ADDED, FOUND]) });
    expect(await screen.findByText('Comparison Updated')).toBeTruthy();
    expect(await screen.findByRole('columnheader', { name: /Pot Shop/ })).toBeTruthy();
    expect(callsTo(POST).map(({ body }) => body)).toEqual([{ named: [NAMED.url, 'https://pot.example/'], removed: [] }]);
    expect(screen.queryByText('Visiting competitors...')).toBeNull();
    expect(await field()).toHaveProperty('value', '');
    expect(callsTo('POST /api/analyze')).toEqual([]);
    expect(calls.filter(({ key }) => key === 'GET /api/projects/p1')).toHaveLength(1);
  });

  it('removes competitors one after the other, and remembers those of before', async () => {
    const answers = [comparing([NAMED, FOUND]), comparing([FOUND]), comparing([ADDED, FOUND]), comparing([NAMED, ADDED, FOUND])];
    const { callsTo } = show({ [POST]: () => ({ body: answers.shift() }) });
    await removeCompetitor('Big Tea');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Big Tea' })).toBeNull());
    await idle();
    await removeCompetitor('Leaf House');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Leaf House/ })).toBeNull());
    await idle();
    await addCompetitor('pot.example');
    await screen.findByRole('columnheader', { name: /Pot Shop/ });
    await idle();
    // Named again, it is no longer one of the removed.
    await addCompetitor('leaf.example');
    await screen.findByRole('columnheader', { name: /Leaf House/ });
    expect(callsTo(POST).map(({ body }) => body)).toEqual([
      { named: [NAMED.url], removed: ['Big Tea'] },
      { named: [], removed: ['Big Tea', NAMED.url] },
      { named: [ADDED.url], removed: ['Big Tea', NAMED.url] },
      { named: [ADDED.url, NAMED.url], removed: ['Big Tea'] },
    ]);
  });

  it('keeps the focus in the section when the button that was used is gone', async () => {
    show({ [POST]: { body: comparing([NAMED, SUGGESTED]) } });
    const button = await screen.findByRole('button', { name: 'Remove Kettle Co' });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText('Comparison Updated')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Side by side' })));
  });

  it('says why a competitor that was named is not in the comparison', async () => {
    const refused = { name: 'pot.example', url: 'https://pot.example/', foundVia: 'user', reason: 'It does not answer.' };
    show({ [POST]: { body: comparing([NAMED, FOUND], [refused]) } });
    await addCompetitor('pot.example');
    expect(await screen.findByText('pot.example was refused: It does not answer.')).toBeTruthy();
  });

  it.each([
    { body: { message: 'The address leads to a private network.' }, words: 'The address leads to a private network.' },
    { body: undefined, words: 'Failed to compare competitors.' },
  ])('says that it failed ($words) and changes nothing', async ({ body, words }) => {
    const { callsTo } = show({ [POST]: { status: 400, body } });
    await addCompetitor('pot.example');
    expect(await screen.findByText('Comparison Failed')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(await field()).toHaveProperty('value', 'pot.example');
    await idle();
    await removeCompetitor('Kettle Co');
    await waitFor(() => expect(callsTo(POST)).toHaveLength(2));
    await idle();
    await removeCompetitor('Leaf House');
    await waitFor(() => expect(callsTo(POST)).toHaveLength(3));
    // What could not be removed is not among the removed.
    expect(callsTo(POST)[2]?.body).toEqual({ named: [], removed: [NAMED.url] });
    expect(screen.getByRole('columnheader', { name: /Kettle Co/ })).toBeTruthy();
  });

  it.each([
    { text: 'no address', words: '“no address” is not a website address.' },
    { text: Array.from({ length: 8 }, (_, at) => `r${at}.example`).join('\n'), words: /^At most 8 competitors of your own/ },
  ])('does not send $text', async ({ text, words }) => {
    const { callsTo } = show();
    await addCompetitor(text);
    expect(screen.getByText(words)).toBeTruthy();
    expect(submitButton()).toHaveProperty('disabled', true);
    expect(callsTo(POST)).toEqual([]);
  });

  it('shows a sample without the controls', async () => {
    renderApp('/analysis/demo-coffee?demo=true', {
      'GET /api/auth/user': { status: 401, body: { message: 'Unauthorized' } },
      'GET /api/projects/demo-coffee?demo=true': { body: { ...comparing([NAMED, FOUND, SUGGESTED]), id: 'demo-coffee', isDemo: true } },
    });
    expect(await screen.findByRole('columnheader', { name: /Kettle Co/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByText('Name your competitors')).toBeNull();
  });
});
