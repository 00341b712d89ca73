import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { etagOf } from '#contracts/etag.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';
import { setSessionSetting } from '../../ui/session-settings.ts';

const PATCH = 'PATCH /api/projects/p1';
const CHANGED = { status: 409, body: { message: 'This text was changed in another window since you opened it.' } };
type Patch = { optimizerOutput: string; optimizerVersion?: string };

/** A server that stores a text and rejects changes made from an older one, as the real one does. */
function server(first: string) {
  let text = first;
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': () => ({ body: aProject({ optimizerOutput: text }) }),
    [PATCH]: ({ body }) => {
      const { optimizerOutput, optimizerVersion } = body as Patch;
      if (optimizerVersion !== undefined && optimizerVersion !== etagOf(text)) return CHANGED;
      text = optimizerOutput;
      return { body: aProject({ optimizerOutput: text }) };
    },
  };
  return {
    answers,
    text: () => text,
    elsewhere(other: string) {
      text = other;
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name });
async function edit(text: string) {
  fireEvent.click(await button('Edit'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
}

describe('two windows with the same text', () => {
  // Auto-save has tests of its own; here it would interfere.
  beforeEach(() => setSessionSetting({ autoSave: false }));

  it('the later one is told, sees how the two differ, and has lost nothing', async () => {
    const kept = server('The first plan.');
    renderApp('/compose/p1', kept.answers);
    await edit('My plan.');
    kept.elsewhere('Their plan.');
    fireEvent.click(await button('Save'));
    expect(await screen.findByRole('heading', { name: 'This text was changed in another window' })).toBeTruthy();
    expect(screen.getByText('Removed:').parentElement?.textContent).toBe('Removed: Their plan.');
    expect(screen.getByText('Added:').parentElement?.textContent).toBe('Added: My plan.');
    expect(kept.text()).toBe('Their plan.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'My plan.');
    expect(await button('Continue to Choose Designer')).toHaveProperty('disabled', true);
  });

  it('can save its own over the other', async () => {
    const kept = server('The first plan.');
    renderApp('/compose/p1', kept.answers);
    await edit('My plan.');
    kept.elsewhere('Their plan.');
    fireEvent.click(await button('Save'));
    fireEvent.click(await button('Save my text'));
    expect(await screen.findByText('Changes Saved')).toBeTruthy();
    expect(kept.text()).toBe('My plan.');
  });

  it('can take the other text, and get its own back', async () => {
    const kept = server('The first plan.');
    renderApp('/compose/p1', kept.answers);
    await edit('My plan.');
    kept.elsewhere('Their plan.');
    fireEvent.click(await button('Save'));
    fireEvent.click(await button('Take the other text'));
    expect(await screen.findByText('Their plan.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(await button('Restore'));
    await waitFor(() => expect(kept.text()).toBe('My plan.'));
  });

  it('is told also when it changes yet another time in between', async () => {
    const kept = server('The first plan.');
    renderApp('/compose/p1', kept.answers);
    await edit('My plan.');
    kept.elsewhere('Their plan.');
    fireEvent.click(await button('Save'));
    const save = await button('Save my text');
    kept.elsewhere('Their second plan.');
    fireEvent.click(save);
    await waitFor(() => expect(screen.getByText('Removed:').parentElement?.textContent).toBe('Removed: Their second plan.'));
    expect(kept.text()).toBe('Their second plan.');
  });

  it('detects the conflict when auto-saving, and stops auto-saving', async () => {
    setSessionSetting({ autoSave: true });
    const kept = server('The first plan.');
    const { callsTo } = renderApp('/compose/p1', kept.answers);
    await edit('My plan.');
    kept.elsewhere('Their plan.');
    expect(await screen.findByRole('heading', { name: 'This text was changed in another window' })).toBeTruthy();
    expect(callsTo(PATCH)).toHaveLength(1);
    expect(kept.text()).toBe('Their plan.');
  });

  it('is told also after its session ended and it signed in again', async () => {
    const kept = server('The first plan.');
    const first = renderApp('/compose/p1', { ...kept.answers, [PATCH]: { status: 401, body: { message: 'Please sign in.' } } });
    await edit('My plan.');
    fireEvent.click(await button('Save'));
    await waitFor(() => expect(first.pathNow()).toBe('/auth?next=%2Fcompose%2Fp1'));
    first.unmount();
    kept.elsewhere('Their plan.');
    renderApp('/compose/p1', kept.answers);
    expect(await screen.findByDisplayValue('My plan.')).toBeTruthy();
    fireEvent.click(await button('Save'));
    expect(await screen.findByRole('heading', { name: 'This text was changed in another window' })).toBeTruthy();
    expect(kept.text()).toBe('Their plan.');
  });
});

it('says that the project was deleted in another window, and keeps the text in the editor', async () => {
  setSessionSetting({ autoSave: false });
  renderApp('/compose/p1', { ...server('The plan.').answers, [PATCH]: { status: 404, body: { message: 'There is no such project.' } } });
  await edit('My plan.');
  fireEvent.click(await button('Save'));
  expect(await screen.findByText(/This project was deleted\. Your text is still in the editor/)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'My plan.');
});

it('says that the text could not be saved while the network is away, and saves it when it is back', async () => {
  setSessionSetting({ autoSave: false });
  const kept = server('The plan.');
  let isAway = true;
  // As the browser reports it: calls must not be silently paused.
  window.dispatchEvent(new Event('offline'));
  const save = kept.answers[PATCH] as (call: never) => { body: unknown };
  renderApp('/compose/p1', {
    ...kept.answers,
    [PATCH]: (call) => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : save(call as never)),
  });
  await edit('My plan.');
  fireEvent.click(await button('Save'));
  expect(await screen.findByText(/It is still in the editor; please try again/)).toBeTruthy();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  fireEvent.click(await button('Save'));
  await waitFor(() => expect(kept.text()).toBe('My plan.'));
});
