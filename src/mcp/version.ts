import { createRequire } from 'node:module';

/** The version of Sitebrief. */
export const VERSION = (createRequire(import.meta.url)('../../package.json') as { version: string }).version;
