import { defineAudit } from '../define-audit.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

export const relativeSocialImage = defineAudit('seo/relative-social-image', {
  severity: 'low',
  title: 'Preview images have full URLs',
  problem: 'The preview image has no full URL',
  why: 'Networks that fetch the image do not know which page it belongs to, and show none.',
  fix: 'Put the full URL, with https:// and host, in og:image.',
  source: 'https://ogp.me/#data_types',
  applies: (page) => Boolean(page.meta['og:image']?.trim()),
  check: ({ meta }) => {
    const url = meta['og:image']?.trim() ?? '';
    return bareHost(url) !== '' && schemeOf(url).startsWith('http') ? null : { selector: 'head > meta[property="og:image"]', snippet: url };
  },
});
