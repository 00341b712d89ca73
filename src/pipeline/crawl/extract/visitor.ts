import { childrenOf, type DomDocument, type DomElement, type DomNode, isElement } from './dom.ts';
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
const NO_CHILDREN: DomNode[] = [];

/** Walks the tree once, without recursion, and collects everything the facts of a page are made of. */
export function visitDocument(document: DomDocument): PageVisit {
  const visit = createVisit();
  for (const node of document.childNodes) {
    if (node.nodeName === '#documentType') visit.doctype = true;
    else if (isElement(node)) walk(visit, node);
  }
  return visit;
}

function walk(visit: PageVisit, root: DomElement): void {
  let frame: Frame | null = enter(visit, root, null);
  while (frame) {
    const node: DomNode | undefined = frame.children[frame.next];
    if (node === undefined) {
      leave(visit, frame);
      frame = frame.parent;
      continue;
    }
    frame.next += 1;
    if (isElement(node)) {
      if (frame.depth < MAX_NESTING) frame = enter(visit, node, frame);
      else visit.nestingCut = true;
    } else if (node.nodeName === '#text' && !frame.silent && 'value' in node) {
      addText(visit, frame, node.value);
    }
  }
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

function enter(visit: PageVisit, element: DomElement, parent: Frame | null): Frame {
  const frame = createFrame(visit, element, parent);
  const { tag } = frame;
  if (!frame.template) visit.elementCount += 1;
  if (!frame.hidden && !frame.inSvg) {
    if (tag === 'br') visit.visible += LINE_END;
    else if (tag === 'td' || tag === 'th' || (frame.silent && !parent?.silent)) visit.visible += ' ';
    else if (BLOCKS.has(tag)) beginBlock(visit, frame);
    else if (tag === 'button' && !frame.heading && frame.owner?.tag !== 'summary') endRun(visit, parent);
    else if (tag === 'a' && visit.linkEnd === visit.visible.length) visit.visible += ' ';
  } else if (frame.hidden && BLOCKS.has(tag)) {
    visit.concealed += LINE_END;
  }
  frame.start = frame.hidden ? visit.concealed.length : visit.visible.length;
  sortFrame(visit, frame);
  return frame;
}

function createFrame(visit: PageVisit, element: DomElement, parent: Frame | null): Frame {
  const tag = element.tagName;
  const inSvg = parent !== null && (parent.inSvg || tag === 'svg');
  const frame: Frame = {
    element,
    tag,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    children: tag === 'script' || tag === 'style' || tag === 'title' ? NO_CHILDREN : childrenOf(element),
    next: 0,
    className: '',
    role: '',
    region: parent ? parent.region : 'main',
    hidden: parent ? parent.hidden || tag === 'noscript' || tag === 'template' : false,
    sectioned: parent ? parent.sectioned : false,
    silent: parent ? parent.silent || SILENT.has(tag) : false,
    inHead: parent ? parent.inHead || (tag === 'head' && parent.parent === null) : false,
    inSvg,
    template: parent ? (parent.template ?? (parent.tag === 'template' && !parent.inSvg ? parent.element : null)) : null,
    owner: parent ? parent.owner : null,
    heading: parent ? parent.heading : null,
    link: parent ? parent.link : null,
    button: parent ? parent.button : null,
    label: parent ? parent.label : null,
    form: parent ? parent.form : null,
    start: 0,
    end: 0,
    altStart: visit.alternatives.length,
    altEnd: 0,
  };
  let id = '';
  for (const { name, value } of element.attrs) {
    if (name === 'class') frame.className = value;
    else if (name === 'id') id = value;
    else if (name === 'role') frame.role = value.trim().toLowerCase();
    else if (name === 'hidden' || (name === 'aria-hidden' && value.trim().toLowerCase() === 'true')) frame.hidden = true;
    else if (name === 'style' && stylesHide(value)) frame.hidden = true;
  }
  if (id !== '' && !frame.template) countId(visit, id, frame);
  if (HEADINGS.has(tag) && !inSvg) frame.heading = frame;
  if (!inSvg && !frame.inHead && parent) {
    const { className, role, region, sectioned } = frame;
    if (role !== '' || className !== '' || id !== '' || SECTION_TAGS.has(tag)) {
      frame.region = regionOf({ tag, className, role, id, region, sectioned });
    }
    if (tag === 'main' || tag === 'article' || tag === 'section' || role === 'main') frame.sectioned = true;
    noteLandmark(visit, frame, sectioned);
  }
  return frame;
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
