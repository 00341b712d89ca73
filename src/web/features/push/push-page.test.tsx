import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PromptDocument } from '#contracts/prompt.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const PROMPT: PromptDocument = {
  builder: 'lovable',
  blocks: [
    { id: 'first', kind: 'first', title: 'Start', text: 'Build it.', limit: 50_000, limitSource: 'vendor' },
    { id: 'two', kind: 'follow-up', title: 'Pages', text: 'Then the pages.', limit: 10, limitSource: 'design-default' },
  ],
  text: 'Build it. Then the pages.',
  deepLink: 'https://lovable.dev/?autosubmit=true#prompt=Build%20it.',
  startPage: 'https://lovable.dev/',
  notice: 'It costs credits.',
};
const ready = (fields = {}) => ({
  ...aProject({ designerPrompt: PROMPT.text, selectedDesigner: 'lovable', status: 'composed', ...fields }),
  prompt: PROMPT,
});
const READY: Answers = { ...SIGNED_IN, 'GET /api/projects/p1': { body: ready() } };
const EXPORT = 'POST /api/projects/p1/export';
const EXPORTED = { id: 'e', projectId: 'p1', builderName: 'lovable', exportLink: null, notes: null, createdAt: '2026-11-01T00:00:00Z' };
const button = (name: string) => screen.getByRole('button', { name });

describe('review and export', () => {
  it('says that there is no prompt yet, and leads back', async () => {
    const { pathNow } = renderApp('/push/p1', { ...SIGNED_IN, 'GET /api/projects/p1': { body: aProject() } });
    expect(await screen.findByRole('heading', { name: 'Prompts Not Ready' })).toBeTruthy();
    fireEvent.click(button('Go Back to Prompts'));
    await waitFor(() => expect(pathNow()).toBe('/compose/p1'));
  });

  it('shows each block with its length against the limit, and whose limit it is', async () => {
    renderApp('/push/p1', READY);
    expect(await screen.findByText(/9 of 50,000 characters \(the builder's limit\)/)).toBeTruthy();
    expect(screen.getByText(/15 of 10 characters \(our guideline\), too long/)).toBeTruthy();
  });

  it('saves only under a name: completed, toast, home after 1.5 s', async () => {
    const { callsTo, pathNow } = renderApp('/push/p1', { ...READY, 'PATCH /api/projects/p1': { body: ready() } });
    await screen.findByLabelText(/Project Name/);
    expect(button('Save Project')).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText(/Project Name/), { target: { value: ' Spring ' } });
    fireEvent.click(button('Save Project'));
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    expect(callsTo('PATCH /api/projects/p1')[0]?.body).toEqual({
      projectName: 'Spring',
      selectedDesigner: 'lovable',
      chosenBuilder: 'lovable',
      status: 'completed',
    });
    expect(pathNow()).toBe('/push/p1');
    await waitFor(() => expect(pathNow()).toBe('/'), { timeout: 3000 });
  });

  it('records the export once and stays with the success card', async () => {
    const { callsTo, pathNow } = renderApp('/push/p1', { ...READY, [EXPORT]: { status: 201, body: EXPORTED } });
    fireEvent.click(await screen.findByRole('button', { name: 'Export to Lovable' }));
    fireEvent.click(screen.getByRole('button', { name: /^Export/ }));
    const link = await screen.findByRole('link', { name: 'Open in Lovable' });
    expect(link.getAttribute('href')).toBe(PROMPT.deepLink);
    expect(screen.getByText(/It costs credits/)).toBeTruthy();
    expect(button('Save Export')).toBeTruthy();
    expect(button('Back to Home')).toBeTruthy();
    expect(callsTo(EXPORT)).toHaveLength(1);
    expect(pathNow()).toBe('/push/p1');
  });

  it('says when the export failed', async () => {
    renderApp('/push/p1', { ...READY, [EXPORT]: { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Export to Lovable' }));
    expect(await screen.findByText('Failed to export to builder.')).toBeTruthy();
  });

  it('stores nothing of a sample, but acts as if', async () => {
    const { calls } = renderApp('/push/demo-saas?demo=true', {
      'GET /api/auth/user': { status: 401 },
      'GET /api/projects/demo-saas?demo=true': { body: ready({ id: 'demo-saas' }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Export to Lovable' }));
    expect(await screen.findByRole('link', { name: 'Open in Lovable' })).toBeTruthy();
    expect(calls.every(({ key }) => key.startsWith('GET'))).toBe(true);
  });

  it('copies the full prompt, and says when it cannot', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('refused'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    renderApp('/push/p1', READY);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy Prompt' }));
    const copy = await screen.findByRole('button', { name: 'Copy to Clipboard' });
    fireEvent.click(copy);
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(PROMPT.text);
    fireEvent.click(copy);
    expect(await screen.findByText('Failed to copy to clipboard. Please select and copy manually.')).toBeTruthy();
  });
});
