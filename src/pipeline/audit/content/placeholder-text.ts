import { createGroupFinder } from '#lexicon/group-finder.ts';
import topic from '#lexicon/placeholder-text.json' with { type: 'json' };
import { isCardTitle } from '../../site-model/card-title.ts';
import { defineAudit } from '../define-audit.ts';

/** A slot of a template: `[Your name]`. */
const SLOT = /\[(?:your|company|insert)[^\]]{0,40}\]/i;
const findGroups = createGroupFinder(topic);

export const placeholderText = defineAudit('content/placeholder-text', {
  check: (page) =>
    page.blocks
      .filter(
        ({ tag, text }) =>
          tag !== 'pre' && tag !== 'code' && (SLOT.test(text) || findGroups(text).has('filler')) && !isCardTitle(page, text),
      )
      .map(({ selector, text }) => ({ selector, snippet: text })),
});
