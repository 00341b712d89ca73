import { acceptanceFacts, compact, hasEmbeds, seoFacts, type Wording } from '../../sections/standards.ts';

export const typedreamWording: Wording = {
  speed: (context) =>
    compact(
      'Measure the live page: LCP 2.5 s, INP 200 ms, CLS 0.1, each at most.',
      'Shrink and compress every picture before it goes in; prefer WebP.',
      'Stay with two font families.',
      hasEmbeds(context) && 'Link to videos and maps instead of embedding several on one page; those further down load later.',
    ),
  accessibility: () => [
    'Type stands out from its ground by 4.5:1.',
    'Keyboard: every button and link is reached, with a focus one can see.',
    'Nothing to press is smaller than 24 px.',
    'Pictures get an alt text when they are placed.',
    'Forms show a label for each field.',
    'Nothing runs off a screen of 320 px.',
  ],
  seo: (context) => {
    const { sitemap, hasRobots, more } = seoFacts(context);
    return [
      sitemap ? `Hand the new sitemap to the search console in place of ${sitemap}.` : 'Hand the sitemap to the search console.',
      hasRobots ? 'robots.txt: nothing may be blocked that was open.' : 'robots.txt: nothing may be blocked.',
      ...more,
      ...['See in the page source that canonical names the page itself.', 'Set a share picture (og:image, 1200x630).'],
    ];
  },
  acceptance: (context) => {
    const { headline, button, target, hasForms, hasProof, legal } = acceptanceFacts(context);
    return compact(
      `Top of the page reads ${headline}; ${button} opens ${target}.`,
      'Nothing is said twice in two sections.',
      'Each old address opens, or is on the list of changes.',
      'Browser tabs show the titles from the page settings.',
      hasForms && 'The form has been tried once, and the message arrived.',
      hasProof ? 'Quotes and figures match the proof list.' : 'There are no quotes or figures, as none are known.',
      legal !== '' && `Legal texts (${legal}) are reachable from the bottom of each page.`,
    );
  },
};
