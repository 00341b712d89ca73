import { defineAudit } from '../define-audit.ts';

export const relativeSocialImage = defineAudit({
  id: 'relative-social-image',
  category: 'seo',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Preview images have full addresses',
  problem: 'The preview image has no full address',
  why: 'Networks that fetch the picture do not know the page it belongs to, and show none.',
  fix: 'Write the full address, with https:// and host, into og:image.',
  source: 'https://ogp.me/#data_types',
  applies: (page) => Boolean(page.meta['og:image']?.trim()),
  check: ({ meta }) => {
    const address = meta['og:image']?.trim() ?? '';
    return /^https?:\/\/[^/]/i.test(address) ? null : { selector: 'head > meta[property="og:image"]', snippet: address };
  },
});
