import { useState } from 'react';

const keyOf = (id: string) => `draft-${id}`;

function stored(id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function store(id: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // No storage, or it is full: the draft then lives as long as the page.
  }
}

/**
 * The text under edit. It is kept for the tab while it differs from the saved one, so that neither a reload nor a
 * session that ended loses it.
 */
export function useDraft(id: string, saved: string) {
  const [kept] = useState(() => stored(id));
  const wasRestored = kept !== null && kept !== saved;
  const [draft, setDraft] = useState<string | null>(wasRestored ? kept : null);
  /** The saved text when the editor was opened. */
  const [opened, setOpened] = useState(saved);
  return {
    isOpen: draft !== null,
    isDirty: draft !== null && draft !== saved,
    wasRestored,
    text: draft ?? saved,
    opened,
    open: () => {
      setDraft(saved);
      setOpened(saved);
    },
    change: (text: string) => {
      setDraft(text);
      store(id, text === saved ? null : text);
    },
    /** After a text was saved with the editor open: it need not be kept for the tab any more. */
    saved: (text: string) => {
      if (stored(id) === text) store(id, null);
    },
    close: () => {
      setDraft(null);
      store(id, null);
    },
  };
}
