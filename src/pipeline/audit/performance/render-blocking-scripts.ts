import { defineAudit } from '../define-audit.ts';

export const renderBlockingScripts = defineAudit('performance/render-blocking-scripts', {
  check: (page) =>
    page.resources
      .filter(({ kind, url, inHead, async, defer }) => kind === 'script' && url !== '' && inHead && !async && !defer)
      .map(({ selector, url }) => ({ selector, snippet: url })),
});
