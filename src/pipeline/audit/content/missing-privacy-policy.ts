import type { Site } from '#contracts/site.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { asksPersonalData } from '../form-fields.ts';
import { hasPageOrLink } from '../link-words.ts';

export const missingPrivacyPolicy = defineSiteAudit('content/missing-privacy-policy', {
  severity: 'high',
  weight: 2,
  effort: 'medium',
  title: 'Sites with forms have a privacy policy',
  problem: 'Forms ask for personal data, but no privacy policy was found',
  why: 'People must be told what happens to their data when they submit it; in the EU and many other places the law requires it.',
  fix: 'Publish a privacy policy and link to it from the footer and next to each form.',
  source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_13',
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
