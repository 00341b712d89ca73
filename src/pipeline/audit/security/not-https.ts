import { defineSiteAudit } from '../define-audit.ts';

export const notHttps = defineSiteAudit('security/not-https', {
  // Where https answers too, it is https-not-enforced's.
  applies: (site) => !(site.url.startsWith('http:') && site.https === true),
  check: (site) =>
    site.url.startsWith('http:')
      ? {
          snippet: site.url,
          lookedIn: site.https === false ? 'the same URL over https did not respond' : 'URL of the home page; https was not tried',
        }
      : null,
});
