import { useEffect, useEffectEvent, useState } from 'react';

/** Edits are saved this long after the last key. */
export const AUTO_SAVE_MS = 1_500;

export type AutoSaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves a text automatically once the writer pauses. After a failure it waits for the next edit. */
export function useAutoSave(options: {
  isOn: boolean;
  text: string;
  isDirty: boolean;
  save: (text: string) => Promise<void>;
}): AutoSaveState {
  const { isOn, text, isDirty } = options;
  const [state, setState] = useState<AutoSaveState>('idle');
  const save = useEffectEvent(async (value: string) => {
    setState('saving');
    try {
      await options.save(value);
      setState('saved');
    } catch {
      // The page says so next to the editor; the text stays in it, and in the tab's storage.
      setState('failed');
    }
  });
  useEffect(() => {
    if (!isOn || !isDirty || text.trim() === '') return;
    const timer = setTimeout(() => void save(text), AUTO_SAVE_MS);
    return () => clearTimeout(timer);
  }, [isOn, isDirty, text]);
  return isOn ? state : 'idle';
}
