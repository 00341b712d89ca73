import { useSyncExternalStore } from 'react';

/** The two switches of Settings. A reload or signing out resets them. */
export type SessionSettings = {
  /** New analyses run as demo: they open the closest sample and store nothing. */
  demoMode: boolean;
  /** Edits to the strategy are saved automatically. */
  autoSave: boolean;
};

const DEFAULTS: SessionSettings = { demoMode: false, autoSave: true };

let settings = DEFAULTS;
const listeners = new Set<() => void>();

function set(next: SessionSettings) {
  settings = next;
  for (const tell of listeners) tell();
}

export const setSessionSetting = (change: Partial<SessionSettings>) => set({ ...settings, ...change });
export const resetSessionSettings = () => set(DEFAULTS);

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export function useSessionSettings(): SessionSettings {
  return useSyncExternalStore(
    subscribe,
    () => settings,
    () => DEFAULTS,
  );
}
