import { toast } from '../ui/toast.ts';
import { useSingleFlight } from '../ui/use-single-flight.ts';
import { messageOf } from './client.ts';

/** The toast for a failed call: its title, and what it says where the server gave no reason. */
export type Failure = { title: string; fallback: string };

/** A user's action that calls the server: one at a time, and a toast says when it failed. */
export function useAction<A extends unknown[]>(failed: Failure, action: (...args: A) => Promise<unknown>): (...args: A) => void {
  return useSingleFlight(async (...args: A) => {
    try {
      await action(...args);
    } catch (error) {
      toast.error(failed.title, messageOf(error, failed.fallback));
    }
  });
}
