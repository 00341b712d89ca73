import type { Page, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { isMessage } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import { isHeadingTag } from '../insight/shapes.ts';
import { asLines } from './line-blocks.ts';
import { buildSections, type Section } from './sections.ts';

/** A page of the model. */
export type PageModel = {
  page: Page;
  /** The visible blocks, lists of lines as lists; those after the first 4,000 words left out. */
  visible: readonly TextBlock[];
  /** Blocks that the page itself says: without what repeats on other pages, menus, footers and placeholder text. */
  content: TextBlock[];
  /** The content cut by headings. */
  sections: Section[];
  /** Words of the content. */
  words: number;
};

/** What a text is compared by when looking for those that repeat: its words, or its signs where it has none ("★★★★★"). */
export const repeatKey = (text: string): string => foldWords(text) || text;

/** From this share of words in the main part on (or this number), the regions of blocks are reliable. */
const MAIN_SHARE = 0.3;
const MAIN_WORDS = 300;

/** Texts (compared form) that are on most pages of a site, and headings that are. */
export type Repeats = { repeated: ReadonlySet<string>; repeatedHeadings: ReadonlySet<string> };

/** Builds the model of a page, given what repeats on most pages of the site. */
export function buildPageModel(page: Page, { repeated, repeatedHeadings }: Repeats): PageModel {
  const visible = firstWords(page.blocks.filter((block) => !block.hidden)).flatMap(asLines);
  const isMain = ({ region }: TextBlock) => region === 'main' || region === 'aside';
  // Some pages put everything into a header or nav element: then the region says nothing.
  const mainWords = sumWords(visible.filter(isMain));
  const trustRegion = mainWords >= sumWords(visible) * MAIN_SHARE || mainWords > MAIN_WORDS;
  const actions = actionTexts(page);
  const isRepeated = ({ tag, text }: TextBlock) => (isHeadingTag(tag) ? repeatedHeadings : repeated).has(repeatKey(text));
  const isContent = (block: TextBlock) =>
    !isRepeated(block) &&
    !hasTerm(block.text, 'placeholder-text') &&
    !isMessage(block.text) &&
    !isActionBlock(block, actions) &&
    (trustRegion ? isMain(block) || isHero(block) : block.region !== 'footer');
  const content = visible.filter(isContent);
  return {
    page,
    visible,
    content,
    sections: buildSections(page, { visible, content: new Set(content), repeatedHeadings, actions }),
    words: sumWords(content),
  };
}

const sumWords = (blocks: readonly TextBlock[]) => blocks.reduce((sum, block) => sum + countWords(block.text), 0);

/** What a business does is said in the first words of a page. Legal texts and manuals are longer. */
const MAX_PAGE_WORDS = 4_000;

function firstWords(blocks: readonly TextBlock[]): TextBlock[] {
  let words = 0;
  return blocks.filter((block) => {
    const isKept = words < MAX_PAGE_WORDS;
    if (isKept) words += countWords(block.text);
    return isKept;
  });
}

/** Longest text of a link or button that counts as an action, in words. */
const MAX_ACTION_WORDS = 6;

/** Texts of short links and buttons (compared form). */
function actionTexts(page: Page): Set<string> {
  const texts = [...page.links, ...page.buttons].map(({ text }) => foldWords(text));
  return new Set(texts.filter((text) => text !== '' && text.split(' ').length <= MAX_ACTION_WORDS));
}

const OWN_TEXT_TAGS = new Set(['li', 'td', 'th', 'dt', 'dd', 'blockquote']);
const MAX_ACTION_BLOCK_LENGTH = 250;

/** Whether a block is nothing but at least two links or buttons in a row: a menu or a pair of calls to action. */
function isActionBlock(block: TextBlock, actions: ReadonlySet<string>): boolean {
  if (isHeadingTag(block.tag) || OWN_TEXT_TAGS.has(block.tag) || block.text.length > MAX_ACTION_BLOCK_LENGTH) return false;
  const words = foldWords(block.text).split(' ');
  let taken = 0;
  for (let at = 0; at < words.length; taken += 1) {
    let length = Math.min(MAX_ACTION_WORDS, words.length - at);
    while (length > 0 && !actions.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) return false;
    at += length;
  }
  return taken >= 2;
}

/** A header element often contains the headline and its subtitle, which are content, next to the menu, which is not. */
function isHero(block: TextBlock): boolean {
  return (
    block.region === 'header' && (isHeadingTag(block.tag) || block.tag === 'p' || block.tag === 'blockquote' || countWords(block.text) >= 8)
  );
}
