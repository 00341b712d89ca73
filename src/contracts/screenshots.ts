/** A screenshot of a page as visitors see it. */
export type Screenshot = {
  mediaType: 'image/jpeg' | 'image/webp';
  bytes: Uint8Array;
  /** CSS pixels. */
  width: number;
  height: number;
};

/**
 * The home page in a browser, its consent banner hidden: the first screen at 1440x900, the whole page at that width (at most
 * 6,000 pixels high), and the first screen of a phone at 390x844.
 */
export type Screenshots = { url: string; desktop: Screenshot; fullPage: Screenshot; mobile: Screenshot };

/** Names of the screenshots, for URLs and storage. */
export const SCREENSHOT_KINDS = ['desktop', 'fullPage', 'mobile'] as const;
/** Largest screenshot that is stored, in bytes. */
export const MAX_SCREENSHOT_BYTES = 3_000_000;
export type ScreenshotKind = (typeof SCREENSHOT_KINDS)[number];

/** What pages are compared by: their first two screens at 1440x900 and on a phone at 390x844. */
export const PAGE_SCREENSHOT_KINDS = ['desktop', 'mobile'] as const;
export type PageScreenshotKind = (typeof PAGE_SCREENSHOT_KINDS)[number];
export type PageScreenshots = Record<PageScreenshotKind, Screenshot>;

/** Pages of one analysis, or of one check of a new site, whose screenshots are kept. */
export const MAX_PAGES_WITH_SCREENSHOTS = 60;

/** The screenshots of one page of a site, by its path there. */
export type PathScreenshots = { path: string; screenshots: PageScreenshots };
