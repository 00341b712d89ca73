import { defineAudit } from '../define-audit.ts';
import { headTexts } from '../evidence.ts';

/** Without one of these nothing can match: most texts are spared the whole expression. */
const MARKERS = ['{', '<%', '[object Object]', 'undefined', 'NaN', 'null'];
const UNFILLED =
  /\{\{\s*[\w.$| ]{1,60}\s*\}\}|\{%\s*\w[^%]{0,60}%\}|<%=?[^%]{1,60}%>|\[object Object\]|\$\{[\w.]{1,40}\}|\b(undefined|NaN)\b(?= *(\||€|\$|items?|results?|$))|^(undefined|null|NaN)$/;

const CODE_TAGS = new Set(['pre', 'code', 'kbd', 'samp']);

export const unfilledTemplate = defineAudit('content/unfilled-template', {
  // Pages about programming show such code on purpose.
  applies: (page) => page.type !== 'docs' && page.type !== 'article' && page.type !== 'blog',
  check: (page) => {
    const blocks = page.blocks
      .filter(({ tag, text }) => !CODE_TAGS.has(tag) && MARKERS.some((marker) => text.includes(marker)))
      .map(({ selector, text }) => ({ selector, snippet: text }));
    return [...headTexts(page), ...blocks].filter(({ snippet }) => UNFILLED.test(snippet));
  },
});
