import { useRef } from 'react';

/** Runs an action one at a time: a second click while the first is pending does nothing. */
export function useSingleFlight<A extends unknown[]>(action: (...args: A) => Promise<unknown>): (...args: A) => void {
  const isBusy = useRef(false);
  return (...args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void action(...args).finally(() => {
      isBusy.current = false;
    });
  };
}
