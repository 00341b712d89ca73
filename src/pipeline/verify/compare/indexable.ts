import type { Page } from '#contracts/page.ts';

/** Whether a page lets search engines list it (meta robots and X-Robots-Tag). */
export const isIndexable = ({ robots }: Pick<Page, 'robots'>): boolean =>
  !robots.split(/[\s,:]+/).some((rule) => rule === 'noindex' || rule === 'none');
