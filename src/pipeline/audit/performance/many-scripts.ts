import { defineAudit } from '../define-audit.ts';

/** Half of all pages load fewer script files than this (HTTP Archive, Web Almanac 2024: median 22 to 23). */
const MAX_SCRIPTS = 25;

export const manyScripts = defineAudit({
  id: 'many-scripts',
  category: 'performance',
  severity: 'low',
  weight: 2,
  effort: 'medium',
  scope: 'page',
  title: 'Pages load few script files',
  problem: 'The page loads very many script files',
  why: 'Each one has to be downloaded, parsed and run, and cheap phones stutter meanwhile.',
  fix: 'Remove what is no longer needed, and combine or defer the rest.',
  source: 'https://almanac.httparchive.org/en/2024/javascript',
  check: (page) => {
    const scripts = page.resources.filter(({ kind, url }) => kind === 'script' && url !== '');
    const [first, ...others] = scripts;
    if (!first || scripts.length <= MAX_SCRIPTS) return null;
    return {
      selector: first.selector,
      snippet: first.url,
      count: scripts.length,
      more: others.map(({ url }) => url),
      title: `The page loads ${scripts.length} script files`,
    };
  },
});
