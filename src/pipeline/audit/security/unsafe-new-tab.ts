import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const unsafeNewTab = defineAudit('security/unsafe-new-tab', {
  severity: 'low',
  title: 'Links to other sites do not expose window.opener',
  problem: 'A link to another site exposes window.opener',
  why: 'In old browsers the other site can then change this page; browsers since 2021 prevent it by default.',
  fix: 'Add rel="noopener" to links with target="_blank".',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel/noopener',
  applies: (page) => visible(page.links).some((link) => !link.internal && link.target.toLowerCase() === '_blank'),
  check: (page) =>
    visible(page.links)
      .filter(
        (link) =>
          !link.internal &&
          schemeOf(link.href).startsWith('http') &&
          link.target.toLowerCase() === '_blank' &&
          !link.rel
            .toLowerCase()
            .split(' ')
            .some((value) => value === 'noopener' || value === 'noreferrer'),
      )
      .map(({ selector, href }) => ({ selector, snippet: href })),
});
