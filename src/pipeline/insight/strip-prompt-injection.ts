import type { Page } from '#contracts/page.ts';
import { blocksWithoutInjection, isPromptInjection } from './detect-prompt-injection.ts';
import { type WordStarts, wordStartsOf } from './word-starts.ts';

/**
 * A page without the texts that speak to a language model; `order` is the first of these, '' when there is none. `starts`: how the words
 * of all its texts begin, those left out too.
 */
type SanitizedPage = { page: Page; order: string; starts: WordStarts };

/**
 * Leaves out of a page what gives orders to language models, hidden texts too: none of it is a word of the business, so
 * none may become its name, promise or offer. A page without such a text is handed back as it is.
 */
export function stripPromptInjection(page: Page): SanitizedPage {
  // One look at all texts: nearly every page is honest, and then nothing is copied.
  const texts = textsOf(page);
  const all = texts.join('\n');
  const starts = wordStartsOf(all);
  const order = isPromptInjection(all, starts) ? texts.find((text) => isPromptInjection(text)) : undefined;
  if (order === undefined) return { page, order: '', starts };
  const blocks = blocksWithoutInjection(page, (text) => isPromptInjection(text));
  const places = new Set(blocks.map((block) => block.selector));
  const dropped = new Set(page.blocks.filter((block) => !places.has(block.selector)).map((block) => block.selector));
  const isHonest = (text: string | null) => text === null || !isPromptInjection(text);
  const honest: Page = {
    ...page,
    title: isHonest(page.title) ? page.title : null,
    description: isHonest(page.description) ? page.description : null,
    meta: Object.fromEntries(Object.entries(page.meta).filter(([, text]) => isHonest(text))),
    blocks,
    headings: page.headings.filter((heading) => isHonest(heading.text) && !dropped.has(heading.selector)),
    links: page.links.filter((link) => isHonest(link.text)),
    images: page.images.filter((image) => isHonest(image.alt)),
    buttons: page.buttons.filter((button) => isHonest(button.text)),
    callsToAction: page.callsToAction.filter((call) => isHonest(call.text)),
    quotes: page.quotes.filter((quote) => isHonest(quote.quote)),
    structuredData: page.structuredData.filter((entry) => isHonest(JSON.stringify(entry.data) ?? '')),
  };
  return { page: honest, order, starts };
}

function textsOf(page: Page): string[] {
  return [
    page.title ?? '',
    page.description ?? '',
    ...Object.values(page.meta),
    ...page.blocks.map((block) => block.text),
    // What is shown of these stands in the blocks too; hidden text of other kinds is not stored at all.
    ...[...page.headings, ...page.links, ...page.buttons].filter((one) => one.hidden).map((one) => one.text),
    ...page.images.map((image) => image.alt ?? ''),
    ...page.structuredData.map((entry) => JSON.stringify(entry.data) ?? ''),
  ];
}
