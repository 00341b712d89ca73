import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { etagOf } from '#contracts/etag.ts';
import type { PatchProjectInput } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const TEXT = 'Tea: prompt\n\n----- 1. Start -----\n\nBuild it.';
const promptOf = (text: string): PromptDocument => ({
  builder: 'lovable',
  blocks: [
    { id: 'first', kind: 'first', title: 'Start', text: text.split('\n\n').slice(2).join('\n\n'), limit: null, limitSource: 'none' },
  ],
  ...{ text, deepLink: null, startPage: '', notice: '' },
});
const PATCH = 'PATCH /api/projects/p1';

/** A server that keeps the prompt and refuses changes made from an older one. */
function server(fields: object = {}) {
  const state = { text: TEXT };
  const project = () => ({
    ...aProject({ designerPrompt: state.text, selectedDesigner: 'lovable', status: 'composed' }),
    ...{ prompt: promptOf(state.text), promptEdited: state.text !== TEXT, ...fields },
  });
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': () => ({ body: project() }),
    [PATCH]: ({ body }) => {
      const { designerPrompt, promptVersion } = body as PatchProjectInput;
      if (promptVersion !== undefined && promptVersion !== etagOf(state.text)) return { status: 409, body: { message: 'Changed.' } };
      if (designerPrompt !== undefined) state.text = designerPrompt ?? TEXT;
      return { body: project() };
    },
  };
  return { state, answers };
}

async function edit(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit block 1: Start' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of block 1' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and check' }));
}

describe('an edited prompt', () => {
  it('is saved as a whole, and can be reset', async () => {
    const kept = server();
    renderApp('/push/p1', kept.answers);
    await edit('Build it well.');
    await waitFor(() => expect(kept.state.text).toBe(TEXT.replace('Build it.', 'Build it well.')));
    expect(await screen.findByText('Build it well.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Reset to generated' }));
    await waitFor(() => expect(kept.state.text).toBe(TEXT));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset to generated' })).toBeNull());
  });

  it('keeps the text in the editor when another window was faster, and shows the other', async () => {
    const kept = server();
    renderApp('/push/p1', kept.answers);
    await screen.findByRole('button', { name: 'Edit block 1: Start' });
    kept.state.text = TEXT.replace('Build it.', 'Theirs.');
    await edit('Mine.');
    expect(await screen.findByText(/changed in another window/)).toBeTruthy();
    expect(await screen.findByText('Theirs.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Text of block 1' })).toHaveProperty('value', 'Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save and check' }));
    await waitFor(() => expect(kept.state.text).toBe(TEXT.replace('Build it.', 'Mine.')));
  });

  it('offers the edited text that a newer prompt replaced', async () => {
    const keptPrompt = { text: 'Tea: prompt\n\n----- 1. Start -----\n\nOlder.', designer: 'wix', replacedAt: '2026-11-20T00:00:00Z' };
    const kept = server({ keptPrompt });
    renderApp('/push/p1', kept.answers);
    expect(await screen.findByText(/Your edited prompt for Wix AI was replaced/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(kept.state.text).toContain('Older.'));
  });

  it('is discarded for another edited one only after a question', async () => {
    const generate = 'POST /api/projects/p1/generate-designer-prompt';
    const keptPrompt = { text: 'Older.', designer: 'wix', replacedAt: '2026-11-20T00:00:00Z' };
    const kept = server({ keptPrompt, promptEdited: true, outdated: { strategy: false, prompt: ['The strategy changed.'] } });
    const { callsTo } = renderApp('/push/p1', { ...kept.answers, [generate]: { body: aProject({ designerPrompt: TEXT }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Update prompt' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('the earlier one for Wix AI is discarded.');
    expect(callsTo(generate)).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Replace the prompt' }));
    await waitFor(() => expect(callsTo(generate)[0]?.body).toEqual({ designer: 'lovable', replaceKept: true }));
  });

  it('says what changed since it was made, and makes it again for the same builder', async () => {
    const generate = 'POST /api/projects/p1/generate-designer-prompt';
    const kept = server({ outdated: { strategy: false, prompt: ['The strategy changed.'] } });
    const { callsTo } = renderApp('/push/p1', { ...kept.answers, [generate]: { body: aProject({ designerPrompt: TEXT }) } });
    expect((await screen.findByRole('region', { name: 'Out of date: prompt' })).textContent).toContain('The strategy changed.');
    fireEvent.click(screen.getByRole('button', { name: 'Update prompt' }));
    await waitFor(() => expect(callsTo(generate)[0]?.body).toEqual({ designer: 'lovable' }));
  });
});
