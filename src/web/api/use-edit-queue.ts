import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '../ui/use-leave-warning.ts';
import { messageOf } from './client.ts';

/** Edits are sent this long after the last one: what is drawn from them follows within a second. */
const SEND_AFTER_MS = 30;

type Options<E, S> = {
  /** Edits that are not saved yet are kept in the tab's storage under this name. */
  name: string;
  /** As last read or saved; undefined while it loads. */
  stored: S | undefined;
  /** Saves the edits on top of `stored`, and updates it. */
  send: (edits: E[], stored: S) => Promise<void>;
  /** What another window saved in the meantime, if that is why `send` failed. */
  storedIn: (error: unknown) => S | null;
  /** Takes what another window saved as the new `stored`. */
  adopt: (stored: S) => void;
};

export type EditQueue<E, S> = {
  /** Edits not saved yet, oldest first. */
  pending: E[];
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why the last attempt failed. */
  problem: string;
  /** What another window saved in the meantime; null while there is no conflict. */
  theirs: S | null;
  /** `inverse` takes the edit back. */
  add: (edit: E, inverse: E) => void;
  /** Takes the last edit of this visit back; false when there is none. */
  undo: () => boolean;
  /** Saves what is pending now; false when something could not be saved. */
  flush: () => Promise<boolean>;
  discard: () => void;
  /** Saves what is pending on top of `theirs`. */
  keepMine: () => void;
  takeTheirs: () => void;
};

/**
 * Edits that are shown at once and saved shortly after, one call at a time. A failed call keeps them, in the tab's storage too;
 * a conflict with another window waits for the user's choice.
 */
export function useEditQueue<E, S>(options: Options<E, S>): EditQueue<E, S> {
  const { name, stored } = options;
  const [pending, setPending] = useState<E[]>(() => kept(name));
  const [state, setState] = useState<EditQueue<E, S>['state']>('idle');
  const [problem, setProblem] = useState('');
  const [theirs, setTheirs] = useState<S | null>(null);
  /** What a call that ends later, a toast or the unmount must see as it is then. */
  const latest = useRef({ pending, past: [] as E[], sending: Promise.resolve(true) });

  function set(edits: E[], next: typeof state) {
    latest.current.pending = edits;
    setPending(edits);
    setState(next);
    keep(name, edits);
  }

  const send = useEffectEvent(async (): Promise<boolean> => {
    const edits = latest.current.pending;
    if (edits.length === 0) return true;
    if (stored === undefined || theirs !== null) return false;
    setState('saving');
    try {
      await options.send(edits, stored);
      const added = latest.current.pending.slice(edits.length);
      set(added, added.length > 0 ? 'idle' : 'saved');
      return true;
    } catch (error) {
      setTheirs(options.storedIn(error));
      setProblem(messageOf(error, 'Connection problem.'));
      setState('failed');
      return false;
    }
  });
  const sendNext = useEffectEvent(() => {
    latest.current.sending = latest.current.sending.then(send);
    return latest.current.sending;
  });

  const isWaiting = pending.length > 0 && stored !== undefined && state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further edit starts the wait again.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(sendNext, SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, pending]);
  useEffect(() => () => void sendNext(), []);
  useLeaveWarning(pending.length > 0);

  function undo(): boolean {
    const inverse = latest.current.past.pop();
    if (inverse === undefined) return false;
    set([...latest.current.pending, inverse], 'idle');
    return true;
  }
  function settle(edits: E[]) {
    if (theirs !== null) options.adopt(theirs);
    setTheirs(null);
    set(edits, 'idle');
  }
  return {
    pending,
    state,
    problem,
    theirs,
    undo,
    add(edit, inverse) {
      latest.current.past.push(inverse);
      set([...latest.current.pending, edit], 'idle');
    },
    flush: () => sendNext(),
    discard: () => set([], 'idle'),
    keepMine: () => settle(latest.current.pending),
    takeTheirs: () => settle([]),
  };
}

function kept<E>(name: string): E[] {
  try {
    const edits: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(edits) ? edits : [];
  } catch {
    // No storage, or it holds data of another version.
    return [];
  }
}

function keep(name: string, edits: unknown[]) {
  try {
    if (edits.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(edits));
  } catch {
    // No storage, or it is full: the edits then last as long as the page.
  }
}
