// The texts of what users open or wait for: changing one is a product decision.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ONBOARDING_FLAG } from '../layout/onboarding-gate.tsx';
import { renderApp, SIGNED_IN } from '../test-app.tsx';
import { expectShown, PROMPT, press, withList, withProject } from './test-texts.ts';

const never = () => new Promise<never>(() => {});

describe('texts of dialogs and waits', () => {
  it('the custom designer asks for its criteria', async () => {
    renderApp('/choose-designer/p1', withProject({ optimizerOutput: 'A plan.' }));
    await press(/^Custom/, 'radio');
    await expectShown(['label: Custom GPT Prompt Criteria']);
  });

  it('editing offers Save and Cancel', async () => {
    renderApp('/compose/p1', withProject({ optimizerOutput: 'A plan.' }));
    await press('Edit');
    await expectShown(['button: Save', 'button: Cancel']);
  });

  it('deleting asks with the address, and says Deleting...', async () => {
    renderApp('/history', { ...withList({}), 'DELETE /api/projects/p1': never });
    await press(/^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete the project for https://shop.example/? This action cannot be undone.',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Deleting...' })).toBeTruthy());
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('the copy dialog holds the prompt read-only and says Copied!', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: async () => {} } }));
    renderApp('/push/p1', withProject(PROMPT));
    await press('Copy Prompt');
    expect(await screen.findByLabelText('The full prompt')).toHaveProperty('readOnly', true);
    await press('Copy to Clipboard');
    await expectShown(['Copied!', 'Copied to Clipboard']);
  });

  it('after the export: Open in the builder, Save Export, Back to Home', async () => {
    const prompt = { builder: 'framer', blocks: [], text: 'Build it.', deepLink: null, startPage: 'https://framer.example/', notice: '' };
    renderApp('/push/p1', {
      ...withProject({ ...PROMPT, prompt }),
      'POST /api/projects/p1/export': {
        status: 201,
        body: { id: 'e1', projectId: 'p1', builderName: 'framer', exportLink: null, notes: null, createdAt: '2026-01-01T00:00:00Z' },
      },
    });
    await press('Export to Framer AI');
    await expectShown(['link: Open in Framer AI', 'button: Save Export', 'button: Back to Home']);
    await press('Open in Framer AI', 'link');
    await expectShown(['Opening Builder']);
  });

  it('the onboarding, three steps', async () => {
    localStorage.removeItem(ONBOARDING_FLAG);
    renderApp('/history', SIGNED_IN);
    await expectShown(['1 of 3', /Welcome/]);
    await press('Next');
    await expectShown(['2 of 3', 'Your 3-Step Workflow', 'Analyze', 'Compose', 'Choose Designer', 'button: Back']);
    await press('Next');
    await expectShown(['3 of 3', 'Start Your First Project', 'button: Get Started', /AI provider key/]);
  });

  it('the manual, seven tabs', async () => {
    renderApp('/history', SIGNED_IN);
    await press('Help');
    await expectShown([
      'tab: Overview',
      'tab: Getting Started',
      'tab: Workflow Guide',
      'tab: Features',
      'tab: Best Practices',
      'tab: Troubleshooting',
      'tab: API Setup',
    ]);
    await press('API Setup', 'tab');
    await expectShown([/2-5 USD/]);
  });

  it('the wait for an analysis: four steps, which one it is, and how long it takes', async () => {
    renderApp('/dashboard', { ...SIGNED_IN, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } });
    fireEvent.change(await screen.findByLabelText('Website URL'), { target: { value: 'shop.example' } });
    await press('Analyze Website');
    await expectShown([
      'Step 1 of 4',
      /connecting to the website/i,
      /crawling pages and extracting content/i,
      /generating optimi[sz]ation insights/i,
      'This usually takes 10-15 seconds',
    ]);
  });
});
