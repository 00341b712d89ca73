import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const VISITOR = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };
const SAMPLE = { ...VISITOR, 'GET /api/projects/demo-coffee?demo=true': { body: aProject({ id: 'demo-coffee' }) } };
const CHAPTERS = ['Overview', 'Getting Started', 'Workflow Guide', 'Features', 'Best Practices', 'Troubleshooting', 'API Setup'];

describe('the user manual', () => {
  it.each([
    ['/history', 'Help', SIGNED_IN],
    ['/dashboard', 'Help', SIGNED_IN],
    ['/analysis/demo-coffee?demo=true', 'Help', SAMPLE],
    ['/', 'Documentation', VISITOR],
  ])('opens at %s by %s', async (path, name, answers) => {
    renderApp(path, answers);
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'User Manual' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close manual' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has seven chapters, each with its text', async () => {
    renderApp('/history', SIGNED_IN);
    fireEvent.click(await screen.findByRole('button', { name: 'Help' }));
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(CHAPTERS);
    for (const name of CHAPTERS) {
      fireEvent.click(screen.getByRole('tab', { name }));
      expect(screen.getByRole('tabpanel', { name }).textContent?.length).toBeGreaterThan(600);
    }
  });

  it.each([
    ['Best Practices', /under 50 characters and avoid special characters/],
    ['API Setup', /about 2-5 USD per analysis/],
    ['API Setup', /No key is needed/],
  ])('%s says %s', async (name, text) => {
    renderApp('/history', SIGNED_IN);
    fireEvent.click(await screen.findByRole('button', { name: 'Help' }));
    fireEvent.click(await screen.findByRole('tab', { name }));
    expect(screen.getByRole('tabpanel', { name }).textContent).toMatch(text);
  });
});
