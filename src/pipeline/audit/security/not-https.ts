import { defineSiteAudit } from '../define-audit.ts';

export const notHttps = defineSiteAudit('security/not-https', {
  severity: 'high',
  weight: 3,
  effort: 'medium',
  title: 'The site is encrypted (https)',
  problem: 'The site is not encrypted (no https)',
  why: 'Browsers mark it “Not secure”; anyone on the network path can read and change what is sent.',
  fix: 'Install a certificate and redirect every http URL to https.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/https-pages',
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
