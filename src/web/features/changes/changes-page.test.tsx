import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnalysisComparison, KeptAnalysis } from '#contracts/analysis-history.ts';
import type { Schedule } from '#contracts/schedule.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const kept = (id: string, analyzedAt: string, more: Partial<KeptAnalysis> = {}): KeptAnalysis => ({
  ...{ id, analyzedAt, isCurrent: false, isScheduled: false, pages: 7, score: 84 },
  findings: { high: 1, medium: 2, low: 3 },
  ...more,
});
const LIST = [
  kept('r3', '2026-11-20T10:00:00Z', { isCurrent: true, isScheduled: true }),
  kept('r2', '2026-11-13T10:00:00Z'),
  kept('r1', '2026-11-06T10:00:00Z'),
];
const difference = (what: string, matters: boolean) => ({
  ...{ kind: 'changed' as const, area: matters ? ('offers' as const) : ('pages' as const), page: '/tea', what, matters },
  ...{ before: 'Green tea for £4', after: 'Green tea for £5' },
});
const compared = (differences: AnalysisComparison['differences'], more = {}): AnalysisComparison => ({
  ...{ before: LIST[1] as KeptAnalysis, after: LIST[0] as KeptAnalysis, differences, total: differences.length },
  ...{ matters: differences.filter(({ matters }) => matters).length, notes: [] },
  ...more,
});
const OFF: Schedule = { every: null, mail: true, canMail: true, nextAt: null, last: null, stoppedAt: null };
const ANALYSES = 'GET /api/projects/p1/analyses';
const audit = { passed: [], notRun: [], scores: {}, fixFirst: [] };
const answers = (more: Answers = {}): Answers => ({
  ...SIGNED_IN,
  'GET /api/projects/p1': { body: { ...aProject(), audit: { ...audit, scores: SCORES } } },
  [ANALYSES]: { body: LIST },
  'GET /api/projects/p1/schedule': { body: OFF },
  'GET /api/projects/p1/analyses/compare?before=r2&after=r3': {
    body: compared([difference('Price of Green tea', true), difference('Title', false)], { notes: ['One page could not be read.'] }),
  },
  'GET /api/projects/p1/analyses/compare?before=r1&after=r3': { body: compared([]) },
  ...more,
});
const SCORES = { overall: 84, seo: 84, ux: 84, accessibility: 84, performance: 84, content: 84, security: 84 };

describe('the screen of changes', () => {
  it('compares the current analysis with the one before, what matters first', async () => {
    renderApp('/changes/p1', answers());
    expect(await screen.findByText('2 changes, 1 of them matters.')).toBeTruthy();
    const matters = screen.getByRole('region', { name: 'What matters' });
    expect(within(matters).getByText('Offers: Price of Green tea')).toBeTruthy();
    expect(within(matters).getByText('5').tagName).toBe('MARK');
    expect(screen.getByText('One page could not be read.')).toBeTruthy();
    expect(screen.getByText('Pages', { selector: 'summary' })).toBeTruthy();
  });

  it('compares any two', async () => {
    renderApp('/changes/p1', answers());
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: 'r1' } });
    expect(await screen.findByText('Nothing changed.')).toBeTruthy();
  });

  it('deletes an earlier analysis after a question, and never the current one', async () => {
    let list = LIST;
    const { calls } = renderApp(
      '/changes/p1',
      answers({
        [ANALYSES]: () => ({ body: list }),
        'DELETE /api/projects/p1/analyses/r1': () => {
          list = LIST.slice(0, 2);
          return { status: 204 };
        },
      }),
    );
    const buttons = await screen.findAllByRole('button', { name: /^Delete the analysis of/ });
    expect(buttons).toHaveLength(2);
    fireEvent.click(buttons[1] as HTMLElement);
    expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete the analysis of/ })).toHaveLength(1));
  });

  it('says what to do while there is one analysis', async () => {
    renderApp('/changes/p1', answers({ [ANALYSES]: { body: LIST.slice(0, 1) } }));
    expect(await screen.findByText(/There is one analysis so far/)).toBeTruthy();
  });
});

describe('the schedule', () => {
  it('is switched on with its next date, and off', async () => {
    const on: Schedule = { ...OFF, every: 'week', nextAt: '2026-11-27T10:00:00Z' };
    const { calls } = renderApp(
      '/changes/p1',
      answers({ 'PUT /api/projects/p1/schedule': ({ body }) => ({ body: (body as { every: string | null }).every ? on : OFF }) }),
    );
    fireEvent.change(await screen.findByLabelText('How often'), { target: { value: 'week' } });
    expect(await screen.findByText(/Next on November 27, 2026/)).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Mail me when something that matters changed' }));
    fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'never' } });
    await waitFor(() =>
      expect(calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body)).toEqual(
        expect.arrayContaining([{ every: 'week' }, { every: 'week', mail: false }]),
      ),
    );
  });

  it('says why it stopped, and starts again', async () => {
    const last = { at: '2026-11-20T10:00:00Z', outcome: 'failed' as const, matters: 0, message: 'The site did not respond.' };
    const stopped: Schedule = { ...OFF, every: 'week', last, stoppedAt: last.at };
    const put = 'PUT /api/projects/p1/schedule';
    const { calls } = renderApp(
      '/changes/p1',
      answers({
        'GET /api/projects/p1/schedule': { body: stopped },
        [put]: { body: { ...stopped, stoppedAt: null, nextAt: '2026-11-27T10:00:00Z' } },
      }),
    );
    expect(await screen.findByText(/could not be read 3 times in a row/)).toBeTruthy();
    expect(screen.getByText(/The site did not respond\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Switch on again' }));
    expect(await screen.findByText(/Next on November 27/)).toBeTruthy();
    expect(calls.find(({ key }) => key === put)?.body).toEqual({ every: 'week' });
  });

  it('does not offer mails that nobody sends', async () => {
    const silent: Schedule = { ...OFF, every: 'month', nextAt: '2026-12-20T10:00:00Z', canMail: false };
    renderApp('/changes/p1', answers({ 'GET /api/projects/p1/schedule': { body: silent } }));
    expect(await screen.findByText(/sends no mail/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
