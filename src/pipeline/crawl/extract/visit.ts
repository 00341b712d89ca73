import type { Frame } from './frame.ts';

/**
 * Stands in the text stream where one block ends or a line breaks; counts as white space when texts are folded. A
 * vertical tab rather than U+2028: one character above U+00FF would double the memory of the whole stream.
 */
export const LINE_END = '\v';

/** A stretch of visible text that belongs to one block. */
type TextRun = { owner: Frame; start: number; end: number };

/** What one pass over the tree collects: the text streams and the elements of each kind, in document order. */
export type PageVisit = {
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
  html: Frame | null;
  idUses: Map<string, number>;
  /** Exact spelling of ids, with the first element of each. */
  ids: Map<string, { frame: Frame; uses: number }>;
  runs: TextRun[];
  head: Frame[];
  headings: Frame[];
  links: Frame[];
  images: Frame[];
  buttons: Frame[];
  labels: Frame[];
  forms: Frame[];
  fields: Frame[];
  resources: Frame[];
  jsonLd: Frame[];
  /** Elements with microdata or RDFa attributes. */
  marked: Frame[];
  addresses: Frame[];
  /** Quotations, elements named like testimonials, and who may have said them. */
  quotes: Frame[];
  quoteAuthors: Frame[];
  landmarks: Set<string>;
};

/** An empty collection. */
export function createVisit(): PageVisit {
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
