import type { PageType } from '#contracts/page.ts';

/** Pages that do not speak for the business. */
export const SILENT_PAGES: ReadonlySet<PageType> = new Set<PageType>(['legal', 'article', 'docs', 'login', 'cart']);
/** These and posts, questions, other people's words, and jobs. */
export const POST_PAGES: ReadonlySet<PageType> = new Set<PageType>([...SILENT_PAGES, 'blog', 'faq', 'testimonials', 'careers']);
/** These and pages about the firm: none of them names an offer or an audience. */
export const FIRM_PAGES: ReadonlySet<PageType> = new Set<PageType>([...POST_PAGES, 'contact', 'team']);
