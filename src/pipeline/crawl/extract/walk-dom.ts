import { HEADING_TAGS } from '#contracts/page.ts';
import { isContactLink } from '#text/address.ts';
import { ADDRESS_START } from './backgrounds.ts';
import { classifyElement } from './classify-element.ts';
import { counterFigure, withFigure } from './counters.ts';
import { disclosureTitleLength } from './disclosures.ts';
import { type DomNode, type DomRoot, firstInside, isElement } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import { createWalkState, type DomWalkState, LINE_END } from './dom-walk-state.ts';
import { isFaxIcon } from './fax-icon.ts';
import { isBelowLabel, isGlued } from './glued-text.ts';
import { MAX_NESTING } from './parse-document.ts';
import { findRegion, isCookieNotice, isHiddenByStyle } from './region-and-visibility.ts';
import { repeatedParts } from './repeated-parts.ts';
import { endConcealedRun, isControlAttribute } from './unfolded-text.ts';

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set(
  'audio canvas datalist head iframe math meter noembed noframes object progress script select style svg textarea video'.split(' '),
);
/** Elements within a line that are often laid out apart: badges, labels under a number, a name and a role. */
const INLINE = new Set(['b', 'em', 'i', 'label', 'small', 'span', 'strong', 'time']);
const SECTION_TAGS = new Set(['aside', 'footer', 'header', 'main', 'nav']);

/** Elements that hold a label. */
const LABELS = new Set(['b', 'label', 'strong']);

/** Walks the tree once, without recursion, and collects everything the facts of a page are made of. */
export function walkDom(document: DomRoot): DomWalkState {
  const state = createWalkState();
  state.doctype = document.doctype;
  for (let node = document.first; node !== null; node = node.next) if (isElement(node)) walk(state, node);
  return state;
}

function walk(state: DomWalkState, root: DomElement): void {
  let element: DomElement = root;
  enter(state, element, null);
  let node = firstToVisit(element);
  for (;;) {
    if (node === null) {
      leave(state, element);
      if (element === root || element.parent === null) return;
      node = element.next;
      element = element.parent;
    } else if (!isElement(node)) {
      if (!element.silent) addText(state, element, element.counter === '' ? node.value : countedUp(state, element, node.value));
      node = node.next;
    } else if (element.depth < MAX_NESTING) {
      enter(state, node, element);
      element = node;
      node = firstToVisit(element);
    } else {
      state.nestingCut = true;
      node = node.next;
    }
  }
}

function firstToVisit(element: DomElement): DomNode | null {
  const { tag } = element;
  return tag === 'script' || tag === 'style' || tag === 'title' ? null : firstInside(element);
}

/** A text of a counter with the figure that it ends at. */
function countedUp(state: DomWalkState, element: DomElement, value: string): string {
  const text = withFigure(value, element.counter);
  if (text !== value && !element.hidden) state.counters.push(element);
  return text;
}

function addText(state: DomWalkState, element: DomElement, value: string): void {
  if (element.hidden) {
    state.concealed += value;
  } else if (value.trim() !== '') {
    if (isGlued(state, element, value)) state.visible += ' ';
    state.lastText = value;
    state.lastStart = state.visible.length;
    state.lastInk = value.at(-1) ?? '';
    state.visible += value;
    state.inkEnd = state.visible.length;
  } else {
    state.visible += ' ';
  }
}

function enter(state: DomWalkState, element: DomElement, parent: DomElement | null): void {
  place(state, element, parent);
  const { tag } = element;
  const isBlock = BLOCKS.has(tag);
  if (element.template === null) state.elementCount += 1;
  if (!element.hidden && !element.inSvg) {
    if (tag === 'br') state.visible += LINE_END;
    else if (tag === 'td' || tag === 'th') {
      state.hasCells = true;
      state.visible += ' ';
    } else if (element.silent && !parent?.silent) state.visible += ' ';
    else if (isBlock) beginBlock(state, element);
    else if (tag === 'button' && !element.heading && element.owner?.tag !== 'summary') endRun(state, parent);
    else if (tag === 'a' && (touchesText(state) || isBelowLabel(state, true) || isContact(state, element))) state.visible += ' ';
    else if (tag === 'label' && state.inkEnd === state.visible.length) state.visible += ' ';
    else if (INLINE.has(tag) && state.inlineEnd === state.visible.length) state.visible += ' ';
  } else if (element.hidden && (isBlock || element.folded === element)) {
    if (tag === 'tr') state.hasCells = true;
    endConcealedRun(state, parent);
    state.concealed += LINE_END;
  }
  element.start = element.hidden ? state.concealed.length : state.visible.length;
  classifyElement(state, element);
  // What an icon alone says would be lost, and its number be taken for one to call.
  if (parent && !parent.hidden && !parent.silent && isFaxIcon(element)) addText(state, parent, 'Fax ');
  if (!element.hidden && !element.silent) for (const part of repeatedParts(element)) state.repeated.add(part);
}

