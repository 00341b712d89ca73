import type { Page } from '#contracts/page.ts';
import { blocksWithoutInjection, isPromptInjection } from './detect-prompt-injection.ts';

/** A page without prompt injection; `injection` is the first text that was left out, '' when there is none. */
type SanitizedPage = { page: Page; injection: string };

/**
 * Leaves out of a page the texts that give instructions to language models, hidden texts too: they are not the words of the
 * business, so none may become its name, promise or offer. A page without such a text is returned unchanged.
 */
export function stripPromptInjection(page: Page): SanitizedPage {
  const injection = textsOf(page).find(isPromptInjection);
  if (injection === undefined) return { page, injection: '' };
  const blocks = blocksWithoutInjection(page, isPromptInjection);
  const kept = new Set(blocks.map((block) => block.selector));
  const dropped = new Set(page.blocks.map((block) => block.selector).filter((selector) => !kept.has(selector)));
  const isClean = (text: string | null) => text === null || !isPromptInjection(text);
  const sanitized: Page = {
    ...page,
    title: isClean(page.title) ? page.title : null,
    description: isClean(page.description) ? page.description : null,
    meta: Object.fromEntries(Object.entries(page.meta).filter(([, text]) => isClean(text))),
    blocks,
    headings: page.headings.filter((heading) => isClean(heading.text) && !dropped.has(heading.selector)),
    links: page.links.filter((link) => isClean(link.text)),
    images: page.images.filter((image) => isClean(image.alt)),
    buttons: page.buttons.filter((button) => isClean(button.text)),
    callsToAction: page.callsToAction.filter((call) => isClean(call.text)),
    quotes: page.quotes.filter((quote) => isClean(quote.quote)),
    structuredData: page.structuredData.filter((entry) => isClean(JSON.stringify(entry.data) ?? '')),
  };
  return { page: sanitized, injection };
}

function textsOf(page: Page): string[] {
  return [
    page.title ?? '',
    page.description ?? '',
    ...Object.values(page.meta),
    ...page.blocks.map((block) => block.text),
    // What is shown of these is in the blocks too; hidden text of other kinds is not stored at all.
    ...[...page.headings, ...page.links, ...page.buttons].filter((one) => one.hidden).map((one) => one.text),
    ...page.images.map((image) => image.alt ?? ''),
    ...page.structuredData.map((entry) => JSON.stringify(entry.data) ?? ''),
  ];
}
