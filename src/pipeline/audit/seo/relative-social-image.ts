import { defineAudit } from '../define-audit.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

export const relativeSocialImage = defineAudit('seo/relative-social-image', {
  applies: (page) => Boolean(page.meta['og:image']?.trim()),
  check: ({ meta }) => {
    const url = meta['og:image']?.trim() ?? '';
    return bareHost(url) !== '' && schemeOf(url).startsWith('http') ? null : { selector: 'head > meta[property="og:image"]', snippet: url };
  },
});
