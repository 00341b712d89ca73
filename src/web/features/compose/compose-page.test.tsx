import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { etagOf } from '#contracts/etag.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const WITH_TEXT: Answers = { ...SIGNED_IN, 'GET /api/projects/p1': { body: aProject({ optimizerOutput: '## Evaluate\n\nAll is well.' }) } };
const WITHOUT: Answers = { ...SIGNED_IN, 'GET /api/projects/p1': { body: aProject() } };
const button = (name: string) => screen.getByRole('button', { name });

async function edit(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
}

describe('the optimization strategy', () => {
  it('cannot go on without an output, and offers to generate it', async () => {
    let isWritten = false;
    renderApp('/compose/p1', {
      ...WITHOUT,
      'GET /api/projects/p1': () => ({ body: aProject({ optimizerOutput: isWritten ? 'A plan.' : null }) }),
      'POST /api/projects/p1/generate-optimizer': () => {
        isWritten = true;
        return { body: { optimizerOutput: 'A plan.' } };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Generate Optimizer Output' }));
    expect(await screen.findByText('Optimizer Generated')).toBeTruthy();
    expect(await screen.findByText('A plan.')).toBeTruthy();
    expect(button('Continue to Choose Designer')).toHaveProperty('disabled', false);
  });

  it('says what a model will cost before it writes, where that is known', async () => {
    const strategy = { inputTokens: 50_000, outputTokens: 9_000, costUsd: 0.1204 };
    const model = { name: 'openai some-model', inputTokens: 1, outputTokens: 1, costUsd: 0.05, strategy };
    const usage = { month: '2026-11', analyses: { used: 3, limit: 20 }, prompts: 0, exports: 0, model };
    const scores = { overall: 61, seo: 61, ux: null, accessibility: null, performance: null, content: null, security: null };
    const read = aProject({ audit: { scores, fixFirst: [], passed: [], notRun: [] } } as object);
    renderApp('/compose/p1', { ...WITHOUT, 'GET /api/projects/p1': { body: read }, 'GET /api/usage': { body: usage } });
    expect(await screen.findByText('Uses openai some-model, for about $0.12.')).toBeTruthy();
  });

  it('has Continue disabled while there is none', async () => {
    renderApp('/compose/p1', WITHOUT);
    expect(await screen.findByRole('heading', { name: 'Optimization Strategy' })).toBeTruthy();
    expect(button('Continue to Choose Designer')).toHaveProperty('disabled', true);
  });

  it.each([
    [{ status: 409, body: { message: 'The analysis is still running.' } }, 'The analysis is still running.'],
    [{ status: 500 }, 'Failed to generate optimizer output.'],
  ])('says why the text could not be generated', async (answer, text) => {
    renderApp('/compose/p1', { ...WITHOUT, 'POST /api/projects/p1/generate-optimizer': answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Generate Optimizer Output' }));
    expect(await screen.findByText('Generation Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('saves the edited text before it goes on', async () => {
    const { callsTo, pathNow } = renderApp('/compose/p1', { ...WITH_TEXT, 'PATCH /api/projects/p1': { body: aProject() } });
    await edit('My own plan.');
    fireEvent.click(button('Continue to Choose Designer'));
    await waitFor(() => expect(pathNow()).toBe('/choose-designer/p1'));
    expect(callsTo('PATCH /api/projects/p1')[0]?.body).toEqual({
      optimizerOutput: 'My own plan.',
      optimizerVersion: etagOf('## Evaluate\n\nAll is well.'),
    });
  });

  it('stays, with the text in the editor, when saving fails', async () => {
    const { pathNow } = renderApp('/compose/p1', {
      ...WITH_TEXT,
      'PATCH /api/projects/p1': { status: 503, body: { message: 'Try later.' } },
    });
    await edit('My own plan.');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Try later.')).toBeTruthy();
    expect(pathNow()).toBe('/compose/p1');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'My own plan.');
  });

  it('asks before unsaved edits are left behind', async () => {
    const { pathNow } = renderApp('/compose/p1', WITH_TEXT);
    await edit('My own plan.');
    fireEvent.click(screen.getByRole('link', { name: 'History & Exports' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(pathNow()).toBe('/compose/p1');
    fireEvent.click(screen.getByRole('link', { name: 'History & Exports' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard edits' }));
    await waitFor(() => expect(pathNow()).toBe('/history'));
  });

  it('keeps unsaved edits over the end of the session', async () => {
    const first = renderApp('/compose/p1', {
      ...WITH_TEXT,
      'PATCH /api/projects/p1': { status: 401, body: { message: 'Please sign in.' } },
    });
    await edit('My own plan.');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(first.pathNow()).toBe('/auth?next=%2Fcompose%2Fp1'));
    first.unmount();
    renderApp('/compose/p1', WITH_TEXT);
    expect(await screen.findByDisplayValue('My own plan.')).toBeTruthy();
  });

  it('stores nothing of a sample', async () => {
    const { calls, pathNow } = renderApp('/compose/demo-coffee?demo=true', {
      'GET /api/auth/user': { status: 401 },
      'GET /api/projects/demo-coffee?demo=true': { body: aProject({ id: 'demo-coffee', optimizerOutput: 'A plan.' }) },
    });
    await edit('Changed.');
    fireEvent.click(button('Continue to Choose Designer'));
    await waitFor(() => expect(pathNow()).toBe('/choose-designer/demo-coffee?demo=true'));
    expect(calls.filter(({ key }) => key.startsWith('PATCH'))).toHaveLength(0);
  });
});
