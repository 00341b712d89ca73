import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const unsafeNewTab = defineAudit('security/unsafe-new-tab', {
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
