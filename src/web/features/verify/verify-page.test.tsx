import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlueprintAnswer } from '#contracts/blueprint.ts';
import type { VerificationEntry } from '#contracts/verification.ts';
import type { StoredVerification, VerificationSummary } from '#contracts/verification-history.ts';
import { countEntries } from '#contracts/verification-history.ts';
import { FakeEventSource } from '../../fake-event-source.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const LIST = 'GET /api/projects/p1/verifications';
const CHECK = 'POST /api/projects/p1/verify';

const entry = (id: string, fields: Partial<VerificationEntry>): VerificationEntry => ({
  ...{
    id,
    check: 'prices',
    status: 'lost',
    page: '/tea',
    element: 'Green tea',
    old: '£4.20',
    new: '£5.20',
    why: `The price of ${id} differs.`,
  },
  ...fields,
});
const ENTRIES = [
  entry('a', {}),
  entry('b', { status: 'invented', old: '', new: 'Winner of the Golden Leaf', why: 'This award is nowhere on the old site.' }),
  entry('c', { status: 'not-fixed', page: '/', why: 'The home page still has no description.' }),
  entry('d', { status: 'unchecked', why: 'The page did not finish in time.' }),
  entry('e', { status: 'kept', why: 'The heading is the same.' }),
];
const report = (fields: Partial<StoredVerification> = {}): StoredVerification => ({
  ...{ id: 'v2', createdAt: '2026-11-20T10:00:00Z', url: 'https://new.shop.example/', brief: 'https://shop.example/', verdict: 'red' },
  entries: ENTRIES,
  fixPrompts: [{ builder: 'lovable', text: 'Set the price of green tea to £4.20.', entries: ['a', 'b'] }],
  checks: [
    {
      id: 'prices',
      area: 'content',
      title: 'Prices are the same.',
      why: 'A wrong price costs trust.',
      red: 'A price differs.',
      counts: { lost: 1 },
    },
  ],
  ...{ pages: ['/', '/tea'], notes: ['No browser: the layout was not checked.'], changes: null, screenshots: [], ticks: [] },
  ...fields,
});
const summary = (fields: Partial<VerificationSummary> = {}): VerificationSummary => ({
  ...{ id: 'v2', url: 'https://new.shop.example/', status: 'done', error: null, verdict: 'red', counts: countEntries(ENTRIES) },
  changes: null,
  createdAt: '2026-11-20T10:00:00Z',
  ...fields,
});
const BLUEPRINT: BlueprintAnswer = {
  ...{ version: 'v1', base: '/api/projects/p1/blueprint/files/key/v1/', notes: [], images: { shown: 0, isLoading: false } },
  pages: ['/', '/tea', '/about'].map((path) => ({
    ...{ path, file: `${path}.html`, title: path, read: true, digest: path, sections: [], gaps: [] },
  })),
};
const withChecks = (list: VerificationSummary[], stored: StoredVerification[] = [], project = {}): Answers => ({
  ...SIGNED_IN,
  'GET /api/projects/p1': { body: aProject({ optimizerOutput: '# Strategy', ...project }) },
  'GET /api/projects/p1/blueprint': { body: BLUEPRINT },
  [LIST]: { body: list },
  ...Object.fromEntries(stored.map((one) => [`GET /api/projects/p1/verifications/${one.id}`, { body: one }])),
});
const REPORTED = withChecks([summary()], [report()]);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('EventSource', FakeEventSource);
});

