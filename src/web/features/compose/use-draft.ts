import { useState } from 'react';
import { etagOf } from '#contracts/etag.ts';

const keyOf = (id: string) => `draft-${id}`;

/** An unsaved text, and the version of the saved text it is based on. */
type Kept = { text: string; base: string };

function stored(id: string): Kept | null {
  try {
    const { text, base } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<Kept>;
    return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
  } catch {
    // No storage, or it holds data of another version.
    return null;
  }
}

function store(id: string, kept: Kept | null) {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // No storage, or it is full: the draft then lasts as long as the page.
  }
}

/**
 * The text being edited. It is kept in the tab's storage while it differs from the saved one, so that neither a reload nor a
 * session that ended loses it.
 */
export function useDraft(id: string, saved: string) {
  const [kept] = useState(() => stored(id));
  const wasRestored = kept !== null && kept.text !== saved;
  const [draft, setDraft] = useState<string | null>(wasRestored ? kept.text : null);
  /** Version of the text that the edits are based on: another one may have been saved elsewhere since. */
  const [base, setBase] = useState(wasRestored ? kept.base : etagOf(saved));
  return {
    isOpen: draft !== null,
    isDirty: draft !== null && draft !== saved,
    wasRestored,
    text: draft ?? saved,
    base,
    open: () => {
      setDraft(saved);
      setBase(etagOf(saved));
    },
    change: (text: string) => {
      setDraft(text);
      store(id, text === saved ? null : { text, base });
    },
    /** Call after saving with the editor open: clears the tab's stored draft. */
    saved: (text: string) => {
      setBase(etagOf(text));
      const rest = stored(id);
      if (rest) store(id, rest.text === text ? null : { text: rest.text, base: etagOf(text) });
    },
    close: () => {
      setDraft(null);
      store(id, null);
    },
  };
}
