import type { PromptBlock } from '#contracts/prompt.ts';
import { foldText } from '#text/normalize.ts';
import { textsOf } from '../../strategy/grounding/grounding.ts';
import { mentions } from '../mentions.ts';
import { isRow } from '../table-rows.ts';
import { type Lint, passed, type Verdict } from './lint.ts';
import type { LintSubject } from './subject.ts';

/** Blocks that instruct the builder; the others are for the owner. */
const INSTRUCTIONS: ReadonlySet<PromptBlock['kind']> = new Set(['first', 'follow-up']);

/** Whether a line asks for something in our own words: quoted words, the unit CSS px and what the site says about itself are not. */
function asksFor(words: string[], line: string, facts: () => string): boolean {
  const bare = line.replace(/"[^"]*"|[“'][^”']*[”']|CSS (?=px)/gu, ' ');
  if (!mentions(bare, words)) return false;
  return bare.split(/[:;,()|]|[.!?](?= )/u).some(
    (part) =>
      mentions(part, words) &&
      !facts().includes(
        part
          .replace(/^[\s*•#-]*(?:\d+\. )?|\*\*/gu, '')
          .trim()
          .toLowerCase(),
      ),
  );
}

/** What the site says about itself, in one text. */
function factsOf({ profile, strategy }: LintSubject): () => string {
  let facts = '';
  return () => {
    if (facts === '')
      facts = foldText(
        [
          ...textsOf([
            profile,
            strategy.opening?.forWhom,
            strategy.site,
            strategy.craft,
            strategy.engineer.head,
            strategy.engineer.pagePlan,
          ]),
        ].join(' | '),
      ).toLowerCase();
    return facts;
  };
}

export const builderFit: Lint = {
  id: 'builder-fit',
  point: 16,
  gate: true,
  title: 'Fits the builder, and the first block is complete by itself',
  check(subject): Verdict {
    const { builder, first, blocks, lines, strategy, text } = subject;
    const facts = factsOf(subject);
    if (first.text === '') return { marks: 0, reason: 'The first block is empty.', blockId: first.id };
    for (const block of blocks)
      if (block.limit !== null && block.text.length > block.limit) {
        const reason = `${block.text.length} characters are more than this block's limit of ${block.limit}.`;
        return { marks: 0, reason, blockId: block.id, excerpt: block.text.slice(0, 80) };
      }
    for (const { what, words: all } of builder.cannot) {
      // Words for what the business itself makes are no request.
      const words = all.filter((word) => !mentions(`${strategy.site.industry} ${strategy.site.purpose}`, [word]));
      // Rows of tables list fields and what the owner has to decide.
      const line = lines.find(({ kind, text: entry }) => INSTRUCTIONS.has(kind) && !isRow(entry) && asksFor(words, entry, facts));
      if (line) return { marks: 0, reason: `This builder does not support ${what}.`, blockId: line.blockId, excerpt: line.text.trim() };
    }
    if (!first.text.includes(strategy.site.businessName))
      return { marks: 0, reason: 'The first block is not complete by itself: it does not name the business.', blockId: first.id };
    const unused = builder.names.filter((name) => !text.includes(name));
    return unused.length === 0
      ? passed(`Asks for nothing it cannot do, uses its own terms, ${first.text.length} characters in the first block.`)
      : { marks: 1, reason: `Terms of this builder that are not used: ${unused.join(', ')}.` };
  },
};
