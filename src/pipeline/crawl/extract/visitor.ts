import { type DomNode, type DomRoot, firstInside, isElement } from './dom.ts';
import type { Frame } from './frame.ts';
import { MAX_NESTING } from './parse-document.ts';
import { regionOf, stylesHide } from './place.ts';
import { sortFrame } from './sort-frame.ts';
import { createVisit, LINE_END, type PageVisit } from './visit.ts';

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set(
  'audio canvas datalist head iframe math meter noembed noframes object progress script select style svg textarea video'.split(' '),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const SECTION_TAGS = new Set(['aside', 'footer', 'header', 'main', 'nav']);

/** Walks the tree once, without recursion, and collects everything the facts of a page are made of. */
export function visitDocument(document: DomRoot): PageVisit {
  const visit = createVisit();
  visit.doctype = document.doctype;
  for (let node = document.first; node !== null; node = node.next) if (isElement(node)) walk(visit, node);
  return visit;
}

function walk(visit: PageVisit, root: Frame): void {
  let frame: Frame = root;
  enter(visit, frame, null);
  let node = firstToVisit(frame);
  for (;;) {
    if (node === null) {
      leave(visit, frame);
      if (frame === root || frame.parent === null) return;
      node = frame.next;
      frame = frame.parent;
    } else if (!isElement(node)) {
      if (!frame.silent) addText(visit, frame, node.value);
      node = node.next;
    } else if (frame.depth < MAX_NESTING) {
      enter(visit, node, frame);
      frame = node;
      node = firstToVisit(frame);
    } else {
      visit.nestingCut = true;
      node = node.next;
    }
  }
}

function firstToVisit(frame: Frame): DomNode | null {
  const { tag } = frame;
  return tag === 'script' || tag === 'style' || tag === 'title' ? null : firstInside(frame);
}

function addText(visit: PageVisit, frame: Frame, value: string): void {
  if (frame.hidden) {
    visit.concealed += value;
  } else if (/\S/.test(value)) {
    visit.visible += value;
    visit.inkEnd = visit.visible.length;
  } else {
    visit.visible += ' ';
  }
}

function enter(visit: PageVisit, frame: Frame, parent: Frame | null): void {
  place(visit, frame, parent);
  const { tag } = frame;
  const isBlock = BLOCKS.has(tag);
  if (frame.template === null) visit.elementCount += 1;
  if (!frame.hidden && !frame.inSvg) {
    if (tag === 'br') visit.visible += LINE_END;
    else if (tag === 'td' || tag === 'th' || (frame.silent && !parent?.silent)) visit.visible += ' ';
    else if (isBlock) beginBlock(visit, frame);
    else if (tag === 'button' && !frame.heading && frame.owner?.tag !== 'summary') endRun(visit, parent);
    else if (tag === 'a' && visit.linkEnd === visit.visible.length) visit.visible += ' ';
  } else if (frame.hidden && isBlock) {
    visit.concealed += LINE_END;
  }
  frame.start = frame.hidden ? visit.concealed.length : visit.visible.length;
  sortFrame(visit, frame);
}

/** Notes what an element has from the one around it and from its attributes. */
function place(visit: PageVisit, frame: Frame, parent: Frame | null): void {
  const { tag } = frame;
  const sectioned = parent?.sectioned ?? false;
  if (parent !== null) {
    frame.parent = parent;
    frame.depth = parent.depth + 1;
    frame.region = parent.region;
    frame.inSvg = parent.inSvg || tag === 'svg';
    frame.hidden = parent.hidden || tag === 'noscript' || tag === 'template';
    frame.sectioned = sectioned;
    frame.silent = parent.silent || SILENT.has(tag);
    frame.inHead = parent.inHead || (tag === 'head' && parent.parent === null);
    frame.template = parent.template ?? (parent.tag === 'template' && !parent.inSvg ? parent : null);
    frame.owner = parent.owner;
    frame.heading = parent.heading;
    frame.link = parent.link;
    frame.button = parent.button;
    frame.label = parent.label;
    frame.form = parent.form;
  }
  frame.altStart = visit.alternatives.length;
  let id = '';
  for (const { name, value } of frame.attrs) {
    if (name === 'class') frame.className = value;
    else if (name === 'id') id = value;
    else if (name === 'role') frame.role = value.trim().toLowerCase();
    else if (name === 'hidden' || (name === 'aria-hidden' && value.trim().toLowerCase() === 'true')) frame.hidden = true;
    else if (name === 'style' && stylesHide(value)) frame.hidden = true;
  }
  if (id !== '' && !frame.template) countId(visit, id, frame);
  if (HEADINGS.has(tag) && !frame.inSvg) frame.heading = frame;
  if (!frame.inSvg && !frame.inHead && parent) {
    const { className, role, region } = frame;
    if (role !== '' || className !== '' || id !== '' || SECTION_TAGS.has(tag)) {
      frame.region = regionOf({ tag, className, role, id, region, sectioned });
    }
    if (tag === 'main' || tag === 'article' || tag === 'section' || role === 'main') frame.sectioned = true;
    noteLandmark(visit, frame, sectioned);
  }
}

function countId(visit: PageVisit, id: string, frame: Frame): void {
  const folded = id.toLowerCase();
  visit.idUses.set(folded, (visit.idUses.get(folded) ?? 0) + 1);
  const known = visit.ids.get(id);
  if (known) known.uses += 1;
  else visit.ids.set(id, { frame, uses: 1 });
}

const LANDMARK_ROLES: Record<string, string> = { banner: 'header', navigation: 'nav', main: 'main', contentinfo: 'footer' };

function noteLandmark(visit: PageVisit, { tag, role, hidden }: Frame, sectioned: boolean): void {
  if (hidden) return;
  if (role !== '') {
    const landmark = LANDMARK_ROLES[role];
    if (landmark) visit.landmarks.add(landmark);
  } else if (tag === 'main' || tag === 'nav' || (!sectioned && (tag === 'header' || tag === 'footer'))) {
    visit.landmarks.add(tag);
  }
}

/** Inside a heading no other block begins: its text is one block, and the block's path is the heading's. */
function beginBlock(visit: PageVisit, frame: Frame): void {
  if (frame.heading && frame.heading !== frame) {
    visit.visible += LINE_END;
    return;
  }
  endRun(visit, frame.parent);
  frame.owner = frame;
}

function endRun(visit: PageVisit, parent: Frame | null): void {
  const end = visit.visible.length;
  if (visit.inkEnd > visit.runStart && parent?.owner && !insideButton(parent)) {
    visit.runs.push({ owner: parent.owner, start: visit.runStart, end });
  }
  visit.visible += LINE_END;
  visit.runStart = end + 1;
}

/** Text of a button is no block, but a heading in a button or a button in a heading is. */
function insideButton(frame: Frame): boolean {
  return frame.button !== null && frame.button.tag === 'button' && frame.heading === null && frame.owner?.tag !== 'summary';
}

function leave(visit: PageVisit, frame: Frame): void {
  const { tag } = frame;
  frame.end = frame.hidden ? visit.concealed.length : visit.visible.length;
  frame.altEnd = visit.alternatives.length;
  if (frame.inSvg) return;
  if (frame.hidden) {
    if (BLOCKS.has(tag)) visit.concealed += LINE_END;
    else if (!frame.parent?.hidden && frame.parent) visit.concealed += ' ';
    return;
  }
  if (frame.heading === frame) {
    closeHeading(visit, frame);
  } else if (BLOCKS.has(tag)) {
    if (frame.heading) visit.visible += LINE_END;
    else endRun(visit, frame);
  } else if (tag === 'button' && !frame.heading && frame.owner?.tag !== 'summary') {
    endRun(visit, frame);
  } else if (tag === 'a') {
    visit.linkEnd = visit.visible.length;
  }
}

/** A heading always makes a block, also when only the alternative text of an image names it: sections begin at it. */
function closeHeading(visit: PageVisit, frame: Frame): void {
  const hasInk = visit.inkEnd > visit.runStart;
  if (hasInk || frame.altEnd > frame.altStart) visit.runs.push({ owner: frame, start: visit.runStart, end: frame.end });
  visit.visible += LINE_END;
  visit.runStart = visit.visible.length;
}
