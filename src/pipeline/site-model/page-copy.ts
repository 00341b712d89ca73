import { type Page, type PageSection, sectionsOf, type TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber, isYear } from '#text/characters.ts';
import { isCopyNoise, isPlaceholder } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import { isHeadingTag } from '../insight/shapes.ts';
import { endCards } from './card-ends.ts';
import { withCountedWords } from './counted-words.ts';
import { labelRows } from './label-rows.ts';
import type { PageModel } from './page-model.ts';
import type { SiteModel } from './site-model.ts';

/** Fewer words in the header are a slogan or a label next to the menu. */
const MIN_HEADER_WORDS = 5;

/**
 * The copy of a page, section by section: what a rebuild carries over. Stricter than the sections of the model: without interface
 * noise, controls, repeated menus and texts said before. The home page keeps repeated texts of its main part, which other pages repeat.
 */
export function findCopy({ page, visible }: PageModel, { repeated, navigation, home }: SiteModel): PageSection[] {
  const isHome = page === home?.page;
  const inMenu = menuBlocks(visible, navigation);
  const controls = controlTexts(page);
  const isRow = labelRows(page);
  const isBadge = badges(visible);
  const seen = new Set<string>();
  const isOwn = ({ text, region, tag }: Pick<TextBlock, 'text' | 'region'> & { tag?: string }) =>
    region !== 'footer' &&
    region !== 'nav' &&
    !(isCopyNoise(text) && !(tag && CELLS.has(tag) && hasNumber(text)) && !(region === 'main' && isYear(text.trim()))) &&
    !isPlaceholder(text) &&
    !(repeated.has(foldWords(text)) && (!isHome || region !== 'main'));
  const isCopy = (block: TextBlock, heading: string) => {
    const words = foldWords(block.text);
    // A price, a size or a person of two teams may be the same below two headings.
    const key = isValue(block.text) || LISTED.has(block.tag) ? `${foldWords(heading)} ${words}` : words;
    if (seen.has(key) || controls.has(words) || inMenu.has(block) || isBadge(block) || isHeadingTag(block.tag)) return false;
    if (!isOwn(block) || isRow(block.text) || (block.region === 'header' && countWords(block.text) < MIN_HEADER_WORDS)) return false;
    seen.add(key);
    return true;
  };
  return endCards(sectionsOf({ ...page, blocks: withCountedWords(visible) }))
    .map(({ heading, blocks }) => ({
      // A list by years has them as headings.
      heading: heading && (isOwn(heading) || isYear(heading.text.trim())) ? heading : null,
      blocks: blocks.filter((block) => isCopy(block, heading?.text ?? '')),
    }))
    .filter(({ heading, blocks }) => heading !== null || blocks.length > 0);
}

const CELLS = new Set(['td', 'th']);
const LISTED = new Set(['li', 'td', 'th', 'dd']);

/** Longest value next to a label, in words. */
const VALUE_WORDS = 3;
const isValue = (text: string) => hasNumber(text) || countWords(text) <= VALUE_WORDS;

/** A mark of a template's cards (`New`) that is on so many of them says nothing of any. */
const BADGE_TIMES = 3;

function badges(visible: readonly TextBlock[]): (block: TextBlock) => boolean {
  const isMark = ({ text }: TextBlock) => hasTerm(text, 'control-labels', 'badge');
  const marks = Map.groupBy(visible.filter(isMark), ({ text }) => foldWords(text));
  return ({ text }) => (marks.get(foldWords(text))?.length ?? 0) >= BADGE_TIMES;
}

/** Texts of buttons, calls to action and form fields (compared form). */
function controlTexts(page: Page): Set<string> {
  return new Set(
    [
      ...page.links.filter((link) => link.buttonLike).map(({ text }) => text),
      ...page.callsToAction.map(({ text }) => text),
      // A question opens its answer: both are copy.
      ...page.buttons.map(({ text }) => text).filter((text) => !text.includes('?')),
      ...page.forms.flatMap(({ fields }) =>
        fields.flatMap(({ label, caption = '', group = '', placeholder, options }) => [
          label ?? '',
          caption,
          group,
          placeholder,
          ...options,
        ]),
      ),
    ].map(foldWords),
  );
}

/** This many entries of the navigation in a row are the navigation again: a menu for phones, a list above the footer. */
const MENU_RUN = 5;

function menuBlocks(blocks: readonly TextBlock[], navigation: ReadonlySet<string>): Set<TextBlock> {
  const found = new Set<TextBlock>();
  let run: TextBlock[] = [];
  for (const block of blocks) {
    run = navigation.has(foldWords(block.text)) ? [...run, block] : [];
    if (run.length >= MENU_RUN) for (const entry of run) found.add(entry);
  }
  return found;
}
