import { useState } from 'react';

/** Ids of the entries that were ticked off, as this browser keeps them for each report. */
export type Ticks = { has: (entry: string) => boolean; set: (entries: readonly string[], isTicked: boolean) => void };

/** Reports whose ticks are kept; those of older ones go. */
const KEPT = 40;
const KEY = 'ticks';

type Stored = [report: string, entries: string[]][];

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => Array.isArray(one) && Array.isArray(one[1])) : [];
  } catch {
    return [];
  }
}

function write(report: string, entries: ReadonlySet<string>): void {
  const others = read().filter(([one]) => one !== report);
  try {
    localStorage.setItem(KEY, JSON.stringify([[report, [...entries]], ...others].slice(0, KEPT)));
  } catch {
    // Storage is full or blocked: the ticks last as long as the page.
  }
}

/** What the owner ticked off in a report. */
export function useTicks(report: string): Ticks {
  const [ticked, setTicked] = useState(() => new Set(read().find(([one]) => one === report)?.[1]));
  return {
    has: (entry) => ticked.has(entry),
    set(entries, isTicked) {
      const next = new Set(ticked);
      for (const entry of entries) {
        if (isTicked) next.add(entry);
        else next.delete(entry);
      }
      setTicked(next);
      write(report, next);
    },
  };
}
