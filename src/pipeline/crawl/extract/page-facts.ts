import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { attribute, splitTokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { DomWalkState } from './dom-walk-state.ts';
import { createSelectorBuilder } from './selector.ts';

/** Longest text kept of one element; the longest paragraphs of ordinary pages stay well below. */
const MAX_TEXT_LENGTH = 5000;

/** Longest name put together from other elements. */
const MAX_NAME_LENGTH = 500;
/** Characters of all paths together; an ordinary page has about 50,000. */
const MAX_PATH_LENGTH = 3_000_000;

/** A path that no rule for addresses would change. */
const PLAIN_PATH = /^\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?$/;

/** Reads facts off visited elements: their texts, names, paths and addresses. */
export type PageFactReader = ReturnType<typeof createPageFactReader>;

/** Makes the reader for a visited page. */
export function createPageFactReader(state: DomWalkState, pageUrl: string, baseUrl: string, cut: (limit: string) => void) {
  const pathOf = createSelectorBuilder(state.idUses);
  let pathLength = 0;
  const selectorOf = (element: DomElement): string => {
    const path = pathOf(element);
    pathLength += path.length;
    return path;
  };
  const referenced = new Map<string, string>();
  const resolved = new Map<string, string | null>();
  const origin = new URL(baseUrl).origin;
  const linesOf = (element: DomElement): string =>
    cutText((element.hidden ? state.concealed : state.visible).slice(element.start, element.end), MAX_TEXT_LENGTH * 2);
  const textOf = (element: DomElement): string => cutText(foldText(linesOf(element)), MAX_TEXT_LENGTH);
  return {
    state,
    pageUrl,
    /** Address that relative ones are resolved against. */
    baseUrl,
    /** Notes that a list was cut short. */
    cut,
    /** Folded text of an element; hidden parts of a visible element are left out. */
    textOf,
    /** The same before folding, with LINE_END where blocks and lines end. */
    linesOf,
    alternativesOf: (element: DomElement) =>
      element.altEnd > element.altStart ? foldText(state.alternatives.slice(element.altStart, element.altEnd).join(' ')) : '',
    /** Text of the elements that aria-labelledby names. */
    labelledBy: (element: DomElement) => {
      const ids = attribute(element, 'aria-labelledby');
      if (!ids) return '';
      const known = referenced.get(ids);
      if (known !== undefined) return known;
      const named = splitTokens(ids)
        .slice(0, 10)
        .map((id) => state.ids.get(id)?.element);
      const name = cutText(foldText(named.map((part) => (part ? textOf(part) : '')).join(' ')), MAX_NAME_LENGTH);
      referenced.set(ids, name);
      return name;
    },
    selectorOf,
    /** Whether there is room for more paths: those of deeply nested elements are long. Notes the cut when there is none. */
    hasRoom: () => {
      if (pathLength < MAX_PATH_LENGTH) return true;
      cut('selectors');
      return false;
    },
    /** Absolute http address without fragment; null for other schemes and what is no address. */
    absolute: (raw: string) => {
      if (PLAIN_PATH.test(raw)) return origin + raw;
      const known = resolved.get(raw);
      if (known !== undefined) return known;
      const url = URL.parse(raw.trim(), baseUrl);
      let answer: string | null = null;
      if (url && (url.protocol === 'http:' || url.protocol === 'https:')) {
        url.hash = '';
        answer = url.href;
      }
      resolved.set(raw, answer);
      return answer;
    },
    placeOf: (element: DomElement) => ({ selector: selectorOf(element), region: element.region, hidden: element.hidden }),
  };
}
