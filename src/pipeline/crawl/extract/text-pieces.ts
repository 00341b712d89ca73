import names from '#lexicon/crawl/class-names.json' with { type: 'json' };
import { hasLetter } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { isWhiteSpace } from '#text/white-space.ts';
import { type DomNode, isElement, listElements, tokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import { LINE_END, type TextRun } from './dom-walk-state.ts';

/** Children of one element that are looked at, and levels of single children inside each other. Design defaults. */
const MOST_CHILDREN = 400;
const MOST_LEVELS = 8;

const PIECE_NAMES = new Set(names.pieces);

const isCell = ({ tag }: DomElement): boolean => tag === 'td' || tag === 'th';

/** Whether class names say that an element is a small part of its own: `badge`, `card__price`. */
const isNamedPiece = ({ className }: DomElement): boolean =>
  className !== '' && tokens(className).some((name) => name.split(/[-_]+/).some((part) => PIECE_NAMES.has(part)));

/** Whether a run of text continues in this element: it starts no block of its own. */
const isInline = (element: DomElement, { owner }: TextRun): boolean =>
  element.owner !== element && element.tag !== 'button' && element.hidden === owner.hidden;

const hasInk = (text: string): boolean => text.trim() !== '';

/** Whether a stretch of the stream has more than white space. */
function hasInkIn(stream: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (!isWhiteSpace(stream.charCodeAt(at))) return true;
  return false;
}

/** The children of an element that a run is made of, without those that show nothing. */
function childrenIn(element: DomElement, run: TextRun, stream: string): DomNode[] {
  let group: DomNode[] = [];
  let isFound = false;
  let count = 0;
  for (let node = element.first; node !== null && count < MOST_CHILDREN; node = node.next, count += 1) {
    if (!isElement(node)) {
      if (hasInk(node.value)) group.push(node);
    } else if (!isInline(node, run)) {
      if (isFound) break;
      group = [];
    } else if (node.start >= run.start && node.start < run.end) {
      isFound = true;
      if (hasInkIn(stream, node.start, node.end)) group.push(node);
    }
  }
  return isFound ? group : [];
}

const ICONS = new Set(['svg', 'img', 'i']);

/** Whether an element starts with an icon: each of such elements in a row is a label of its own. */
function startsWithIcon({ first }: DomElement): boolean {
  let node = first;
  while (node !== null && !isElement(node) && !hasInk(node.value)) node = node.next;
  return node !== null && isElement(node) && ICONS.has(node.tag) && node.start === node.end;
}

/** Whether the words of an element are apart from those before it. */
function startsPiece(before: DomElement, element: DomElement, stream: string): boolean {
  const first = stream.slice(element.start, element.end).trimStart().charAt(0);
  const isWordStart = first === first.toUpperCase() && (hasLetter(first) || (first >= '0' && first <= '9') || '$€£¥+'.includes(first));
  if (!isWordStart) return false;
  const isApart = isWhiteSpace(stream.charCodeAt(element.start - 1)) || isWhiteSpace(stream.charCodeAt(element.start));
  if (!isApart) return isNamedPiece(before) || isNamedPiece(element);
  return before.tag !== element.tag || before.tag === 'a' || before.className + element.className !== '' || startsWithIcon(element);
}

/** Offsets at which parts of a run start that are elements of their own. */
function inlineStarts(run: TextRun, stream: string): number[] {
  let children = childrenIn(run.owner, run, stream);
  for (let level = 0; children.length === 1 && level < MOST_LEVELS; level += 1) {
    const [only] = children;
    if (!only || !isElement(only)) return [];
    children = childrenIn(only, run, stream);
  }
  const elements = children.filter(isElement);
  if (elements.length === children.length)
    return elements.flatMap((element, at) => {
      const before = elements[at - 1];
      return before && startsPiece(before, element, stream) ? [element.start] : [];
    });
  // Next to running text, only what its class calls a tag, a date, a price ...
  const [first, last] = [children[0], children.at(-1)];
  return [
    ...(first && isElement(first) && isNamedPiece(first) ? [first.end] : []),
    ...(last && isElement(last) && isNamedPiece(last) ? [last.start] : []),
  ];
}

/** The cells of a table row that are in a run, and the column of the first. */
function cellsIn({ owner, start, end }: TextRun): { cells: DomElement[]; column: number } {
  const all = listElements(owner.first).filter((element) => isCell(element) && element.hidden === owner.hidden);
  const column = all.findIndex((cell) => cell.end >= start);
  return { cells: all.filter((cell) => cell.end >= start && cell.start <= end), column: Math.max(0, column) };
}

function hasLineEnd(stream: string, start: number, end: number): boolean {
  const code = LINE_END.charCodeAt(0);
  for (let at = start; at < end; at += 1) if (stream.charCodeAt(at) === code) return true;
  return false;
}

/**
 * The parts of a block's text: cells of a row, lines, and small elements that visitors see apart from each other. Undefined for running text
 * and headings. `stream` is the text that the run is a stretch of.
 */
export function piecesOf(run: TextRun, stream: string): string[] | undefined {
  const { owner, start, end } = run;
  if (owner.heading === owner) return undefined;
  const textOf = (from: number, to: number) => foldText(stream.slice(Math.max(from, start), Math.min(to, end)));
  if (owner.tag === 'tr') {
    const pieces = cellsIn(run).cells.map((cell) => textOf(cell.start, cell.end));
    return pieces.length > 1 ? pieces : undefined;
  }
  // Most blocks are one line of text.
  const { first } = owner;
  const isPlain = first !== null && first === owner.last && !isElement(first);
  const inside = isPlain ? [] : inlineStarts(run, stream);
  if (inside.length === 0 && !hasLineEnd(stream, start, end)) return undefined;
  const starts = [start, ...inside, end];
  const lines = starts.slice(0, -1).flatMap((from, at) => stream.slice(from, starts[at + 1]).split(LINE_END));
  const pieces = lines.map(foldText).filter((text) => text !== '');
  return pieces.length > 1 ? pieces : undefined;
}

/** Counts the rows of tables, and tells in which row and column a run of text is; undefined outside of tables. */
export function createCellFinder(): (run: TextRun) => { row: number; column: number } | undefined {
  const rows = new Map<DomElement, number>();
  const rowOf = (row: DomElement) => {
    const known = rows.get(row) ?? rows.size;
    rows.set(row, known);
    return known;
  };
  return (run) => {
    if (run.owner.tag === 'tr') return { row: rowOf(run.owner), column: cellsIn(run).column };
    for (let element: DomElement | null = run.owner; element; element = element.parent) {
      if (element.tag === 'table') return undefined;
      if (isCell(element) && element.parent?.tag === 'tr')
        return { row: rowOf(element.parent), column: listElements(element.parent.first).filter(isCell).indexOf(element) };
    }
    return undefined;
  };
}
