import { customType } from 'drizzle-orm/pg-core';
import { packText, unpackTextNow } from './packed-text.ts';

/** Values that stay in memory, by their stored text: those of projects that people work on. */
const KEPT_VALUES = 32;
/** Of all of them together, as text; the one that was asked for last stays whatever its size. */
const KEPT_CHARACTERS = 6_000_000;

type Kept = { value: unknown; characters: number };
const kept = new Map<string, Kept>();

function keep(stored: string, entry: Kept): void {
  kept.delete(stored);
  kept.set(stored, entry);
  let left = KEPT_CHARACTERS;
  for (const [index, [text, { characters }]] of [...kept].reverse().entries()) {
    left -= characters;
    if (index > 0 && (index >= KEPT_VALUES || left < 0)) kept.delete(text);
  }
}

/** How every packed text begins: the magic bytes of gzip. Before these columns were packed, they held the text itself. */
const PACKED = 'H4sI';

function store(value: unknown, text: string): string {
  const stored = packText(text);
  keep(stored, { value, characters: text.length });
  return stored;
}

function read(stored: string, parse: (text: string) => unknown): unknown {
  const known = kept.get(stored);
  const text = known ? '' : stored.startsWith(PACKED) ? unpackTextNow(stored) : stored;
  const entry = known ?? { value: parse(text), characters: text.length };
  keep(stored, entry);
  return entry.value;
}

/**
 * A column for a large object that no query looks into, as packed JSON: `jsonb` of a megabyte keeps the database busy, which shares the server's
 * thread where it is embedded. The same stored text gives the same object every time, so nobody may change it.
 */
export const packed = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => store(value, JSON.stringify(value)),
  fromDriver: (stored) => read(stored, JSON.parse),
});

/** A column for a long text that no query looks into. */
export const packedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => store(text, text),
  fromDriver: (stored) => read(stored, (text) => text) as string,
});
