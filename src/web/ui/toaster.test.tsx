import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <Toaster />
    </MantineProvider>,
  );
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a toast', () => {
  it('takes the place of the one before, and is announced by its kind', () => {
    act(() => toast.success('Saved', 'It is kept.'));
    expect(screen.getByRole('status').textContent).toContain('It is kept.');
    act(() => toast.error('Not saved', 'Try again.'));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
  });

  it('closes after five seconds, but not under the pointer or while it has the focus', () => {
    act(() => toast.success('Saved', 'It is kept.'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    wait(20_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Close notification' }));
    fireEvent.pointerLeave(screen.getByRole('status'));
    wait(20_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Close notification' }));
    wait(4_900);
    expect(screen.getByText('Saved')).toBeTruthy();
    wait(200);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('leaves longer to take something back, and closes when that is done or by its button', () => {
    const undo = vi.fn();
    act(() => toast.undoable('Deleted', 'It is gone.', undo));
    wait(11_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).toBeNull();
    act(() => toast.success('Saved', 'It is kept.'));
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
