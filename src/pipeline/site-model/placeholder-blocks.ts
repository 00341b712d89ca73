import type { Page, TextBlock } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isPlaceholder } from '#text/noise.ts';

/** The blocks of a page whose text a template left, hidden ones too. */
export const placeholderBlocks = oncePerObject((page: Page): readonly TextBlock[] => page.blocks.filter(({ text }) => isPlaceholder(text)));
