import { defineAudit } from '../define-audit.ts';
import { tooManyFiles } from '../evidence.ts';

/** Half of all pages load fewer script files than this (HTTP Archive, Web Almanac 2024: median 22 to 23). */
const MAX_SCRIPTS = 25;

export const manyScripts = defineAudit('performance/many-scripts', {
  severity: 'low',
  weight: 2,
  effort: 'medium',
  title: 'Pages load few script files',
  problem: 'The page loads very many script files',
  why: 'Each one has to be downloaded, parsed and run, and cheap phones stutter meanwhile.',
  fix: 'Remove what is no longer needed, and combine or defer the rest.',
  source: 'https://almanac.httparchive.org/en/2024/javascript',
  check: (page) => tooManyFiles(page, 'script', MAX_SCRIPTS, 'script files'),
});
