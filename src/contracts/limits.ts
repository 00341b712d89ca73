/** Pages crawled by default, and the maximum on the command line. */
export const DEFAULT_MAX_PAGES = 12;
export const MAX_PAGES_CLI = 1000;