/** Whether a number or an email address as a link would touch the label before it: "Email" and "info@example.com". */
function isContact({ inkEnd, visible }: DomWalkState, { attrs }: DomElement): boolean {
  return inkEnd === visible.length && inkEnd > 0 && attrs.some(({ name, value }) => name === 'href' && isContactLink(value));
}

/** Whether a link begins right after another one or after the end of a sentence: texts that touch are kept apart. */
function touchesText({ linkEnd, inkEnd, lastInk, visible }: DomWalkState): boolean {
  return linkEnd === visible.length || (inkEnd === visible.length && (lastInk === '.' || lastInk === '!' || lastInk === '?'));
}

/** Notes what an element has from the one around it and from its attributes. */
function place(state: DomWalkState, element: DomElement, parent: DomElement | null): void {
  const { tag } = element;
  const sectioned = parent?.sectioned ?? false;
  if (parent !== null) {
    element.parent = parent;
    element.depth = parent.depth + 1;
    element.region = parent.region;
    element.inSvg = parent.inSvg || tag === 'svg';
    element.hidden = parent.hidden || tag === 'noscript' || tag === 'template' || state.repeated.has(element);
    element.folded = parent.folded;
    element.notice = parent.notice;
    element.sectioned = sectioned;
    element.silent = parent.silent || SILENT.has(tag);
    element.inHead = parent.inHead || (tag === 'head' && parent.parent === null);
    element.template = parent.template ?? (parent.tag === 'template' && !parent.inSvg ? parent : null);
    element.owner = parent.owner;
    element.heading = parent.heading;
    element.link = parent.link;
    element.button = parent.button;
    element.label = parent.label;
    element.form = parent.form;
  }
  element.altStart = state.alternatives.length;
  let id = '';
  for (const { name, value } of element.attrs) {
    if (name === 'class') element.className = value;
    else if (name === 'id') id = value;
    else if (name === 'name' && tag === 'a') state.placeNames.push(value);
    else if (name === 'role') element.role = value.trim().toLowerCase();
    else if (name === 'hidden' || (name === 'aria-hidden' && value.trim().toLowerCase() === 'true')) element.hidden = true;
    else if (name === 'style') placeStyle(state, element, value);
    else if (name === 'data-nosnippet') state.noSnippet.push(element);
    else if (isControlAttribute(name)) state.controls.push(value);
    if (name.startsWith('data-')) element.counter ||= counterFigure(name, value);
  }
  if (element.hidden && !parent?.hidden && tag !== 'noscript' && tag !== 'template') element.folded = element;
  if (!element.notice && (element.className !== '' || id !== '')) element.notice = isCookieNotice(`${element.className} ${id}`);
  if (id !== '' && !element.template) countId(state, id, element);
  if (HEADING_TAGS.has(tag) && !element.inSvg) element.heading = element;
  if (!element.inSvg && !element.inHead && parent) {
    const { className, role, region } = element;
    if (role !== '' || className !== '' || id !== '' || SECTION_TAGS.has(tag)) {
      element.region = findRegion({ tag, className, role, id, region, sectioned });
    }
    if (tag === 'main' || tag === 'article' || tag === 'section' || role === 'main') element.sectioned = true;
    noteLandmark(state, element, sectioned);
  }
}

function placeStyle(state: DomWalkState, element: DomElement, style: string): void {
  if (isHiddenByStyle(style)) element.hidden = true;
  if (style.includes(ADDRESS_START)) state.backgrounds.push(element);
}

