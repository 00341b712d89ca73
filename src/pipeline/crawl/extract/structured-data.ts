import type { StructuredData } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { attribute, ownText, splitTokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_ITEMS = 100;
const MAX_MARKED = 5000;
const MAX_JSON_LENGTH = 200_000;
const MAX_DEPTH = 40;
const MAX_NODES = 20_000;
const MAX_STRING = 5000;

type Properties = Record<string, unknown[]>;
type MarkedItem = { type: string[]; properties: Properties };

/** JSON-LD, microdata and RDFa of a page; at most 100 pieces. */
export function readStructuredData(reader: PageFactReader): StructuredData[] {
  const all = [...readJsonLd(reader), ...readMarked(reader)];
  if (all.length > MAX_ITEMS) reader.cut('structured-data');
  return all.slice(0, MAX_ITEMS);
}

function readJsonLd(reader: PageFactReader): StructuredData[] {
  return reader.state.jsonLd
    .filter((element) => !element.hidden)
    .map((element) => {
      const selector = reader.selectorOf(element);
      const text = ownText(element).replace(
        /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g,
        '',
      );
      const failed = (error: string): StructuredData => ({ format: 'json-ld', types: [], data: null, error, selector });
      if (text.trim() === '') return failed('The script is empty.');
      if (text.length > MAX_JSON_LENGTH) return failed(`The script is longer than ${MAX_JSON_LENGTH} characters and was not read.`);
      try {
        const data = cleanJson(JSON.parse(text));
        return { format: 'json-ld', types: typesOf(data), data, error: null, selector };
      } catch (error) {
        return failed(`Not valid JSON: ${error instanceof Error ? cutText(foldText(error.message), 200).toWellFormed() : 'unknown error'}`);
      }
    });
}

/** Copies parsed JSON without NUL and lone surrogates (a database refuses them), levels below 40 and what follows 20,000 values. */
function cleanJson(data: unknown): unknown {
  let left = MAX_NODES;
  const clean = (value: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH) return null;
    if (typeof value === 'string') return cleanString(value);
    if (Array.isArray(value)) return value.slice(0, 2000).map((entry) => clean(entry, depth + 1));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).slice(0, 500);
    return Object.fromEntries(
      entries.filter(([key]) => key !== '__proto__').map(([key, entry]) => [cleanString(key), clean(entry, depth + 1)]),
    );
  };
  return clean(data, 0);
}

function cleanString(value: string): string {
  return cutText(value.replaceAll('\u0000', ''), MAX_STRING).toWellFormed();
}

/** Name of a type without its vocabulary: `https://schema.org/Bakery` and `schema:Bakery` are `Bakery`. */
function typeName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1).trim();
}

/** schema.org type names in a value, nested ones included, each once. */
function typesOf(data: unknown): string[] {
  const types = new Set<string>();
  for (const { '@type': own } of objectsIn(data))
    for (const type of [own].flat()) if (typeof type === 'string' && type.trim() !== '') types.add(typeName(type));
  return [...types];
}

/** The objects of a JSON value, itself and nested ones, outer ones first. */
export function* objectsIn(data: unknown): Generator<Record<string, unknown>, void, undefined> {
  const waiting: unknown[] = [data];
  for (const value of waiting) {
    if (Array.isArray(value)) waiting.push(...value);
    else if (value !== null && typeof value === 'object') {
      yield value as Record<string, unknown>;
      waiting.push(...Object.values(value));
    }
  }
}

/** Value of a property by its element (HTML standard, microdata, "values"). */
function propertyValue(reader: PageFactReader, element: DomElement): string {
  const direct = attribute(element, 'content') ?? attribute(element, 'datetime');
  if (direct !== null) return cutText(foldText(direct), MAX_STRING);
  const address = attribute(element, 'src') ?? attribute(element, 'href');
  if (address !== null) return reader.absolute(address) ?? address.trim();
  return reader.textOf(element);
}

function readMarked(reader: PageFactReader): StructuredData[] {
  const items = new Map<DomElement, MarkedItem>();
  const found: StructuredData[] = [];
  for (const element of reader.state.marked.slice(0, MAX_MARKED)) {
    const isMicrodata = attribute(element, 'itemscope') !== null;
    const typeText = isMicrodata ? attribute(element, 'itemtype') : attribute(element, 'typeof');
    const opensItem = isMicrodata || typeText !== null;
    const property = attribute(element, 'itemprop') ?? (element.tag === 'meta' ? null : attribute(element, 'property'));
    let around = element.parent;
    while (around && !items.has(around)) around = around.parent;
    const holder = around ? items.get(around) : undefined;
    const item: MarkedItem | null = opensItem ? { type: splitTokens(typeText ?? '').map(typeName), properties: {} } : null;
    if (item) items.set(element, item);
    if (holder && property) {
      for (const name of splitTokens(property).filter((part) => part !== '__proto__')) {
        const key = typeName(name);
        const values = Object.hasOwn(holder.properties, key) ? holder.properties[key] : undefined;
        if (values) values.push(item ?? propertyValue(reader, element));
        else if (key !== '__proto__') holder.properties[key] = [item ?? propertyValue(reader, element)];
      }
    } else if (item && !element.hidden) {
      found.push({
        format: isMicrodata ? 'microdata' : 'rdfa',
        types: item.type,
        data: item,
        error: null,
        selector: reader.selectorOf(element),
      });
    }
  }
  for (const entry of found) entry.types = nestedTypes(entry.data as MarkedItem);
  return found;
}

function nestedTypes(item: MarkedItem): string[] {
  const types = new Set<string>();
  const waiting: MarkedItem[] = [item];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const type of next.type) types.add(type);
    for (const values of Object.values(next.properties)) {
      for (const value of values) if (typeof value === 'object') waiting.push(value as MarkedItem);
    }
  }
  return [...types];
}
