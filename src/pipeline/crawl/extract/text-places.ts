import type { TextBlock } from '#contracts/page.ts';
import { attribute } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { DomWalkState, TextRun } from './dom-walk-state.ts';

/** ids of a block. Design default. */
const MOST_IDS = 8;

/** Where an element is in the text: the index of the block that it is in or that follows it; undefined for what visitors cannot see or open. */
export type BlockFinder = (element: DomElement) => number | undefined;

/** Ends of stretches in one stream, in order, with the block that each is. */
type Ends = { ends: number[]; blocks: number[] };

/** The block whose stretch is the first that ends after an offset. */
function firstAfter({ ends, blocks }: Ends, offset: number): number | undefined {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return blocks[low];
}

/** Makes the finder from the runs that the blocks of a page were made of, in their order. */
export function createBlockFinder(runs: readonly TextRun[]): BlockFinder {
  const visible: Ends = { ends: [], blocks: [] };
  const opened: Ends = { ends: [], blocks: [] };
  runs.forEach(({ owner, end }, block) => {
    const { ends, blocks } = owner.hidden ? opened : visible;
    ends.push(end);
    blocks.push(block);
  });
  return (element) => {
    if (element.notice || element.inHead || element.template) return undefined;
    if (!element.hidden) return firstAfter(visible, element.start) ?? runs.length;
    const block = element.folded ? firstAfter(opened, element.start) : undefined;
    return block !== undefined && runs[block]?.owner.folded === element.folded ? block : undefined;
  };
}

/** Puts `at` on facts that were read off these elements, in the same order. */
export function placeFacts(facts: readonly { at?: number | undefined }[], elements: readonly DomElement[], blockOf: BlockFinder): void {
  facts.forEach((fact, index) => {
    const element = elements[index];
    const at = element && blockOf(element);
    if (at !== undefined) fact.at = at;
  });
}

/** Puts ids on the blocks that they start at: those of the main part, and those that the page's own links lead to. */
export function placeIds(blocks: readonly TextBlock[], { ids, links }: DomWalkState, blockOf: BlockFinder): void {
  const linked = new Set(links.map((link) => (attribute(link, 'href') ?? '').split('#')[1] ?? ''));
  for (const [id, { element }] of ids) {
    if (element.inSvg || (element.region !== 'main' && !linked.has(id))) continue;
    const block = blocks[blockOf(element) ?? -1];
    if (!block || (block.ids?.length ?? 0) >= MOST_IDS) continue;
    block.ids = [...(block.ids ?? []), id];
  }
}
