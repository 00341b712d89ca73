import type { LeaveOut } from '#contracts/strategy.ts';
import { isPlaceholder } from '#text/noise.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import { comparable } from '../words.ts';

const SHOWN = 8;

/** What the new site should not say. */
export function findLeaveOuts({ pages }: Reading): LeaveOut[] {
  const filler = pages.flatMap(({ page, path }) =>
    page.blocks
      .filter((block) => !block.hidden && isPlaceholder(block.text))
      .map((block) => ({ text: block.text, path, evidence: evidenceAt(page, block.selector, block.text) })),
  );
  return [...Map.groupBy(filler, ({ text }) => comparable(text)).values()]
    .map((same): LeaveOut => {
      const [first] = same;
      return {
        text: first?.text ?? '',
        reason: 'filler',
        why: 'Text that a template left behind.',
        pages: [...new Set(same.map(({ path }) => path))],
        evidence: first ? [first.evidence] : [],
      };
    })
    .slice(0, SHOWN);
}
