import names from '#lexicon/crawl/class-names.json' with { type: 'json' };
import { isQuestion } from '#text/words.ts';
import { tokens } from './dom.ts';
import type { DomElement } from './dom-element.ts';

const CLASSES = new Set(names.disclosures);
/** Signs behind the title of a part that opens. */
const SIGNS = '+\u2212\u2013-\u25bc\u25be\u2304\u2303\u203a\u00bb\u00d7\u2715\u25b8\u25b6\u2193\u25bd ';

/**
 * The length of the title in the text of a button that opens an answer: a question, or the text of a button with the class of an accordion,
 * without the sign behind it. 0 for other buttons, whose texts are no text of the page.
 */
export function disclosureTitleLength(text: string, { className, region }: DomElement): number {
  if (region === 'nav' || region === 'header' || region === 'footer') return 0;
  let end = text.length;
  while (end > 0 && (SIGNS.includes(text[end - 1] ?? '') || text.charCodeAt(end - 1) < 32)) end -= 1;
  const isTitle = isQuestion(text.slice(0, end)) || (className !== '' && tokens(className).some((name) => CLASSES.has(name)));
  return isTitle ? end : 0;
}
