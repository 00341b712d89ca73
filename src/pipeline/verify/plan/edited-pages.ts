import type { Strategy } from '#contracts/strategy.ts';
import { oncePerObject } from '#text/memoize.ts';
import { type EditedPage, editPages } from '../../prompt/copy/edit-pages.ts';

/** The copy of all planned pages, each complete in itself; computed once for a strategy. */
export const editedPages: (strategy: Strategy) => EditedPage[] = oncePerObject((strategy) => editPages(strategy, { once: false }));
