import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeEventSource } from '../../fake-event-source.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const STARTED: Answers = { ...SIGNED_IN, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } };

async function open(answers: Answers) {
  const app = renderApp('/', answers);
  await screen.findByLabelText('Website URL');
  return app;
}
function enter(url: string) {
  fireEvent.change(screen.getByLabelText('Website URL'), { target: { value: url } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze Website' }));
}
async function stream() {
  await waitFor(() => expect(FakeEventSource.last).not.toBeNull());
  return FakeEventSource.last as FakeEventSource;
}
const report = (id: number, step: number, path: string | null) => ({
  type: 'progress',
  id,
  progress: {
    stage: 'crawl',
    step,
    message: `Reading ${path}`,
    pagesRead: id,
    pagesTotal: 12,
    page: path === null ? null : { path, title: `Title of ${path}`, type: 'about' },
  },
});

describe('a new analysis', () => {
  it('has its button disabled while the field is empty', async () => {
    await open(STARTED);
    expect(screen.getByRole('button', { name: 'Analyze Website' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['   ', 'URL Required', 'Please enter a website URL to analyze.'],
    ['not a site', 'Invalid URL', 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
  ])('refuses %j with a toast and without a call', async (url, title, text) => {
    const { callsTo } = await open(STARTED);
    enter(url);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(callsTo('POST /api/analyze')).toHaveLength(0);
  });

  it('says what a model will use before it starts, and only where one is set', async () => {
    const usage = { month: '2026-11', analyses: { used: 3, limit: 20 }, prompts: 0, exports: 0 };
    const model = { name: 'openai some-model', inputTokens: 19600, outputTokens: 4200, costUsd: 0.0456 };
    const strategy = { inputTokens: 50_000, outputTokens: 9_000, costUsd: 0.1204 };
    const { unmount } = await open({ ...STARTED, 'GET /api/usage': { body: { ...usage, model: { ...model, strategy } } } });
    expect(
      await screen.findByText(
        /Each analysis uses openai some-model: about 19,600 tokens in and 4,200 out, for about \$0\.05\. It also writes the strategy, for about \$0\.12\./,
      ),
    ).toBeTruthy();
    unmount();
    await open(STARTED);
    expect(await screen.findByText(/3 of 20 analyses used/)).toBeTruthy();
    expect(screen.queryByText(/deepened by/)).toBeNull();
  });

  it('asks for live progress, once, however often it is pressed', async () => {
    const { callsTo } = await open(STARTED);
    enter(' shop.example ');
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Website URL').form as HTMLFormElement);
    await stream();
    const calls = callsTo('POST /api/analyze');
    expect(calls.map(({ body }) => body)).toEqual([{ url: 'shop.example' }]);
    expect(calls[0]?.headers.get('Prefer')).toBe('respond-async');
  });

  it('shows the true step and the pages as they arrive', async () => {
    await open(STARTED);
    enter('shop.example');
    expect(await screen.findByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByText(/This usually takes 10-15 seconds/)).toBeTruthy();
    const source = await stream();
    expect(source.url).toBe('/api/projects/p1/events');
    act(() => source.send(report(1, 2, '/about')));
    act(() => source.send(report(2, 2, '/tea')));
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    expect(screen.getByText('Title of /about')).toBeTruthy();
    expect(screen.getByText('Reading /tea')).toBeTruthy();
  });

  it('goes to the analysis when it is done', async () => {
    const { pathNow } = await open({ ...STARTED, 'GET /api/projects/p1': { body: aProject() } });
    enter('shop.example');
    const source = await stream();
    act(() => source.send({ type: 'done', id: 9, status: 'analyzed' } as { type: string }));
    expect(await screen.findByText('Website analysis completed successfully.')).toBeTruthy();
    await waitFor(() => expect(pathNow()).toBe('/analysis/p1'));
  });

  it.each([
    [
      'the call',
      { 'POST /api/analyze': { status: 422, body: { message: 'shop.example does not resolve.' } } },
      'shop.example does not resolve.',
    ],
    ['the call without a message', { 'POST /api/analyze': { status: 500 } }, 'Failed to analyze website. Please try again.'],
  ])('says what failed in %s and takes the progress away', async (_, answers: Answers, text) => {
    await open({ ...SIGNED_IN, ...answers });
    enter('shop.example');
    expect(await screen.findByText('Analysis Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/Step \d of 4/)).toBeNull();
  });

  it('says why the analysis failed while it ran', async () => {
    await open(STARTED);
    enter('shop.example');
    const source = await stream();
    act(() => source.send({ type: 'failed', id: 3, message: 'The site did not answer.' } as { type: string }));
    expect(await screen.findByText('The site did not answer.')).toBeTruthy();
    expect(screen.queryByText(/Step \d of 4/)).toBeNull();
  });

  it('finds the end by asking when the stream is lost', async () => {
    const { pathNow } = await open({ ...STARTED, 'GET /api/projects/p1': { body: aProject() } });
    enter('shop.example');
    const source = await stream();
    act(() => source.fail());
    await waitFor(() => expect(pathNow()).toBe('/analysis/p1'));
  });
});

describe('recent projects', () => {
  it('says so while there are none', async () => {
    await open(SIGNED_IN);
    expect(await screen.findByText('No projects yet — run your first redesign above.')).toBeTruthy();
  });

  it('shows the five newest, with the summary line and the badge', async () => {
    const projects = ['1', '2', '3', '4', '5', '6'].map((id) => aProject({ id, url: `https://s${id}.example/` }));
    await open({ ...SIGNED_IN, 'GET /api/projects': { body: projects } });
    expect(await screen.findByText('https://s5.example/')).toBeTruthy();
    expect(screen.queryByText('https://s6.example/')).toBeNull();
    expect(screen.getAllByText('Tea')).toHaveLength(5);
    expect(screen.getAllByText('In Progress')).toHaveLength(5);
  });

  it('has a way on when the list cannot be loaded', async () => {
    await open({ ...SIGNED_IN, 'GET /api/projects': { status: 503, body: { message: 'The database does not answer.' } } });
    expect(await screen.findByText('The database does not answer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it.each([
    ['analyzed', '/compose/p1'],
    ['composed', '/push/p1'],
    ['designer_chosen', '/push/p1'],
    ['draft', '/analysis/p1'],
  ] as const)('opens a project that is %s at %s', async (status, path) => {
    const { pathNow } = await open({ ...SIGNED_IN, 'GET /api/projects': { body: [aProject({ status })] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Open shop.example' }));
    await waitFor(() => expect(pathNow()).toBe(path));
  });

  it('reads a completed site afresh, and says so', async () => {
    const { pathNow } = await open({
      ...SIGNED_IN,
      'GET /api/projects': { body: [aProject({ status: 'completed' })] },
      'POST /api/analyze': { status: 202, body: { projectId: 'p2' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open shop.example' }));
    expect(await screen.findByText('Starting fresh analysis for this website.')).toBeTruthy();
    await waitFor(() => expect(pathNow()).toBe('/analysis/p2'));
  });

  it('duplicates a project', async () => {
    const { pathNow } = await open({
      ...SIGNED_IN,
      'GET /api/projects': { body: [aProject()] },
      'POST /api/analyze': { status: 202, body: { projectId: 'p3' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Duplicate shop.example' }));
    expect(await screen.findByText('A new analysis has been started with the same URL.')).toBeTruthy();
    await waitFor(() => expect(pathNow()).toBe('/analysis/p3'));
  });
});
