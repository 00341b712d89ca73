import type { PageSection, TextBlock } from '#contracts/page.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isFigure } from '#text/noise.ts';
import { endsSentence } from '#text/segment.ts';
import { disputedPrices } from '../../prompt/copy/disputed-prices.ts';
import { isFormMessage } from '../../prompt/copy/form-message.ts';
import { leftOutTexts } from '../../prompt/copy/leave-out.ts';
import { createSaidTexts } from '../../prompt/copy/said-texts.ts';
import { findCopy } from '../../site-model/page-copy.ts';
import { buildSiteModel, type SiteModel } from '../../site-model/site-model.ts';
import { stretchesOf } from '../../strategy/craft/page-sections.ts';
import { sectionKind } from '../../strategy/craft/section-kinds.ts';
import { foldLetters } from '../sources/site-texts.ts';
import { contactLines, contactMatcher } from './contacts.ts';
import type { DrawContext } from './draw-context.ts';
import { type LinkOf, linksOf } from './entries.ts';
import { menuMatcher } from './menu-text.ts';
import { emptySection, type FlowBlock, type SectionContent } from './page-content.ts';
import { restoreWholeTexts } from './whole-texts.ts';

/** Longest list or text of one page, in blocks, and in bytes with its planned sections: more is named, not drawn. */
const MAX_BLOCKS = 150;
const MAX_BYTES = 36_000;

const KINDS: Record<string, FlowBlock['kind']> = {
  li: 'item',
  dt: 'item',
  dd: 'item',
  blockquote: 'quote',
  td: 'cell',
  th: 'cell',
  tr: 'item',
};

const flowKind = (tag: string): FlowBlock['kind'] => KINDS[tag] ?? 'paragraph';

const LABEL_WORDS = 4;
/** A longer heading is a sentence. */
const LONGEST_LINE = 90;
const isNumber = (word: string | undefined) => word !== undefined && hasNumber(word) && !hasLetter(word);

/** The number of a step or section alone: `01 Step 1`, `02 — Prices`. */
function isStepNumber(text: string): boolean {
  const words = text.split(' ');
  const isCounted = words.length === 3 && isNumber(words[0]) && isNumber(words[2]);
  return isCounted || (text.length <= 45 && text.startsWith('0') && isNumber(words[0]) && ['—', '–', '-'].includes(words[1] ?? ''));
}

/** A few words without a period or a number, which are no entry of a list: what designers put above the next heading. */
const isLabel = ({ tag, text }: TextBlock) =>
  flowKind(tag) === 'paragraph' && !endsSentence(text) && !hasNumber(text) && text.split(' ').length <= LABEL_WORDS;

/** Without labels alone: numbers of steps, and what belongs to the next heading. One short line after another is a list. */
const withoutLabels = oncePerObject((blocks: readonly TextBlock[]): TextBlock[] => {
  const kept = blocks.filter(({ text }) => !isStepNumber(text));
  const [before, last] = kept.slice(-2);
  return before && last && isLabel(last) && !isLabel(before) ? kept.slice(0, -1) : kept;
});

/** What must not be shown: left out by the strategy, waiting for a decision, messages of forms. */
const hiddenTexts = oncePerObject((strategy: Strategy): ((text: string, heading: string) => boolean) => {
  const [isLeftOut, isDisputed] = [leftOutTexts(strategy), disputedPrices(strategy)];
  return (text, heading) => isLeftOut(text) || isDisputed(text, heading) || isFormMessage(text);
});

/** Every text that the drawn sections show. */
function shownTexts(sections: readonly SectionContent[]): string[] {
  return sections.flatMap(({ heading, text, entries, flow }) =>
    [heading, ...text, ...entries.flatMap((entry) => [entry.title, entry.text]), ...flow.map(({ words }) => words)].flatMap(
      (words) => words?.text ?? [],
    ),
  );
}

/** The text of each page in parts, by path. */
const pageStretches = oncePerObject(
  (model: SiteModel) => new Map(model.pages.map((entry) => [entry.page.path, stretchesOf(findCopy(entry, model))] as const)),
);

/** The parts of each page without labels alone, by path. */
const pageParts = oncePerObject(
  (model: SiteModel) =>
    new Map(
      [...pageStretches(model)].map(([path, stretches]) => [
        path,
        stretches.flatMap(({ parts }) => parts.map((part) => ({ ...part, blocks: withoutLabels(part.blocks) }))),
      ]),
    ),
);

/** The planned sections with whole texts where the plan shortened them. */
export function restoreTexts(drawn: readonly SectionContent[], context: DrawContext): void {
  const model = buildSiteModel(context.input.site);
  const isHidden = hiddenTexts(context.input.strategy);
  const partsOf = (path: string) => pageParts(model).get(path) ?? [];
  restoreWholeTexts(drawn, partsOf, { isHidden: (text) => isHidden(text, ''), context });
}

