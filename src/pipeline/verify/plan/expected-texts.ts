import type { Brief } from '#contracts/verification.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import { disputedPrices } from '../../prompt/copy/disputed-prices.ts';
import { type EditedPage, uneditedPages } from '../../prompt/copy/edit-pages.ts';
import { isFormMessage } from '../../prompt/copy/form-message.ts';
import { leftOutTexts } from '../../prompt/copy/leave-out.ts';
import { siteText } from '../../prompt/site-text.ts';
import { findCopy } from '../../site-model/page-copy.ts';
import type { PageModel } from '../../site-model/page-model.ts';
import { buildSiteModel, type SiteModel } from '../../site-model/site-model.ts';
import { atOnce, type Steps } from '../../steps.ts';
import { stretchesOf } from '../../strategy/craft/page-sections.ts';
import { indexTexts, type PlacedText, type TextIndex } from '../match/text-index.ts';
import { editedPages } from './edited-pages.ts';

/** A text that the new site may have to show. `path` is that of the old site. */
export type ExpectedText = {
  path: string;
  selector: string;
  kind: 'heading' | 'text';
  text: string;
  /** False: the plan wrote it. */
  isOld: boolean;
  /** '' for a text that has to be there; else why it may be missing. */
  mayGo: string;
};

const NOT_PLANNED = 'The plan shows this page without it.';
const LEFT_OUT = 'The plan leaves it out.';

const placed = (path: string, texts: readonly string[]): PlacedText[] => texts.map((text) => ({ path, selector: '', text }));

/** Parts of a whole text whose own text is an address or a purpose, or a control. */
const NO_TEXTS = new Set(['image', 'embed', 'form', 'button']);

/** The texts that the plan gives for a page; an entry with a title is one text for each part. */
const plannedTexts = ({ h1, sections, whole }: EditedPage): { kind: ExpectedText['kind']; text: string }[] => [
  ...(h1 === '' ? [] : [{ kind: 'heading' as const, text: h1 }]),
  ...sections.flatMap(({ heading, text, items }) => [
    ...(heading === '' ? [] : [{ kind: 'heading' as const, text: heading }]),
    ...[...text, ...items.flatMap((item) => item.split(/: (?=\S)/u))].map((line) => ({ kind: 'text' as const, text: line })),
  ]),
  ...whole.filter(({ kind }) => !NO_TEXTS.has(kind)).map(({ text }) => ({ kind: 'text' as const, text })),
];

/** Texts of today's page, each with why it may go. */
function oldTexts(page: PageModel, model: SiteModel, edited: EditedPage | undefined, planned: TextIndex, isHidden: Hidden): ExpectedText[] {
  const { path } = page.page;
  const rest = new Set(edited?.rest ?? []);
  const isWhole = edited === undefined || rest.has('');
  return stretchesOf(findCopy(page, model)).flatMap(({ heading: top, parts }) => {
    const isCarried = isWhole || rest.has(siteText(top));
    const mayGo = (text: string, heading: string) => {
      if (isHidden(text, heading)) return LEFT_OUT;
      return isCarried || planned.has(text) ? '' : NOT_PLANNED;
    };
    return parts.flatMap(({ heading, blocks }): ExpectedText[] => [
      ...(heading
        ? [{ path, selector: heading.selector, kind: 'heading' as const, text: heading.text, isOld: true, mayGo: mayGo(heading.text, '') }]
        : []),
      ...blocks.map(({ selector, text }) => ({
        path,
        selector,
        kind: 'text' as const,
        text,
        isOld: true,
        mayGo: mayGo(text, heading?.text ?? ''),
      })),
    ]);
  });
}

const isContent = (text: string) => (hasLetter(text) || hasNumber(text)) && !isNoise(text) && !isPlaceholder(text);

/** Links of so few words are controls: what they lead to is checked, not what they are called. */
const LABEL_WORDS = 5;

/** Tells whether a text is nothing but a link of its page, or the labels of the menu in a row. */
function linkLabels(site: Brief['site']): (text: string, path: string) => boolean {
  const labels = new Map(site.pages.map(({ path, links }) => [path, new Set(links.map(({ text }) => foldWords(text)))]));
  const menu = indexTexts([{ path: '', selector: '', text: site.navigation.map(({ text }) => text).join(' ') }]);
  return (text, path) =>
    (countWords(text) <= LABEL_WORDS && (labels.get(path)?.has(foldWords(text)) ?? false)) || (countWords(text) > 2 && menu.has(text));
}

type Hidden = (text: string, heading: string) => boolean;

/** What must not be shown: left out by the strategy, waiting for a decision, messages of forms. */
function hiddenTexts({ strategy }: Brief): Hidden {
  const [isLeftOut, isDisputed] = [leftOutTexts(strategy), disputedPrices(strategy)];
  return (text, heading) => isLeftOut(text) || isDisputed(text, heading) || isFormMessage(text);
}

const known = new WeakMap<Brief, ExpectedText[]>();

/**
 * The texts of the pages that stay, in reading order, and those that the plan wrote for them. What the plan drops is in the list, too, with
 * the reason. Computed once for a brief.
 */
export const expectedTexts = (brief: Brief): ExpectedText[] => known.get(brief) ?? atOnce(expectedInSteps(brief));

/** The same, page by page. */
export function* expectedInSteps(brief: Brief): Steps<ExpectedText[]> {
  const { strategy, site } = brief;
  const model = buildSiteModel(site);
  const crafted = editedPages(strategy);
  const pages = new Map([...crafted, ...uneditedPages(strategy, crafted)].map((page) => [page.path, page]));
  const [isHidden, isLabel] = [hiddenTexts(brief), linkLabels(site)];
  const today = indexTexts(site.pages.flatMap((page) => placed(page.path, [page.title ?? '', ...page.blocks.map(({ text }) => text)])));
  yield* today.readInSteps();
  const all: ExpectedText[] = [];
  for (const { path, decision } of strategy.engineer.pagePlan) {
    if (decision !== 'keep' && decision !== 'add') continue;
    yield;
    const edited = pages.get(siteText(path));
    const own = edited ? plannedTexts(edited).filter(({ text }) => isContent(text)) : [];
    const page = model.pages.find((entry) => entry.page.path === path);
    const planned = placed(
      path,
      own.map(({ text }) => text),
    );
    const old = page ? oldTexts(page, model, edited, indexTexts(planned), isHidden) : [];
    yield;
    const written = own.filter(({ text }) => !today.has(text));
    all.push(
      ...old.filter(({ text }) => isContent(text) && !isLabel(text, path)),
      ...written.map(({ kind, text }) => ({ path, selector: '', kind, text, isOld: false, mayGo: '' })),
    );
  }
  known.set(brief, all);
  return all;
}
