/** Pages read unless asked otherwise, and the most that the web app and the command line allow (product decisions on crawl). */
export const DEFAULT_MAX_PAGES = 12;
export const MAX_PAGES_WEB = 100;
export const MAX_PAGES_CLI = 1000;
