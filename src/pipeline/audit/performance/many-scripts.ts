import { defineAudit } from '../define-audit.ts';
import { tooManyFiles } from '../evidence.ts';

/** Half of all pages load fewer script files than this (HTTP Archive, Web Almanac 2024: median 22 to 23). */
const MAX_SCRIPTS = 25;

export const manyScripts = defineAudit('performance/many-scripts', {
  check: (page) => tooManyFiles(page, 'script', MAX_SCRIPTS, 'script files'),
});
