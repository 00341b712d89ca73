import type { Page } from '#contracts/page.ts';
import { hasNoindex } from '../../audit/robots-directives.ts';

/** Whether a page lets search engines list it (meta robots and X-Robots-Tag). */
export const isIndexable = ({ robots }: Pick<Page, 'robots'>): boolean => !hasNoindex(robots);
