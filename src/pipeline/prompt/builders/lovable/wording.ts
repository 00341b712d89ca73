import { acceptanceFacts, compact, hasEmbeds, seoFacts, type Wording } from '../../sections/standards.ts';

export const lovableWording: Wording = {
  speed: (context) =>
    compact(
      'LCP stays within 2.5 s, INP within 200 ms and CLS within 0.1 on a mid-range phone.',
      'The hero picture is sized, compressed as WebP or AVIF, eager and preloaded; every later picture gets loading=lazy with width and height.',
      'No route ships more than two font families, and fonts do not hold back the first text.',
      'Third-party scripts are deferred; texts, links and metadata are in the HTML that the server sends.',
      hasEmbeds(context) && 'Videos, maps, chats and feeds are components that mount on click.',
    ),
  accessibility: () => [
    'Each text token pair measures 4.5:1 or more; large text, icons and field borders 3:1.',
    'Tab order follows reading order, focus rings are visible, and the sticky header never hides them.',
    'Keyboard alone opens the menu, follows every link and sends every form.',
    'Buttons and links measure 24 by 24 px at least, or stand that far apart.',
    'Each picture component takes a required alt prop; decoration passes an empty one.',
    'Inputs are bound to a visible label, and errors are announced as text.',
    'At a viewport of 320 px no route scrolls sideways, and reduced motion switches animation off.',
  ],
  seo: (context) => {
    const { sitemap, hasRobots, more } = seoFacts(context);
    return [
      sitemap
        ? `Generate the sitemap at ${sitemap} from the kept routes, without redirected ones.`
        : 'Generate /sitemap.xml from the kept routes, without redirected ones.',
      hasRobots
        ? 'Serve the rules of the present robots.txt, plus the sitemap line; nothing left over from preview hosts.'
        : 'Serve a robots.txt that allows every public route and points at the sitemap.',
      ...more,
      ...[
        'og:title, og:description, og:url and an og:image of 1200x630 come from the same route data as the title.',
        'Internal links use the final path, so that none runs into a redirect.',
      ],
    ];
  },
  acceptance: (context) => {
    const { home, headline, button, target, hasForms, hasProof, hasRedirects, legal } = acceptanceFacts(context);
    return compact(
      `Opening ${home} shows ${headline} as its single h1, with ${button} leading to ${target}.`,
      'Every kept route returns 200 on its old path, and an unknown path returns 404.',
      hasRedirects && 'Every listed redirect answers in one hop.',
      'Titles and descriptions are unique and equal to the head data.',
      hasForms && 'A test message from each form reaches its destination, and an empty required field explains itself.',
      hasProof
        ? 'The only quotes, figures and awards on the site are those of the knowledge block.'
        : 'The site shows no quote, figure or award, since none is known.',
      legal !== '' && `The legal routes (${legal}) are linked from the footer with unchanged text.`,
    );
  },
};
