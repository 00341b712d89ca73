import { HEADING_TAGS } from '#contracts/page.ts';
import type { PageCraft, PagePlanItem, WholeText } from '#contracts/strategy.ts';
import { isBackLink, isCopyNoise } from '#text/noise.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { keptPaths } from '../engineer/page-plan.ts';
import type { Cutter } from '../leave-out/cut-sentences.ts';
import { leftOutEntries } from '../leave-out/left-out-entries.ts';
import { isLegalPage } from '../legal-page.ts';
import type { PageReading, Reading } from '../read-site.ts';
import { contentImages } from './sections.ts';

/** Longest whole text of a page, in characters. Design default. */
const LONGEST = 60_000;
const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr']);

type Part = WholeText['parts'][number];

/** The page's own text without what the new site leaves out, and without labels of links. */
function textParts({ page, sections }: PageReading, cutter: Cutter): Part[] {
  const gone = leftOutEntries(page, cutter);
  const parts = sections.flatMap(({ heading, blocks }) => [
    ...(heading ? [{ kind: 'heading' as const, text: heading.text }] : []),
    ...blocks
      .filter(({ selector, text }) => !gone.has(selector) && !isCopyNoise(text))
      .map(({ tag, text }) => ({ kind: LIST_TAGS.has(tag) ? ('item' as const) : ('text' as const), text })),
  ]);
  return parts.map((part) => ({ ...part, text: cutter.cut(part.text) }));
}

const AROUND = new Set(['header', 'nav', 'footer']);

/** A legal text as it is below its title, with the lines about cookies and consent that are noise on other pages. */
function legalParts({ page }: PageReading): Part[] {
  const blocks = page.blocks.filter(({ hidden, region, text }) => !hidden && !AROUND.has(region) && !mayBePromptInjection(text));
  const kindOf = (tag: string) => (HEADING_TAGS.has(tag) ? 'heading' : LIST_TAGS.has(tag) ? 'item' : 'text');
  const title = blocks.findIndex(({ tag }) => tag === 'h1');
  return blocks.filter(({ text }, at) => at !== title && !isBackLink(text)).map(({ tag, text }) => ({ kind: kindOf(tag), text }));
}

/** As many parts from the start as fit. */
function withinLength(parts: readonly Part[]): Part[] {
  let length = 0;
  return parts.filter(({ text }) => {
    length += text.length;
    return length <= LONGEST;
  });
}

/**
 * The whole texts of the pages that stay and that no section is written for, or whose sections leave something out: so that nothing has to
 * be copied from today's site. Without what the new site leaves out, but for legal texts.
 */
export function wholeTexts(reading: Reading, plan: readonly PagePlanItem[], crafted: readonly PageCraft[], cutter: Cutter): WholeText[] {
  const kept = keptPaths(plan);
  const complete = new Set(
    crafted
      .filter(({ sections }) => sections.every(({ carryOver }) => !carryOver.rest && carryOver.sections.length === 0))
      .map(({ path }) => path),
  );
  return reading.pages
    .filter(({ path }) => kept.has(path) && !complete.has(path))
    .map((entry) => {
      const isLegal = isLegalPage({ path: entry.path, type: entry.page.type });
      const texts = isLegal ? legalParts(entry) : textParts(entry, cutter);
      const images = contentImages(entry.page).map(({ src, alt }) => ({ kind: 'image' as const, text: src, alt: alt ?? '' }));
      return { path: entry.path, parts: [...withinLength(texts.filter(({ text }) => text !== '')), ...images] };
    })
    .filter(({ parts }) => parts.length > 0);
}
