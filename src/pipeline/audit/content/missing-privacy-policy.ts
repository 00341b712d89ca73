import type { Site } from '#contracts/site.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { asksPersonalData } from '../form-fields.ts';
import { hasPageOrLink } from '../link-words.ts';

export const missingPrivacyPolicy = defineSiteAudit('content/missing-privacy-policy', {
  applies: (site) => personalForm(site) !== undefined,
  check: (site) => {
    const found = personalForm(site);
    if (!found || hasPageOrLink(site, [], 'privacy-policy')) return null;
    return {
      selector: found.selector,
      snippet: `${found.purpose} form on ${found.path}`,
      lookedIn: `titles and links of ${crawledPages(site)}`,
      ...ifSiteSeen(site),
    };
  },
});

function personalForm(site: Site) {
  for (const page of site.pages) {
    const form = page.forms.find(asksPersonalData);
    if (form) return { ...form, path: page.path };
  }
  return undefined;
}
