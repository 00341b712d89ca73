import { useState } from 'react';

export type Version = { number: number; label: string; time: string; text: string };

/** More would fill the page; the oldest go first. */
const MAX_VERSIONS = 5;

/** Earlier texts of this page, newest first. */
export function useVersions() {
  const [versions, setVersions] = useState<Version[]>([]);
  /** Keeps a text that is about to be replaced, unless it is empty or equals the newest version. */
  function keep(label: string, text: string) {
    if (text.trim() === '') return;
    const time = new Date().toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' });
    setVersions((before) =>
      before[0]?.text === text ? before : [{ number: (before[0]?.number ?? 0) + 1, label, time, text }, ...before].slice(0, MAX_VERSIONS),
    );
  }
  return { versions, keep };
}
