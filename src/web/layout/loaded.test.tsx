import { MantineProvider } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { Loaded } from './loaded.tsx';

type State = Partial<Pick<UseQueryResult<string[]>, 'data' | 'error' | 'isPending' | 'isError' | 'refetch'>>;

function show(state: State) {
  const query = { isPending: false, isError: false, isPlaceholderData: false, ...state } as UseQueryResult<string[]>;
  return render(
    <MantineProvider env="test">
      <Loaded query={query} rows={2} loading="Loading loaves..." failed="The loaves could not be loaded">
        {(loaves) => <p>{loaves.join(', ')}</p>}
      </Loaded>
    </MantineProvider>,
  );
}

describe('Loaded', () => {
  it('shows placeholders while loading, and the data then', () => {
    show({ isPending: true });
    expect(screen.getByText('Loading loaves...')).toBeDefined();
    show({ data: ['rye', 'spelt'] });
    expect(screen.getByText('rye, spelt')).toBeDefined();
  });

  it('says why it failed and loads again on request', () => {
    const refetch = vi.fn();
    show({ isError: true, error: new ApiError(503, 'Out of flour.'), refetch });
    expect(screen.getByText('Out of flour.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps what was there when loading again failed', () => {
    show({ isError: true, error: new Error('offline'), data: ['rye'] });
    expect(screen.getByRole('heading', { name: 'The loaves could not be loaded' })).toBeDefined();
    expect(screen.getByText('rye')).toBeDefined();
  });
});
