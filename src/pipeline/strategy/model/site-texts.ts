import type { Page } from '#contracts/page.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';

/** The words of an address on a map, such as the street that `?q=12%20Mill%20Lane` looks for. */
function placeOf(url: string): string {
  try {
    return decodeURIComponent(url).replaceAll('+', ' ');
  } catch {
    return url;
  }
}

/** What visitors can read on these pages: titles, texts, contacts, places on maps, and the words that describe images. */
export function siteTextsOf(pages: readonly Page[]): Set<string> {
  const texts = pages.flatMap((page) => [
    page.title ?? '',
    page.description ?? '',
    ...page.blocks.filter((block) => !block.hidden && !mayBePromptInjection(block.text)).map((block) => block.text),
    ...page.contacts.map(({ kind, value }) => (kind === 'map' ? placeOf(value) : value)),
    ...page.images.filter(({ hidden }) => !hidden).map(({ alt }) => alt ?? ''),
  ]);
  return new Set(texts.filter((text) => text !== ''));
}
