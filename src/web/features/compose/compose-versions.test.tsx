import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';
import { resetSessionSettings, setSessionSetting } from '../../ui/session-settings.ts';

const PATCH = 'PATCH /api/projects/p1';

/** A server that keeps the text it is sent. */
function keeping(first: string): { answers: Answers; text: () => string } {
  let text = first;
  const project = () => ({ body: aProject({ optimizerOutput: text }) });
  return {
    text: () => text,
    answers: {
      ...SIGNED_IN,
      'GET /api/projects/p1': project,
      [PATCH]: ({ body }) => {
        text = (body as { optimizerOutput: string }).optimizerOutput;
        return project();
      },
      'POST /api/projects/p1/generate-optimizer': () => {
        text = 'A new plan.';
        return { body: { optimizerOutput: text } };
      },
    },
  };
}

afterEach(() => resetSessionSettings());

describe('versions of the strategy', () => {
  it('asks before regenerating, shows what changed and brings the earlier text back', async () => {
    const server = keeping('My own plan.');
    const { callsTo } = renderApp('/compose/p1', server.answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Optimizer' }));
    expect(await screen.findByText('Regenerate the strategy?')).toBeTruthy();
    expect(callsTo('POST /api/projects/p1/generate-optimizer')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('A new plan.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Show changes' }));
    expect(screen.getByText(/1 lines added, 1 removed/)).toBeTruthy();
    expect(screen.getByText('Removed:').parentElement?.textContent).toBe('Removed: My own plan.');
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(server.text()).toBe('My own plan.'));
    expect(await screen.findByText('Before restoring')).toBeTruthy();
  });

  it('keeps the text when regenerating is canceled', async () => {
    const server = keeping('My own plan.');
    const { callsTo } = renderApp('/compose/p1', server.answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Optimizer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(callsTo('POST /api/projects/p1/generate-optimizer')).toHaveLength(0);
  });
});

describe('auto-save', () => {
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Edited plan.' } });
  };

  it('saves edits automatically, keeps the editor open and the previous text available', async () => {
    const server = keeping('My own plan.');
    renderApp('/compose/p1', server.answers);
    await edit();
    expect(await screen.findByText('Saved automatically.')).toBeTruthy();
    expect(server.text()).toBe('Edited plan.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Edited plan.');
    expect(screen.getByText('Before your edits')).toBeTruthy();
  });

  it('says when it could not save, and keeps the text', async () => {
    renderApp('/compose/p1', { ...keeping('My own plan.').answers, [PATCH]: { status: 503 } });
    await edit();
    expect(await screen.findByText(/Not saved\./)).toBeTruthy();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Edited plan.');
  });

  it('leaves saving to the button when it is off', async () => {
    setSessionSetting({ autoSave: false });
    const { callsTo } = renderApp('/compose/p1', keeping('My own plan.').answers);
    await edit();
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    expect(callsTo(PATCH)).toHaveLength(0);
  });
});
