import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '../ui/toast.ts';
import { ApiError } from './client.ts';
import { useAction } from './use-action.ts';

const failed = { title: 'Save Failed', fallback: 'Please try again.' };

describe('useAction', () => {
  it('runs one at a time', async () => {
    const pending = Promise.withResolvers<void>();
    const action = vi.fn(() => pending.promise);
    const { result } = renderHook(() => useAction(failed, action));
    result.current();
    result.current();
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => pending.resolve());
    result.current();
    expect(action).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the reason that the server gave', new ApiError(409, 'It was changed elsewhere.'), 'It was changed elsewhere.'],
    ['the fallback where there is none', new Error('socket closed'), 'Please try again.'],
  ])('says %s when the call fails, and can run again', async (_, error, message) => {
    const shown = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useAction(failed, () => Promise.reject(error)));
    await act(async () => result.current());
    expect(shown).toHaveBeenLastCalledWith('Save Failed', message);
    await act(async () => result.current());
    expect(shown).toHaveBeenCalledTimes(2);
    shown.mockRestore();
  });
});