describe('checking the new site', () => {
  it('needs a strategy, and leads to it', async () => {
    const { pathNow } = renderApp('/verify/p1', withChecks([], [], { optimizerOutput: null }));
    expect(await screen.findByRole('heading', { name: 'Nothing to Check Yet' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to the strategy' }));
    await waitFor(() => expect(pathNow()).toBe('/compose/p1'));
  });

  it('says what to enter before the first check, and what is wrong with an entry', async () => {
    const { callsTo } = renderApp('/verify/p1', withChecks([]));
    expect(await screen.findByText(/No check yet/)).toBeTruthy();
    const address = screen.getByLabelText('Address of the new site');
    const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Check the new site' }));
    send();
    expect(screen.getByText('Please enter the address of the new site.')).toBeTruthy();
    fireEvent.change(address, { target: { value: 'not a site' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
    send();
    expect(screen.getByText(/such as new\.example\.com/)).toBeTruthy();
    expect(screen.getByText('Please enter the user name, too.')).toBeTruthy();
    expect(document.activeElement).toBe(address);
    expect(callsTo(CHECK)).toEqual([]);
  });

  it('sends the address with the name and the password, and shows progress until it can be canceled', async () => {
    let list: VerificationSummary[] = [];
    const { callsTo } = renderApp('/verify/p1', {
      ...withChecks([]),
      [LIST]: () => ({ body: list }),
      [CHECK]: () => {
        list = [summary({ status: 'running', verdict: null, counts: {} })];
        return { status: 202, body: { projectId: 'p1', verificationId: 'v2' } };
      },
      'POST /api/projects/p1/cancel': { body: aProject() },
    });
    fireEvent.change(await screen.findByLabelText('Address of the new site'), { target: { value: ' new.shop.example ' } });
    fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'ada' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'love' } });
    fireEvent.click(screen.getByLabelText('Only the home page in a browser'));
    fireEvent.submit(screen.getByRole('form', { name: 'Check the new site' }));
    expect(await screen.findByRole('heading', { name: 'Checking new.shop.example' })).toBeTruthy();
    expect(callsTo(CHECK)[0]?.body).toEqual({ url: 'new.shop.example', credentials: { username: 'ada', password: 'love' }, quick: true });
    expect(screen.getByRole('button', { name: 'Checking...' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(callsTo('POST /api/projects/p1/cancel')).toHaveLength(1));
  });

  it('says why a check failed and keeps the report before', async () => {
    const failed = summary({ id: 'v3', status: 'failed', verdict: null, counts: {}, error: 'The check was interrupted.' });
    renderApp('/verify/p1', withChecks([failed, summary()], [report()]));
    expect(await screen.findByText('The check was interrupted.')).toBeTruthy();
    expect(await screen.findByText(/1 thing is lost, 1 invented and 1 not fixed/)).toBeTruthy();
  });
});

describe('a report', () => {
  it('opens with the verdict and lists losses and inventions with old and new words', async () => {
    renderApp('/verify/p1', REPORTED);
    expect(await screen.findByText('1 thing is lost, 1 invented and 1 not fixed.')).toBeTruthy();
    expect(screen.getByText('No browser: the layout was not checked.')).toBeTruthy();
    const lost = screen.getByRole('region', { name: 'Lost 1' });
    expect(within(lost).getByText('£4.20')).toBeTruthy();
    expect(within(lost).getByText('£5.20')).toBeTruthy();
    expect(within(lost).getByRole('link', { name: '/tea' }).getAttribute('href')).toBe('https://new.shop.example/tea');
    expect(within(screen.getByRole('region', { name: 'Invented 1' })).getByText('Winner of the Golden Leaf')).toBeTruthy();
    const open = (name: RegExp) => screen.getByText(name, { selector: 'summary' }).closest('details')?.open;
    expect([open(/^Could not check/), open(/^Kept/)]).toEqual([false, false]);
    expect(within(screen.getByRole('region', { name: 'Not fixed 1' })).getByText('The home page still has no description.')).toBeTruthy();
    expect(screen.getByLabelText('Address of the new site')).toHaveProperty('value', 'https://new.shop.example/');
  });

  it('copies a fix prompt', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    renderApp('/verify/p1', REPORTED);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy prompt 1 of 1' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('Set the price of green tea to £4.20.'));
  });

  it('shows each page as it was, as it was drawn and as it was built, the first with something to fix at first', async () => {
    const today = (path: string) => `GET /api/projects/p1/page-screenshots?path=${encodeURIComponent(path)}`;
    const images = [{ kind: 'desktop', url: '/today-tea.webp' }];
    const shown = report({ screenshots: [{ path: '/tea', kinds: ['desktop', 'mobile'] }], pages: ['/', '/tea'] });
    renderApp('/verify/p1', {
      ...withChecks([summary()], [shown]),
      [today('/tea')]: { body: { path: '/tea', url: 'https://shop.example/tea', images, canTake: false, reason: '' } },
      [today('/about')]: {
        body: { path: '/about', url: null, images: [], canTake: false, reason: 'This page is new: there is nothing of it today.' },
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Pages side by side' }));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Show /tea side by side' }))[0] as HTMLElement);
    expect(document.activeElement?.textContent).toBe('Pages side by side');
    expect(((await section.findByLabelText('Page')) as HTMLSelectElement).value).toBe('/tea');
    expect((await section.findByRole('img', { name: '/tea today' })).getAttribute('src')).toBe('/today-tea.webp');
    expect((await section.findByTitle('Blueprint: /tea')).getAttribute('src')).toBe(`${BLUEPRINT.base}/tea.html`);
    const rebuilt = section.getByRole('img', { name: '/tea on the new site' });
    expect(rebuilt.getAttribute('src')).toBe('/api/projects/p1/verifications/v2/screenshots/desktop?path=%2Ftea');
    fireEvent.click(section.getByRole('radio', { name: '200%' }));
    expect(rebuilt.style.width).toBe('2880px');
    fireEvent.click(section.getByRole('radio', { name: 'New site' }));
    expect(section.queryByTitle('Blueprint: /tea')).toBeNull();
    fireEvent.click(section.getByRole('radio', { name: 'All three' }));
    fireEvent.click(section.getByRole('button', { name: 'Next page' }));
    expect(await section.findByText('This page is new: there is nothing of it today.')).toBeTruthy();
    expect(section.getByText('The check did not find this page on the new site.')).toBeTruthy();
    expect(section.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  it('takes a screenshot of today that is not there yet, and says why it failed', async () => {
    const path = 'GET /api/projects/p1/page-screenshots?path=%2F';
    const order = 'POST /api/projects/p1/page-screenshots';
    const page = { path: '/', url: 'https://shop.example/', images: [], canTake: true, reason: '' };
    let answer: object = { status: 422, body: { message: 'shop.example/ could not be shown: it took too long.' } };
    const { callsTo } = renderApp('/verify/p1', {
      ...withChecks([summary()], [report({ entries: [entry('c', { page: '/', status: 'not-fixed' })] })]),
      [path]: { body: page },
      [order]: () => answer,
    });
    expect(await screen.findByText('shop.example/ could not be shown: it took too long.')).toBeTruthy();
    expect(callsTo(order)[0]?.body).toEqual({ path: '/' });
    answer = { body: { ...page, images: [{ kind: 'desktop', url: '/home.webp' }], canTake: false } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('img', { name: '/ today' })).getAttribute('src')).toBe('/home.webp');
    expect(screen.getByText(/No screenshots of the new site are kept for this check/)).toBeTruthy();
  });

  it('is asked for with another builder, for whom its fix prompts are then written', async () => {
    const { callsTo } = renderApp('/verify/p1', {
      ...withChecks([summary()], [report()], { selectedDesigner: 'wix' }),
      [CHECK]: { status: 202, body: { projectId: 'p1', verificationId: 'v3' } },
    });
    const choice = (await screen.findByLabelText('Fix prompts for')) as HTMLSelectElement;
    expect(choice.value).toBe('wix');
    fireEvent.change(choice, { target: { value: 'framer' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Check the new site' }));
    await waitFor(() => expect(callsTo(CHECK)[0]?.body).toEqual({ url: 'https://new.shop.example/', builder: 'framer' }));
  });

  it('says what changed since the last check, and opens older ones', async () => {
    const changes = {
      since: { id: 'v1', createdAt: '2026-11-19T10:00:00Z' },
      newRed: ['b'],
      goneRed: [entry('z', { why: 'The phone number was missing.' })],
    };
    const older = report({
      id: 'v1',
      verdict: 'unchecked',
      entries: [],
      checks: [],
      fixPrompts: [],
      pages: [],
      notes: ['It answers 503.'],
    });
    renderApp(
      '/verify/p1',
      withChecks(
        [summary({ changes: { newRed: 1, goneRed: 3 } }), summary({ id: 'v1', verdict: 'unchecked', counts: {} })],
        [report({ changes }), older],
      ),
    );
    expect(await screen.findByText(/1 put right, 1 new, 2 as before/)).toBeTruthy();
    expect(screen.getByText('The phone number was missing.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Invented 1' })).getByText('New')).toBeTruthy();
    const history = screen.getByRole('region', { name: 'History' });
    expect(within(history).getByText('3 put right, 1 new since the check before.')).toBeTruthy();
    fireEvent.click(within(history).getAllByRole('link')[1] as HTMLElement);
    expect(await screen.findByText('The new site could not be checked.')).toBeTruthy();
    expect(screen.getByText('It answers 503.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Lost/ })).toBeNull();
  });
});

it('is offered with a finished project: in the history, on its screens, in the palette', async () => {
  const finished = aProject({ optimizerOutput: '# Strategy', designerPrompt: 'Build it.' });
  const { pathNow } = renderApp('/history', { ...REPORTED, 'GET /api/projects': { body: [finished] } });
  fireEvent.click(await screen.findByRole('link', { name: 'Check the new site of shop.example' }));
  await waitFor(() => expect(pathNow()).toBe('/verify/p1'));
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  fireEvent.change(await screen.findByRole('combobox', { name: /Type a project/ }), { target: { value: 'check new' } });
  expect(screen.getByRole('option', { name: /Check the new site of shop\.example/ })).toBeTruthy();
});

it('shows the report of a sample that has one, without a form, and says so of one that has none', async () => {
  const sample = aProject({ id: 'demo-coffee', isDemo: true } as never);
  const { unmount } = renderApp('/verify/demo-coffee?demo=true', {
    'GET /api/projects/demo-coffee?demo=true': { body: sample },
    'GET /api/projects/demo-coffee/verifications?demo=true': { body: [summary()] },
    'GET /api/projects/demo-coffee/verifications/v2?demo=true': { body: report() },
  });
  expect(await screen.findByText('1 thing is lost, 1 invented and 1 not fixed.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  unmount();
  renderApp('/verify/demo-saas?demo=true', {
    'GET /api/projects/demo-saas?demo=true': { body: { ...sample, id: 'demo-saas' } },
    'GET /api/projects/demo-saas/verifications?demo=true': { body: [] },
  });
  expect(await screen.findByText(/This sample has no new site/)).toBeTruthy();
});

it('is printed on request, and saved as data and as a table', async () => {
  const [print, saved] = [vi.fn(), vi.fn<(file: Blob) => string>(() => 'blob:saved')];
  vi.stubGlobal('print', print);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  renderApp('/verify/p1', REPORTED);
  for (const name of ['Print or save as PDF', 'Download JSON', 'Download CSV'])
    fireEvent.click(await screen.findByRole('button', { name }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(saved.mock.calls.map(([{ type }]) => type)).toEqual(['application/json', 'text/csv']);
});
