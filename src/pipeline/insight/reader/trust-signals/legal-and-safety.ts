import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder } from './trust-finding.ts';

/** A US employer identification number or a number in the German register of associations, labeled. */
const REGISTER_NUMBER = /\bEIN[:\s#]+\d{2}-?\d{7}|\bVR[-.:\s]*(?:Nr\.?\s*)?\d{3}/;

/** Legal standing: registered charity or association, register and tax numbers. Legal pages count here. */
export const findLegalStatus: TrustFinder = (model) => {
  const pages = model.pages.filter(({ page }) => page.type !== 'article');
  const said = findByTerms('legal-status', pages, 'legal-status', { frame: true, inLegalTexts: true, except: 'not-legal-status' });
  for (const { page } of said.length > 0 ? [] : pages) {
    const block = page.blocks.find((one) => !one.hidden && REGISTER_NUMBER.test(one.text));
    if (block) return [{ trustKind: 'legal-status', text: block.text, confidence: CONFIDENCE.stated, quotes: [quoteOf(page, block)] }];
  }
  return said;
};

/** Protection of data and payments that is promised in the site's own texts; a privacy policy alone is none. */
export const findPrivacySecurity: TrustFinder = (model) =>
  findByTerms('privacy-security', speakingPages(model), 'privacy-security', {
    except: 'not-privacy-security',
    confidence: CONFIDENCE.stated,
  });

const PUBLIC_REPOSITORY = /(?:github|gitlab|codeberg|sourceforge|bitbucket)\.(?:com|org|io|net)\/[^/]+/i;

/** The site's own software or data is open: it says so and links to a public repository, or says so more than once. */
export const findOpenSource: TrustFinder = (model) => {
  const pages = speakingPages(model);
  const said = findByTerms('open-source', pages, 'open-source', { except: 'not-open-source' });
  const isLinked = pages.some(({ page }) => page.links.some((link) => PUBLIC_REPOSITORY.test(link.href)));
  return isLinked || said.length >= 2 ? said : [];
};
