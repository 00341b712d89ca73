import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProject, renderApp, SIGNED_IN } from '../test-app.tsx';
import { commandsFor, MAX_PROJECTS_SHOWN, matching } from './commands.ts';

const many = Array.from({ length: 500 }, (_, index) => aProject({ id: `p${index}`, url: `https://shop-${index}.example/` }));

describe('commands', () => {
  it('narrow down to what holds every word typed', () => {
    const commands = commandsFor(true, many);
    expect(matching(commands, 'shop-499').map(({ label }) => label)).toEqual(['shop-499.example', 'What changed on shop-499.example']);
    expect(matching(commands, 'theme DARK').map(({ id }) => id)).toEqual(['scheme-dark']);
    expect(matching(commands, 'nothing such')).toEqual([]);
  });

  it('show the first few of many projects', () => {
    expect(matching(commandsFor(true, many), '').filter(({ group }) => group === 'Projects')).toHaveLength(MAX_PROJECTS_SHOWN);
  });

  it('offer a visitor nothing that needs an account but the way to one', () => {
    expect(commandsFor(false, []).some(({ id }) => id === 'history' || id === 'settings')).toBe(false);
  });
});

describe('the palette', () => {
  it('opens with Ctrl+K and goes to a project by keyboard', async () => {
    const { pathNow } = renderApp('/history', {
      ...SIGNED_IN,
      'GET /api/projects': { body: [aProject({ projectName: 'Spring' })] },
      'GET /api/projects/p1': { body: aProject() },
    });
    await screen.findByText('Spring');
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: /Type a project/ });
    fireEvent.change(field, { target: { value: 'spri' } });
    expect(screen.getAllByRole('option', { name: /Spring/ }).map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ]);
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(pathNow()).toBe('/analysis/p1'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Type a project/ })).toBeNull());
  });

  it('moves with the arrow keys, round the ends', async () => {
    renderApp('/history', SIGNED_IN);
    await screen.findByText(/No exports yet/);
    fireEvent.keyDown(window, { key: 'k', metaKey: true });
    const field = await screen.findByRole('combobox', { name: /Type a project/ });
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Use system theme');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('New analysis');
  });
});
