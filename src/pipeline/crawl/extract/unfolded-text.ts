import { hasTerm } from '#lexicon/match-terms.ts';
import { attribute, listElements } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { DomWalkState, TextRun } from './dom-walk-state.ts';

/** A stretch of the concealed text, and how many stretches of visible text are before it. */
export type ConcealedRun = TextRun & { folded: DomElement; at: number };

/** Attributes of controls that name what they open. */
const CONTROLS = new Set(['aria-controls', 'data-target', 'data-bs-target', 'data-toggle-target', 'onclick']);
const PANEL_ROLE = 'tabpanel';
/** What is around an id in a list of ids, a selector or a call. */
const NAME_ENDS = /[\s#'"(),;.]+/;

/** Whether an attribute of a control names what it opens. */
export const isControlAttribute = (name: string): boolean => CONTROLS.has(name);

/** Ends a stretch of concealed text inside of a folded part. */
export function endConcealedRun(state: DomWalkState, owner: DomElement | null): void {
  const [start, end] = [state.concealedStart, state.concealed.length];
  state.concealedStart = end;
  if (!owner?.folded || end === start || state.concealed.slice(start, end).trim() === '') return;
  // A visible text that is still open ends, and is counted, later.
  const at = state.runs.length + (state.inkEnd > state.runStart ? 1 : 0);
  state.concealedRuns.push({ owner, folded: owner.folded, start, end, at });
}

/** A label such as "Read more" next to a folded part. */
function isOpener(element: DomElement | undefined, wordsOf: (element: DomElement) => string): boolean {
  if (!element || element.hidden) return false;
  const control = element.tag === 'a' || element.tag === 'button' ? element : listElements(element.first)[0];
  return (
    control !== undefined && (control.tag === 'a' || control.tag === 'button') && hasTerm(wordsOf(control), 'page-labels', 'vague-link')
  );
}

function neighborsOf(element: DomElement): (DomElement | undefined)[] {
  const siblings = element.parent ? listElements(element.parent.first) : [];
  const at = siblings.indexOf(element);
  return [siblings[at - 1], siblings[at + 1]];
}

/**
 * The stretches of concealed text that visitors can open, in document order: panels of tabs, parts that a control names by their id, and
 * what is next to a label such as "Read more". What only a script shows (messages of a form, the notice of cookies) is none.
 */
export function openedRuns(state: DomWalkState, wordsOf: (element: DomElement) => string): ConcealedRun[] {
  if (state.concealedRuns.length === 0) return [];
  const links = state.links.map((link) => attribute(link, 'href') ?? '').filter((href) => href.startsWith('#'));
  const named = new Set([...state.controls, ...links].flatMap((value) => value.split(NAME_ENDS)));
  const known = new Map<DomElement, boolean>();
  const isOpened = (element: DomElement): boolean => {
    const stored = known.get(element);
    if (stored !== undefined) return stored;
    const id = attribute(element, 'id') ?? '';
    const opens =
      element.role === PANEL_ROLE || (id !== '' && named.has(id)) || neighborsOf(element).some((neighbor) => isOpener(neighbor, wordsOf));
    known.set(element, opens);
    return opens;
  };
  return state.concealedRuns.filter(({ folded, owner }) => !owner.notice && isOpened(folded));
}
