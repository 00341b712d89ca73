import { foldText } from '#text/normalize.ts';
import { titleParts } from '#text/title-parts.ts';
import { comparable } from '#text/words.ts';
import { defineAudit } from '../define-audit.ts';
import { ifSeen } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

/** Titles that name nothing: defaults of editors and frameworks, and bare words for a page's place. */
export const genericTitle = defineAudit('seo/generic-title', {
  applies: (page) => (page.title ?? '').trim() !== '',
  check: (page) => {
    const title = foldText(page.title ?? '');
    const [first = '', ...others] = titleParts(title).map(comparable);
    // "Mill Bread · Mill Bread" says its name twice.
    const saysOneThing = others.length > 0 && others.every((part) => part === first);
    return saysOneThing || hasPageLabel(title, 'generic-title') ? { selector: 'head > title', snippet: title, ...ifSeen(page) } : null;
  },
});