/**
 * The text of a stored page that its sections do not show, in reading order under its own headings: all of it for a page that nobody
 * planned in sections. Nothing is shortened up to the limit; a longer page ends with a line that says where the rest is.
 */
export function restOfPage(
  { path, file, hasRest }: { path: string; file: string /** Whether there is more than headings. */; hasRest: boolean },
  drawn: readonly SectionContent[],
  context: DrawContext,
): SectionContent[] {
  const { input, say, labels } = context;
  const model = buildSiteModel(input.site);
  const page = model.pages.find((entry) => entry.page.path === path);
  if (!page) return [];
  const isHidden = hiddenTexts(input.strategy);
  const isContact = contactMatcher(contactLines(context));
  const said = createSaidTexts();
  const shown = new Set<string>();
  const note = (text: string) => {
    said.add(text);
    shown.add(foldLetters(text));
  };
  const stretches = pageStretches(model).get(path) ?? [];
  shownTexts(drawn).forEach(note);
  const entries = drawn.flatMap((section) => section.entries);
  const isMenu = menuMatcher(context.input.site);
  const headings = new Set([...drawn.flatMap(({ heading }) => heading?.text ?? []), '']);
  const linkOf = linksOf(path, context);
  let left = MAX_BLOCKS;
  let bytesLeft = MAX_BYTES - Buffer.byteLength(shownTexts(drawn).join(''));
  let isCut = false;

  function flowOf(parts: readonly PageSection[], top: string): FlowBlock[] {
    const isEmpty = parts.every(({ blocks }) => blocks.length === 0);
    return parts.flatMap(({ heading, blocks }, index) => {
      if (heading && blocks.length === 0 && (index > 0 || isEmpty)) return bareHeading(heading, parts[index + 1]?.heading?.text ?? '');
      if (!hasRest) return [];
      const kept = withoutLabels(blocks).filter(
        ({ text }) =>
          !isHidden(text, top) &&
          !isContact(text) &&
          !isMenu(text) &&
          (isFigure(text) || !(shown.has(foldLetters(text)) || said.has(text))),
      );
      // What only repeats a description above is an entry of its own all the same.
      if (heading && index > 0 && kept.length === 0) return bareHeading(heading, parts[index + 1]?.heading?.text ?? '');
      const room = kept.slice(0, left).filter(({ text }) => {
        bytesLeft -= Buffer.byteLength(text);
        return bytesLeft > 0;
      });
      isCut ||= room.length < kept.length;
      left -= room.length;
      for (const { text } of room) note(text);
      const isTitle = index > 0 && heading !== null && !headings.has(heading.text) && !isHidden(heading.text, '') && room.length > 0;
      const title = isTitle ? say(heading.text, path) : null;
      if (title) {
        note(title.text);
        headings.add(heading?.text ?? '');
      }
      return [...(title ? [{ kind: 'heading' as const, words: title, href: '' }] : []), ...room.flatMap((block) => toFlow(block, linkOf))];
    });
  }
  const isSaid = (text: string) =>
    shown.has(foldLetters(text)) || [...headings].some((heading) => foldLetters(heading).includes(foldLetters(text)));
  /** A heading with nothing below it but images, or nothing at all, is an entry of a list: it stays. */
  function bareHeading({ text, level }: NonNullable<PageSection['heading']>, next: string): FlowBlock[] {
    const words = level === 1 || isHidden(text, '') || isMenu(text) || isSaid(text) ? null : say(text, path);
    if (!words) return [];
    note(words.text);
    // The name of a group of entries is above the first of them.
    const first = entries.find(({ title }) => title !== null && foldLetters(title.text) === foldLetters(next));
    if (first) {
      first.labels.push(words);
      return [];
    }
    return [{ kind: text.length > LONGEST_LINE ? 'paragraph' : 'item', words, href: '' }];
  }
  function toFlow({ tag, text }: TextBlock, target: LinkOf): FlowBlock[] {
    const words = say(text, path);
    const to = target(text);
    return words ? [{ kind: flowKind(tag), words, href: to === '' ? '' : context.linkFrom(file, to) }] : [];
  }

  const sections = stretches.flatMap((stretch, index): SectionContent[] => {
    const flow = flowOf(stretch.parts, stretch.heading);
    if (flow.length === 0) return [];
    const kind = drawn.length === 0 && index === 0 ? 'article' : sectionKind(stretch.heading, {}, page.page.type).id;
    const isShown = shown.has(foldLetters(stretch.heading)) && !headings.has(stretch.heading);
    return [
      {
        ...emptySection(`rest-${index + 1}`, kind),
        heading: isShown || isHidden(stretch.heading, '') ? null : say(stretch.heading, path),
        flow,
      },
    ];
  });
  const last = sections.at(-1);
  if (isCut && last) last.gaps.push(labels.of('more'));
  return sections;
}
