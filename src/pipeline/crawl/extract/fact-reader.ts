import { attribute } from './dom.ts';
import type { Frame } from './frame.ts';
import { codesOf, isFolded, skipSpace, skipSpaceBack } from './scan-text.ts';
import { createSelectorBuilder } from './selector.ts';
import { cutText, fold } from './snippet.ts';
import type { PageVisit } from './visit.ts';

/** Longest text kept of one element; the longest paragraphs of ordinary pages stay well below. */
const MAX_TEXT_LENGTH = 5000;

/** Longest name put together from other elements. */
const MAX_NAME_LENGTH = 500;
/** Characters of all paths together; an ordinary page has about 50,000. */
const MAX_PATH_LENGTH = 3_000_000;

/** A path that no rule for addresses would change. */
const PLAIN_PATH = /^\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?$/;

/** Reads facts off visited elements: their texts, names, paths and addresses. */
export type FactReader = {
  visit: PageVisit;
  /** UTF-16 units of the visible text. */
  codes: Uint16Array;
  pageUrl: string;
  /** Address that relative ones are resolved against. */
  baseUrl: string;
  /** Notes that a list was cut short. */
  cut: (limit: string) => void;
  /** Folded text of an element; hidden parts of a visible element are left out. */
  textOf: (frame: Frame) => string;
  /** The same before folding, with LINE_END where blocks and lines end. */
  linesOf: (frame: Frame) => string;
  alternativesOf: (frame: Frame) => string;
  /** Text of the elements that aria-labelledby names. */
  labelledBy: (frame: Frame) => string;
  selectorOf: (frame: Frame) => string;
  /** Whether there is room for more paths: those of deeply nested elements are long. Notes the cut when there is none. */
  hasRoom: () => boolean;
  /** Absolute http address without fragment; null for other schemes and what is no address. */
  absolute: (raw: string) => string | null;
  placeOf: (frame: Frame) => { selector: string; region: Frame['region']; hidden: boolean };
};

/** Makes the reader for a visited page. */
export function createFactReader(visit: PageVisit, pageUrl: string, baseUrl: string, cut: (limit: string) => void): FactReader {
  const pathOf = createSelectorBuilder(visit.idUses);
  let pathLength = 0;
  const selectorOf = (frame: Frame): string => {
    const path = pathOf(frame);
    pathLength += path.length;
    return path;
  };
  const referenced = new Map<string, string>();
  const resolved = new Map<string, string | null>();
  const origin = new URL(baseUrl).origin;
  const linesOf = (frame: Frame): string =>
    cutText((frame.hidden ? visit.concealed : visit.visible).slice(frame.start, frame.end), MAX_TEXT_LENGTH * 2);
  const codes = codesOf(visit.visible);
  const textOf = (frame: Frame): string => {
    if (!frame.hidden && frame.end - frame.start <= MAX_TEXT_LENGTH) {
      const start = skipSpace(codes, frame.start, frame.end);
      const end = skipSpaceBack(codes, start, frame.end);
      if (isFolded(codes, start, end)) return visit.visible.slice(start, end);
    }
    return cutText(fold(linesOf(frame)), MAX_TEXT_LENGTH);
  };
  return {
    visit,
    codes,
    pageUrl,
    baseUrl,
    cut,
    textOf,
    linesOf,
    alternativesOf: (frame) =>
      frame.altEnd > frame.altStart ? fold(visit.alternatives.slice(frame.altStart, frame.altEnd).join(' ')) : '',
    labelledBy: (frame) => {
      const ids = attribute(frame, 'aria-labelledby');
      if (!ids) return '';
      const known = referenced.get(ids);
      if (known !== undefined) return known;
      const named = ids.split(/\s+/, 10).map((id) => visit.ids.get(id)?.frame);
      const name = cutText(fold(named.map((part) => (part ? textOf(part) : '')).join(' ')), MAX_NAME_LENGTH);
      referenced.set(ids, name);
      return name;
    },
    selectorOf,
    hasRoom: () => {
      if (pathLength < MAX_PATH_LENGTH) return true;
      cut('selectors');
      return false;
    },
    absolute: (raw) => {
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
    placeOf: (frame) => ({ selector: selectorOf(frame), region: frame.region, hidden: frame.hidden }),
  };
}
