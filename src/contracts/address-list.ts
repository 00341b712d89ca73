import { displayHost, readWebsiteUrl } from './website-url.ts';

/** Sites that one list may have. */
export const MAX_BATCH_SITES = 50;
const SHOWN_LINE = 80;

export type AddressList = {
  /** Complete URLs, each site once, in the order of the list; at most `MAX_BATCH_SITES`. */
  urls: string[];
  /** Lines without an address. */
  bad: { line: number; text: string }[];
  /** How many addresses were in the list already. */
  merged: number;
  /** How many sites the list is too long by. */
  over: number;
};

/**
 * Reads a pasted list or the text of a CSV file: one address a line, or rows whose first cell with an address counts. A line of addresses
 * only may have several. Cells are separated by commas, semicolons or tabs and may be quoted (RFC 4180). A first line without an address is
 * taken for column names.
 */
export function readAddressList(text: string): AddressList {
  const list: AddressList = { urls: [], bad: [], merged: 0, over: 0 };
  const known = new Set<string>();
  const lines = text.replace('\ufeff', '').split('\n');
  lines.forEach((raw, index) => {
    if (raw.trim() === '') return;
    const found = addressesIn(raw);
    if (found.length === 0 && !isHeader(raw, index, lines)) list.bad.push({ line: index + 1, text: raw.trim().slice(0, SHOWN_LINE) });
    for (const url of found) {
      const key = siteKey(url);
      if (known.has(key)) list.merged += 1;
      else if (known.size < MAX_BATCH_SITES) list.urls.push(url);
      else list.over += 1;
      known.add(key);
    }
  });
  return list;
}

/** Two addresses with the same key are one site: scheme, `www.` and a slash at the end make no difference. */
export function siteKey(url: string): string {
  const { pathname, search } = new URL(url);
  return `${displayHost(url)}${pathname.endsWith('/') ? pathname.slice(0, -1) : pathname}${search}`;
}

function addressesIn(line: string): string[] {
  const cells = cellsOf(line).filter((cell) => cell !== '');
  const urls = cells.flatMap(urlOf);
  if (urls.length > 0) return urls.length === cells.length ? urls : urls.slice(0, 1);
  const words = line.trim().split(' ').filter(Boolean);
  const apart = words.flatMap(urlOf);
  return words.length > 1 && apart.length === words.length ? apart : [];
}

function urlOf(text: string): string[] {
  const read = readWebsiteUrl(text);
  return read.ok ? [read.url] : [];
}

/** A first line that has no dot and no digit, with other lines below it. */
function isHeader(line: string, index: number, lines: string[]): boolean {
  return index === 0 && lines.length > 1 && [...line].every((char) => char !== '.' && (char < '0' || char > '9'));
}

function cellsOf(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const char of line.trim()) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === ',' || char === ';' || char === '\t')) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells.map((cell) => cell.trim());
}
