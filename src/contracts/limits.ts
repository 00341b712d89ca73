/** Pages read unless asked otherwise, and the most that the command line allows (product decisions on crawl). */
export const DEFAULT_MAX_PAGES = 12;
export const MAX_PAGES_CLI = 1000;
