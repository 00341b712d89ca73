import type { DomElement } from './dom-element.ts';
import type { ConcealedRun } from './unfolded-text.ts';

/**
 * Marks in the text stream where one block ends or a line breaks; counts as white space when texts are folded. A
 * vertical tab rather than U+2028: one character above U+00FF would double the memory of the whole stream.
 */
export const LINE_END = '\v';

/** A stretch of visible text that belongs to one block. */
export type TextRun = { owner: DomElement; start: number; end: number };

/** What one pass over the tree collects: the text streams and the elements of each kind, in document order. */
export type DomWalkState = ReturnType<typeof createWalkState>;

/** An empty collection. */
export function createWalkState() {
  const list = (): DomElement[] => [];
  return {
    visible: '',
    concealed: '',
    alternatives: [] as string[],
    /** Where the current run began, and the visible length after the last character that is not white space. */
    runStart: 0,
    inkEnd: 0,
    /** Visible length right after the last link: two links that touch are kept apart. */
    linkEnd: -1,
    /** The same after the last inline element of several words. */
    inlineEnd: -1,
    /** Visible length after the last bold text or label. */
    labelEnd: -1,
    /** The last text that is not white space, its start in the visible text, and its last character. */
    lastText: '',
    lastStart: -1,
    lastInk: '',
    /** Copies of the parts before them, which only fill a moving line. */
    repeated: new Set<DomElement>(),
    /** Names of places, which links reach as they reach ids. */
    placeNames: [] as string[],
    elementCount: 0,
    /** Whether there is a table with rows. */
    hasCells: false,
    nestingCut: false,
    doctype: false,
    html: null as DomElement | null,
    idUses: new Map<string, number>(),
    /** Exact spelling of ids, with the first element of each. */
    ids: new Map<string, { element: DomElement; uses: number }>(),
    runs: [] as TextRun[],
    /** Stretches of text that is hidden at first, inside of parts that visitors may be able to open. */
    concealedRuns: [] as ConcealedRun[],
    concealedStart: 0,
    /** Values of the attributes by which controls name what they open. */
    controls: [] as string[],
    head: list(),
    headings: list(),
    links: list(),
    images: list(),
    /** Elements whose style attribute names a file. */
    backgrounds: list(),
    buttons: list(),
    labels: list(),
    forms: list(),
    fields: list(),
    resources: list(),
    jsonLd: list(),
    /** Elements with microdata or RDFa attributes. */
    marked: list(),
    addresses: list(),
    /** Elements named like a telephone or a fax machine, each with the visible length before it. */
    contactIcons: [] as { element: DomElement; at: number }[],
    noSnippet: list(),
    /** Elements whose text is the figure that a script counts up to. */
    counters: list(),
    /** Quotations, elements named like testimonials, and who may have said them. */
    quotes: list(),
    quoteAuthors: list(),
    landmarks: new Set<string>(),
  };
}
