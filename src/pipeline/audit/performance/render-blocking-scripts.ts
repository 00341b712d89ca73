import { defineAudit } from '../define-audit.ts';

export const renderBlockingScripts = defineAudit('performance/render-blocking-scripts', {
  severity: 'medium',
  weight: 2,
  title: 'No script in the head blocks rendering',
  problem: 'A script in the head blocks rendering',
  why: 'The screen stays blank until the script has been downloaded and run.',
  fix: 'Add defer to the script, or async if its order does not matter.',
  source: 'https://web.dev/learn/performance/optimize-resource-loading#render-blocking',
  check: (page) =>
    page.resources
      .filter(({ kind, url, inHead, async, defer }) => kind === 'script' && url !== '' && inHead && !async && !defer)
      .map(({ selector, url }) => ({ selector, snippet: url })),
});
