import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipOf } from './zip.ts';

const TEXT = 'hello '.repeat(100);
const ENTRIES = [
  { path: 'about/index.html', bytes: Buffer.from(TEXT) },
  { path: 'images/über.png', bytes: Buffer.from([1, 2, 3]) },
  { path: 'empty.txt', bytes: Buffer.alloc(0) },
];

/** The files as the directory at the end lists them. */
function unzip(zip: Buffer): [string, string][] {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const data = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    const text = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data;
    at += 46 + nameLength;
    return [name, text.toString('latin1')];
  });
}

describe('a ZIP archive', () => {
  it('holds every file with its name', () => {
    expect(unzip(zipOf(ENTRIES))).toEqual([
      ['about/index.html', TEXT],
      ['images/über.png', '\x01\x02\x03'],
      ['empty.txt', ''],
    ]);
  });

  it('is smaller than its texts, and the same for the same files', () => {
    expect(zipOf(ENTRIES).length).toBeLessThan(TEXT.length);
    expect(zipOf(ENTRIES).equals(zipOf(ENTRIES))).toBe(true);
  });
});
