import type { DomElement } from './dom-element.ts';

/**
 * Marks in the text stream where one block ends or a line breaks; counts as white space when texts are folded. A
 * vertical tab rather than U+2028: one character above U+00FF would double the memory of the whole stream.
 */
export const LINE_END = '\v';

/** A stretch of visible text that belongs to one block. */
type TextRun = { owner: DomElement; start: number; end: number };

/** What one pass over the tree collects: the text streams and the elements of each kind, in document order. */
export type DomWalkState = {
  visible: string;
  concealed: string;
  alternatives: string[];
  /** Where the current run began, and the visible length after the last character that is not white space. */
  runStart: number;
  inkEnd: number;
  /** Visible length right after the last link: two links that touch are kept apart. */
  linkEnd: number;
  elementCount: number;
  nestingCut: boolean;
  doctype: boolean;
  html: DomElement | null;
  idUses: Map<string, number>;
  /** Exact spelling of ids, with the first element of each. */
  ids: Map<string, { element: DomElement; uses: number }>;
  runs: TextRun[];
  head: DomElement[];
  headings: DomElement[];
  links: DomElement[];
  images: DomElement[];
  buttons: DomElement[];
  labels: DomElement[];
  forms: DomElement[];
  fields: DomElement[];
  resources: DomElement[];
  jsonLd: DomElement[];
  /** Elements with microdata or RDFa attributes. */
  marked: DomElement[];
  addresses: DomElement[];
  /** Quotations, elements named like testimonials, and who may have said them. */
  quotes: DomElement[];
  quoteAuthors: DomElement[];
  landmarks: Set<string>;
};

/** An empty collection. */
export function createWalkState(): DomWalkState {
  return {
    visible: '',
    concealed: '',
    alternatives: [],
    runStart: 0,
    inkEnd: 0,
    linkEnd: -1,
    elementCount: 0,
    nestingCut: false,
    doctype: false,
    html: null,
    idUses: new Map(),
    ids: new Map(),
    runs: [],
    head: [],
    headings: [],
    links: [],
    images: [],
    buttons: [],
    labels: [],
    forms: [],
    fields: [],
    resources: [],
    jsonLd: [],
    marked: [],
    addresses: [],
    quotes: [],
    quoteAuthors: [],
    landmarks: new Set(),
  };
}