function countId(state: DomWalkState, id: string, element: DomElement): void {
  const folded = id.toLowerCase();
  state.idUses.set(folded, (state.idUses.get(folded) ?? 0) + 1);
  const known = state.ids.get(id);
  if (known) known.uses += 1;
  else state.ids.set(id, { element, uses: 1 });
}

const LANDMARK_ROLES: Record<string, string> = { banner: 'header', navigation: 'nav', main: 'main', contentinfo: 'footer' };

function noteLandmark(state: DomWalkState, { tag, role, hidden }: DomElement, sectioned: boolean): void {
  if (hidden) return;
  if (role !== '') {
    const landmark = LANDMARK_ROLES[role];
    if (landmark) state.landmarks.add(landmark);
  } else if (tag === 'main' || tag === 'nav' || (!sectioned && (tag === 'header' || tag === 'footer'))) {
    state.landmarks.add(tag);
  }
}

/** Inside a heading no other block begins: its text is one block, and the block's path is the heading's. */
function beginBlock(state: DomWalkState, element: DomElement): void {
  if (element.heading && element.heading !== element) {
    state.visible += LINE_END;
    return;
  }
  endRun(state, element.parent);
  element.owner = element;
}

function endRun(state: DomWalkState, parent: DomElement | null): void {
  const end = state.visible.length;
  if (state.inkEnd > state.runStart && parent?.owner) {
    const last = parent.button && insideButton(parent) ? endOfTitle(state, parent.button) : end;
    if (last > state.runStart) state.runs.push({ owner: parent.owner, start: state.runStart, end: last });
  }
  state.visible += LINE_END;
  state.runStart = end + 1;
}

/** Where the title ends that a button for opening an answer shows; the start of the run for other buttons. */
const endOfTitle = (state: DomWalkState, button: DomElement): number =>
  state.runStart + disclosureTitleLength(state.visible.slice(state.runStart, state.inkEnd), button);

/** Text of a button is no block, but that of a button which opens an answer, a a heading in a button or a button in a heading is. */
function insideButton(element: DomElement): boolean {
  return element.button !== null && element.button.tag === 'button' && element.heading === null && element.owner?.tag !== 'summary';
}

function leave(state: DomWalkState, element: DomElement): void {
  const { tag } = element;
  element.end = element.hidden ? state.concealed.length : state.visible.length;
  element.altEnd = state.alternatives.length;
  if (element.inSvg) return;
  if (element.hidden) {
    if (BLOCKS.has(tag) || element.folded === element) {
      endConcealedRun(state, element);
      state.concealed += LINE_END;
    } else if (!element.parent?.hidden && element.parent) state.concealed += ' ';
    return;
  }
  if (element.heading === element) {
    closeHeading(state, element);
  } else if (BLOCKS.has(tag)) {
    if (element.heading) state.visible += LINE_END;
    else endRun(state, element);
  } else if (tag === 'button' && !element.heading && element.owner?.tag !== 'summary') {
    endRun(state, element);
  } else if (tag === 'a') {
    // The last line of a card that is one link as a whole is apart from the first of the next card: "Read more" and "02".
    if (state.runStart > element.start && !element.heading) endRun(state, element);
    state.linkEnd = state.visible.length;
  } else if (INLINE.has(tag)) {
    if (LABELS.has(tag)) state.labelEnd = state.visible.length;
    // Several words, or a number such as "150+": no part of the word that follows, as the halves of a two-colored name are.
    if (lastGap(state) > element.start || state.lastInk === '+' || element.counter !== '') state.inlineEnd = state.visible.length;
  }
}

/** Where the last space inside of a text is; the index before the text when it is one word. */
const lastGap = ({ lastText, lastStart }: DomWalkState) => lastStart + lastText.trimEnd().lastIndexOf(' ');

/** A heading always makes a block, also when only the alternative text of an image names it: sections begin at it. */
function closeHeading(state: DomWalkState, element: DomElement): void {
  const hasInk = state.inkEnd > state.runStart;
  if (hasInk || element.altEnd > element.altStart) state.runs.push({ owner: element, start: state.runStart, end: element.end });
  state.visible += LINE_END;
  state.runStart = state.visible.length;
}
