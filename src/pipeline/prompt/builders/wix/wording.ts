import { acceptanceFacts, compact, hasEmbeds, seoFacts, type Wording } from '../../sections/standards.ts';

export const wixWording: Wording = {
  speed: (context) =>
    compact(
      'The speed report shows LCP under 2.5 s, INP under 200 ms and CLS under 0.1 for phones.',
      'My pictures are compressed before I upload them, and those further down the page are lazy.',
      'There are at most two font families in the theme.',
      'I keep effects and apps that I do not need switched off.',
      hasEmbeds(context) && 'Videos and maps wait for a click before they start.',
    ),
  accessibility: () => [
    'The accessibility wizard reports no problem with contrast (4.5:1 for text).',
    'I can use the whole site with my keyboard and always see where the focus is.',
    'Buttons are easy to hit on a phone, 24 px or more.',
    'Every picture has its alternative text, unless it only decorates.',
    'Each field of a form shows its label, and tells me in words what I did wrong.',
    'On the narrowest phone, 320 px wide, I never have to scroll sideways.',
  ],
  seo: (context) => {
    const { sitemap, hasRobots, more } = seoFacts(context);
    return [
      sitemap
        ? `My old sitemap was at ${sitemap}; I submit the new one in the search console.`
        : 'I submit the sitemap in the search console.',
      hasRobots
        ? 'I compare robots.txt in the SEO tools with my old one.'
        : 'I leave robots.txt in the SEO tools as it comes, so that everything may be read.',
      ...more,
      ...[
        'In the SEO panel, look that each page is its own canonical page.',
        'Choose a social picture (og:image, 1200x630) for each page under social share.',
      ],
    ];
  },
  acceptance: (context) => {
    const { headline, button, target, hasForms, hasProof, legal } = acceptanceFacts(context);
    return compact(
      `The home page greets me with ${headline}, and pressing ${button} takes me to ${target}.`,
      'My old addresses all still open the right page, and a made-up one shows an error page.',
      'Google sees the titles and descriptions that I gave in the SEO turn.',
      hasForms && 'I sent myself one message through each form, and it came.',
      hasProof
        ? 'I find no review, figure or award that I did not supply.'
        : 'I find no review, figure or award anywhere, because I gave none.',
      legal !== '' && `My legal pages (${legal}) are in the footer and complete.`,
    );
  },
};
