import { acceptanceFacts, compact, hasEmbeds, seoFacts, type Wording } from '../../sections/standards.ts';

export const framerWording: Wording = {
  speed: (context) =>
    compact(
      'The published home page reaches LCP 2.5 s, INP 200 ms and CLS 0.1 in a phone test.',
      'Upload pictures at the size they are shown, compressed; the top one loads first, those further down load later.',
      'Use the two text families of the style pass and no third.',
      'Appear effects stay off the first screen, and nothing loops.',
      hasEmbeds(context) && 'An embed (video, map, chat, feed) starts on click.',
    ),
  accessibility: () => [
    'Check colour styles in pairs: text 4.5:1, big type and icons 3:1.',
    'Walk through each page with the keyboard: everything is reached, and the focus stays visible below the fixed bar.',
    'Tap areas are 24 px or larger.',
    'Fill the alt field of every picture; leave it blank for mere decoration.',
    'Set tags of layers: header, nav, main, footer, one h1, then h2 and h3 in order.',
    'Form inputs carry a label above them, and say in words what is wrong.',
    'The phone breakpoint holds at 320 without a sideways scroll.',
  ],
  seo: (context) => {
    const { sitemap, hasRobots, more } = seoFacts(context);
    return [
      sitemap
        ? `Framer writes the sitemap itself; see that all pages of the list stand in it (the old one was at ${sitemap}).`
        : 'Framer writes the sitemap itself; see that all pages of the list stand in it.',
      hasRobots ? 'Compare robots.txt with the old one before you publish.' : 'See that robots.txt blocks nothing.',
      ...more,
      ...[
        'Canonical: leave it on for every page, pointing at its own address.',
        'Upload a social image (og:image, 1200x630) in the settings and let pages with a picture use theirs.',
      ],
    ];
  },
  acceptance: (context) => {
    const { home, headline, button, target, hasForms, hasProof, hasRedirects, legal } = acceptanceFacts(context);
    return compact(
      `First screen of ${home}, desktop and phone: ${headline}, and ${button} going to ${target}.`,
      'All pages of the list open at the path they had.',
      hasRedirects && 'Each redirect of the table lands where it should.',
      'Page settings hold the titles and descriptions given, no two alike.',
      hasForms && 'Send one entry through each form and look for it where it should arrive.',
      hasProof
        ? 'Compare all quotes and figures with the proof list, word by word.'
        : 'Look for quotes, logos and figures: there must be none.',
      legal !== '' && `Footer links to ${legal} work.`,
    );
  },
};
