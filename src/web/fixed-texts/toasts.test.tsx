// The texts of the toasts: changing one is a product decision.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../fake-event-source.ts';
import { type Answers, aProject, renderApp, SIGNED_IN, USER } from '../test-app.tsx';
import { expectShown, PROMPT, press, VISITOR, withList, withProject } from './test-texts.ts';

describe('toasts', () => {
  const FAILED = { status: 500 };
  const typeUrl = async (url: string) => fireEvent.change(await screen.findByLabelText('Website URL'), { target: { value: url } });
  const analyze = async () => {
    await typeUrl('shop.example');
    await press('Analyze Website');
  };
  const register = async () => {
    await screen.findByLabelText('First Name');
    const values = {
      'First Name': 'Ada',
      'Last Name': 'M',
      Email: 'a@example.com',
      'Phone Number': '1',
      Password: 'long enough',
      'Confirm Password': 'long enough',
    };
    for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await press('Create Account');
  };
  const signIn = async () => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
    await press('Sign In');
  };
  const deleteFirst = async () => {
    await press(/^Delete/);
    await press('Delete');
  };
  const editAndSave = async () => {
    await press('Edit');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mine.' } });
    await press('Save');
  };
  const chooseLovable = async () => {
    await press(/^Lovable/, 'radio');
    await press('Continue to Review');
  };
  const finish = async () => {
    await waitFor(() => expect(FakeEventSource.last?.url).toContain('/api/projects/p1/events'));
    FakeEventSource.last?.send({ id: 1, type: 'done', status: 'analyzed' } as never);
  };
  const written = withProject({ optimizerOutput: 'A plan.' });
  const unwritten = withProject({});
  const ready = withProject(PROMPT);

  const rows: [what: string, path: string, answers: Answers, act: () => Promise<unknown>, title: string, text: string | RegExp][] = [
    [
      'registration ok',
      '/register',
      { ...VISITOR, 'POST /api/auth/register': { status: 201, body: USER } },
      register,
      'Registration successful!',
      /Welcome/,
    ],
    [
      'registration failure',
      '/register',
      { ...VISITOR, 'POST /api/auth/register': FAILED },
      register,
      'Registration failed',
      'An error occurred during registration',
    ],
    ['login ok', '/login', { ...VISITOR, 'POST /api/auth/login': { body: USER } }, signIn, 'Login successful!', 'Welcome back!'],
    ['login failure', '/login', { ...VISITOR, 'POST /api/auth/login': FAILED }, signIn, 'Login failed', 'Invalid email or password'],
    [
      'analyze ok',
      '/dashboard',
      { ...unwritten, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } },
      () => analyze().then(finish),
      'Analysis Complete',
      'Website analysis completed successfully.',
    ],
    [
      'analyze failure',
      '/dashboard',
      { ...SIGNED_IN, 'POST /api/analyze': FAILED },
      analyze,
      'Analysis Failed',
      'Failed to analyze website. Please try again.',
    ],
    [
      'an empty address',
      '/dashboard',
      SIGNED_IN,
      () => typeUrl('  ').then(() => press('Analyze Website')),
      'URL Required',
      'Please enter a website URL to analyze.',
    ],
    [
      'a wrong address',
      '/dashboard',
      SIGNED_IN,
      () => typeUrl('nowhere').then(() => press('Analyze Website')),
      'Invalid URL',
      /^Please enter a valid website URL \(e\.g\., .+ or .+\)\.$/,
    ],
    [
      'duplicate ok',
      '/history',
      { ...withList({}), 'POST /api/analyze': { status: 202, body: { projectId: 'p2' } } },
      () => press(/^Duplicate/),
      'Project Duplicated',
      'A new analysis has been started with the same URL.',
    ],
    [
      'duplicate failure',
      '/history',
      { ...withList({}), 'POST /api/analyze': FAILED },
      () => press(/^Duplicate/),
      'Duplication Failed',
      'Failed to duplicate project.',
    ],
    [
      'restart ok',
      '/history',
      { ...withList({ status: 'completed' }), 'POST /api/analyze': { status: 202, body: { projectId: 'p2' } } },
      () => press(/^Continue/),
      'Analysis Restarted',
      'Starting fresh analysis for this website.',
    ],
    [
      'restart failure',
      '/history',
      { ...withList({ status: 'completed' }), 'POST /api/analyze': FAILED },
      () => press(/^Continue/),
      'Analysis Failed',
      'Failed to restart analysis.',
    ],
    [
      'delete ok',
      '/history',
      { ...withList({}), 'DELETE /api/projects/p1': { status: 204 } },
      deleteFirst,
      'Project Deleted',
      'The project has been deleted successfully.',
    ],
    [
      'delete failure',
      '/history',
      { ...withList({}), 'DELETE /api/projects/p1': FAILED },
      deleteFirst,
      'Delete Failed',
      'Failed to delete project.',
    ],
    [
      'regenerate ok',
      '/analysis/p1',
      { ...unwritten, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } },
      () => press('Regenerate Summary').then(finish),
      'Analysis Updated',
      /./,
    ],
    [
      'regenerate failure',
      '/analysis/p1',
      { ...unwritten, 'POST /api/analyze': FAILED },
      () => press('Regenerate Summary'),
      'Regeneration Failed',
      'Failed to regenerate analysis.',
    ],
    [
      'optimizer ok',
      '/compose/p1',
      { ...unwritten, 'POST /api/projects/p1/generate-optimizer': { body: { optimizerOutput: 'A plan.' } } },
      () => press('Generate Optimizer Output'),
      'Optimizer Generated',
      /./,
    ],
    [
      'optimizer failure',
      '/compose/p1',
      { ...unwritten, 'POST /api/projects/p1/generate-optimizer': FAILED },
      () => press('Generate Optimizer Output'),
      'Generation Failed',
      'Failed to generate optimizer output.',
    ],
    ['changes saved', '/compose/p1', { ...written, 'PATCH /api/projects/p1': { body: aProject() } }, editAndSave, 'Changes Saved', /./],
    [
      'designer prompt ok',
      '/choose-designer/p1',
      { ...written, 'POST /api/projects/p1/generate-designer-prompt': { body: aProject(PROMPT) } },
      chooseLovable,
      'Designer prompt generated',
      /./,
    ],
    [
      'designer prompt failure',
      '/choose-designer/p1',
      { ...written, 'POST /api/projects/p1/generate-designer-prompt': FAILED },
      chooseLovable,
      'Generation failed',
      'Failed to generate designer prompt. Please try again.',
    ],
    [
      'project saved',
      '/push/p1',
      { ...withProject({ ...PROMPT, projectName: 'Spring' }), 'PATCH /api/projects/p1': { body: aProject() } },
      () => press('Save Project'),
      'Project Saved',
      /./,
    ],
    [
      'export failure',
      '/push/p1',
      { ...ready, 'POST /api/projects/p1/export': FAILED },
      () => press(/^Export to/),
      'Export Failed',
      'Failed to export to builder.',
    ],
    ['demo mode on', '/settings', SIGNED_IN, () => press('Demo Mode', 'switch'), 'Demo Mode Enabled', /./],
    ['auto-save off', '/settings', SIGNED_IN, () => press('Auto-save Projects', 'switch'), 'Auto-save Disabled', /./],
  ];
  it.each(rows)('%s', async (_, path, answers, act, title, text) => {
    renderApp(path, answers);
    await act();
    const shown = (await screen.findByText(title)).closest('[role="alert"], [role="status"]') as HTMLElement;
    const rest = (shown.textContent ?? '').replace(title, '');
    if (typeof text === 'string') expect(rest).toBe(text);
    else expect(rest).toMatch(text);
  });

  it('copying that is refused', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('refused')) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));
    renderApp('/push/p1', ready);
    await press('Copy Prompt');
    await press('Copy to Clipboard');
    await expectShown(['Copy Failed', 'Failed to copy to clipboard. Please select and copy manually.']);
  });
});
