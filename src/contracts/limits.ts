/** Pages crawled by default, and the maximum on the command line. */
export const DEFAULT_MAX_PAGES = 12;
export const MAX_PAGES_CLI = 1000;
/** Pages that may be chosen in the web app, and how many of them by their address. */
export const MAX_PAGES_WEB = 100;
export const MAX_NAMED_PAGES = 50;
/** Competitors a user may enter per analysis. */
export const MAX_USER_COMPETITORS = 8;
/** Corrections of one prompt whose choice may be sent at once. */
export const MAX_PROMPT_CORRECTIONS = 500;
/** Characters of the criteria a user writes for a builder of their own. */
export const MAX_CUSTOM_PROMPT_LENGTH = 20_000;
