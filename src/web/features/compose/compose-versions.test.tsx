import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TextVersionWithText } from '#contracts/text-versions.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';
import { resetSessionSettings, setSessionSetting } from '../../ui/session-settings.ts';

const PATCH = 'PATCH /api/projects/p1';
const LIST = 'GET /api/projects/p1/versions?kind=strategy';

/** A server that keeps every text it is sent as a version. */
function keeping(first: string): { answers: Answers; text: () => string } {
  let versions: TextVersionWithText[] = [];
  const text = () => versions[0]?.text ?? '';
  const project = () => ({ body: aProject({ optimizerOutput: text() }) });
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': project,
    [LIST]: () => ({ body: versions.map(({ text: _text, ...version }, at) => ({ ...version, isCurrent: at === 0 })) }),
    [PATCH]: ({ body }) => {
      add((body as { optimizerOutput: string }).optimizerOutput, { author: 'owner', origin: 'edited' });
      return project();
    },
    'POST /api/projects/p1/generate-optimizer': () => {
      add('A new plan.', { author: 'model', origin: 'generated', writer: 'openai some-model' });
      return { body: { optimizerOutput: text() } };
    },
  };
  function add(content: string, made: Partial<TextVersionWithText>) {
    const id = `v${versions.length + 1}`;
    const at = '2026-11-20T10:00:00Z';
    const about = {
      id,
      kind: 'strategy',
      writer: null,
      createdAt: at,
      updatedAt: at,
      characters: content.length,
      isCurrent: true,
    } as const;
    const version = { author: 'built-in', origin: 'generated', ...about, text: content, ...made } as const;
    versions = [version, ...versions];
    answers[`GET /api/projects/p1/versions/${id}`] = { body: version };
    answers[`POST /api/projects/p1/versions/${id}/restore`] = () => {
      add(content, { author: 'owner', origin: 'restored' });
      return project();
    };
  }
  add(first, { author: 'owner', origin: 'edited' });
  return { text, answers };
}

afterEach(() => resetSessionSettings());
const press = async (name: string) => fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

describe('versions of the strategy', () => {
  it('asks before regenerating, shows what changed and brings the earlier text back', async () => {
    const server = keeping('My own plan.');
    const { callsTo } = renderApp('/compose/p1', server.answers);
    await press('Regenerate Optimizer');
    expect(await screen.findByText('Regenerate the strategy?')).toBeTruthy();
    expect(callsTo('POST /api/projects/p1/generate-optimizer')).toHaveLength(0);
    await press('Regenerate');
    expect(await screen.findByText('A new plan.')).toBeTruthy();
    await press('Versions');
    expect(await screen.findByText('Written by openai some-model')).toBeTruthy();
    await press('Show changes');
    expect(await screen.findByText(/1 lines added, 1 removed/)).toBeTruthy();
    expect(screen.getByText('Removed:').parentElement?.textContent).toBe('Removed: My own plan.');
    await press('Restore');
    await waitFor(() => expect(server.text()).toBe('My own plan.'));
    expect(await screen.findByText('Restored, edited by you')).toBeTruthy();
    expect(screen.queryByText(/1 lines added/)).toBeNull();
  });

  it('compares any two of them', async () => {
    const server = keeping('Bread from six.');
    renderApp('/compose/p1', server.answers);
    await press('Regenerate Optimizer');
    await press('Regenerate');
    expect(await screen.findByText('A new plan.')).toBeTruthy();
    await press('Versions');
    await press('Show changes');
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: 'v2' } });
    expect(await screen.findByText('The two versions are the same.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: 'v1' } });
    expect((await screen.findByText('Added:')).parentElement?.textContent).toBe('Added: Bread from six.');
  });

  it('are read when they are asked for, not before; a failure has a way on', async () => {
    const { callsTo } = renderApp('/compose/p1', { ...keeping('My own plan.').answers, [LIST]: { status: 503 } });
    await screen.findByText('My own plan.');
    expect(callsTo(LIST)).toHaveLength(0);
    await press('Versions');
    expect(await screen.findByText('The versions could not be loaded')).toBeTruthy();
  });

  it('keeps the text when regenerating is canceled', async () => {
    const server = keeping('My own plan.');
    const { callsTo } = renderApp('/compose/p1', server.answers);
    await press('Regenerate Optimizer');
    await press('Cancel');
    expect(callsTo('POST /api/projects/p1/generate-optimizer')).toHaveLength(0);
  });
});

describe('auto-save', () => {
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Edited plan.' } });
  };

  it('saves edits automatically, as edits of this window, and keeps the editor open', async () => {
    const server = keeping('My own plan.');
    const { callsTo } = renderApp('/compose/p1', server.answers);
    await edit();
    expect(await screen.findByText('Saved automatically.')).toBeTruthy();
    expect(server.text()).toBe('Edited plan.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Edited plan.');
    expect(callsTo(PATCH)[0]?.headers.get('Edit-Session')).toBeTruthy();
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
