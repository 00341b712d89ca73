import { acceptanceFacts, compact, hasEmbeds, seoFacts, type Wording } from '../../sections/standards.ts';

export const tenWebWording: Wording = {
  speed: (context) =>
    compact(
      'PageSpeed Insights, mobile: LCP not above 2.5 s, INP not above 200 ms, CLS not above 0.1.',
      'Image optimisation to WebP is active, lazy loading too, except for the first picture of a page.',
      'Widgets and plugins without a use are removed; scripts are deferred.',
      'The theme loads two font families and no more.',
      hasEmbeds(context) && 'Video and map widgets show a still image until someone clicks.',
    ),
  accessibility: () => [
    'Contrast of theme colours: 4.5:1 for text, 3:1 for large type.',
    'Menu, links and forms work by keyboard with a visible focus.',
    'Clickable areas measure 24 px or more.',
    'The media library holds an alt text for each picture in use.',
    'Form widgets have labels switched on, and messages for errors.',
    'The mobile view works down to 320 px in width.',
  ],
  seo: (context) => {
    const { sitemap, hasRobots, more } = seoFacts(context);
    return [
      sitemap
        ? `The SEO plugin builds the sitemap; redirect ${sitemap} to it if its address differs.`
        : 'The SEO plugin builds the sitemap; submit it once.',
      hasRobots
        ? 'Copy the rules of the present robots.txt into the plugin.'
        : 'The robots.txt of the plugin lets crawlers in; untick “discourage search engines” in the reading settings.',
      ...more,
      ...[
        'The SEO plugin sets canonical to the permalink of each page.',
        'The SEO plugin has a social image (og:image, 1200x630) for every page.',
      ],
    ];
  },
  acceptance: (context) => {
    const { home, headline, button, target, hasForms, hasProof, hasRedirects, legal } = acceptanceFacts(context);
    return compact(
      `${home} opens with ${headline} and the button ${button} to ${target}.`,
      'Permalinks equal the slugs of the present site.',
      hasRedirects && 'The redirect plugin lists each change, and each was tried.',
      'SEO titles and meta descriptions are entered, each used once.',
      hasForms && 'Each form widget delivers a test entry.',
      hasProof
        ? 'Generated testimonials and counters are deleted; only the verbatim proof remains.'
        : 'Generated testimonials and counters are deleted.',
      legal !== '' && `${legal} exist with the old text and stand in the footer menu.`,
    );
  },
};
