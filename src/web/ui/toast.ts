// One short message at the edge of the screen; a new one replaces the one before. `toaster.tsx` shows it.

export type Toast = {
  id: number;
  tone: 'success' | 'error';
  title: string;
  message: string;
  closesAfterMs: number;
  undo?: () => void;
};

const READ_MS = 5_000;
/** To take something back, people need longer than to read. */
const UNDO_MS = 12_000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const tell of listeners) tell();
}

function show(tone: Toast['tone'], title: string, message: string, undo?: () => void) {
  lastId += 1;
  set({ id: lastId, tone, title, message, closesAfterMs: undo ? UNDO_MS : READ_MS, ...(undo && { undo }) });
}

export const toast = {
  success: (title: string, message: string) => show('success', title, message),
  error: (title: string, message: string) => show('error', title, message),
  /** A change with the way back. */
  undoable: (title: string, message: string, undo: () => void) => show('success', title, message, undo),
  close: () => set(null),
};

/** The toast to show now, for `useSyncExternalStore`. */
export const currentToast = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => current,
  /** A prerendered page has none. */
  getOnServer: () => null,
};
