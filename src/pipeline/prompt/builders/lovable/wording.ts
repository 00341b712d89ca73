import { compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

/** Markdown, in the terms of a React developer: routes, components, states. */
export const lovableWording: Wording = {
  mark: '- ',
  tick: '- [ ] ',
  copy: ({ heading, purpose, note, text, items, images, button }, at) =>
    lines(
      `${at + 1}. **${heading || purpose}**${heading && purpose ? ` (${lowerFirst(purpose)})` : ''}`,
      ...text.map((words) => `   Text: ${quoted(words)}`),
      items.length > 0 && `   Items: ${items.map(quoted).join('; ')}`,
      images.length > 0 && `   Image: ${images.slice(0, 3).join('; ')}`,
      button && `   Button: ${button}`,
      note && `   Note: ${note}`,
    ),
  pages: {
    entry: ({ path, title, decision, reason }) => `${path}${title ? ` "${title}"` : ''}: ${decision}. ${reason}`,
    redirects: 'Redirect these old paths permanently on the server, without chains, and test each one. All other paths stay unchanged.',
    unchanged: 'All paths stay unchanged, so no redirects are needed. Do not rename any.',
  },
  head: {
    path: '### ',
    title: '- title: ',
    description: '- description: ',
    h1: '- h1: ',
    canonical: '- canonical: ',
    changed: '- new: ',
    kept: '- keep as is',
  },
  forms: {
    heading: '### Forms',
    entry: ({ decision, name, path, fields, destination, success, error, reason }) =>
      lines(
        `${name} on ${path}: ${decision}. Destination: ${destination}. ${reason}`,
        fields.length > 0 &&
          `  Fields: ${fields.map(({ label, type, required }) => `${label} (${type}${required ? ', required' : ''})`).join(', ')}`,
        success && `  Success state: "${success}"`,
        error && `  Error state: "${error}"`,
      ),
    functions: '### Other features of the current site',
    function: ({ decision, name, where, reason }) => `${name}${where ? ` on ${where}` : ''}: ${decision}. ${reason}`,
    legal: '### Legally required pages: keep their text',
  },
  issues: {
    intro: 'These issues were measured on the current site. Fix each one and say how you verified it.',
    entry: ({ title, action, done }) => `${title}. ${action} Done when: ${lowerFirst(done)}`,
    advice: '### Beyond fixes',
  },
  checks: ({ home, headline, button, target, hasForms, hasProof, hasRedirects, hasEmbeds, legal, sitemap, hasRobots, siteSeo }) => ({
    acceptance: compact(
      `Opening ${home} shows ${headline} as the only h1, and ${button} leads to ${target}.`,
      'Every kept route returns 200 at its old path, and an unknown path returns 404.',
      hasRedirects && 'Every listed redirect resolves in one hop.',
      'Titles and descriptions are unique and match the head data.',
      hasForms && 'A test message from each form reaches its destination, and an empty required field shows a clear error.',
      hasProof
        ? 'The only quotes, figures and awards on the site are those in the project knowledge.'
        : 'The site shows no quote, figure or award, since none is known.',
      legal !== '' && `The footer links to the legal routes (${legal}), and their text is unchanged.`,
    ),
    speed: compact(
      'LCP stays within 2.5 s, INP within 200 ms and CLS within 0.1 on a mid-range phone.',
      'The hero image is sized, compressed as WebP or AVIF, eager and preloaded; every later image has loading=lazy with width and height.',
      'No route ships more than two font families, and fonts do not block the first text from showing.',
      'Third-party scripts are deferred; text, links and metadata are in the HTML that the server sends.',
      hasEmbeds && 'Videos, maps, chats and feeds are components that mount on click.',
    ),
    accessibility: [
      'Every pair of text and background tokens reaches 4.5:1; large text, icons and field borders reach 3:1.',
      'Tab order follows reading order, focus rings are visible, and the sticky header never covers them.',
      'The keyboard alone opens the menu, follows every link and submits every form.',
      'Buttons and links are at least 24 by 24 px or spaced that far apart.',
      'Every image component requires an alt prop; decorative images pass an empty one.',
      'Inputs are bound to a visible label, and errors are announced as text.',
      'At a viewport width of 320 px no route scrolls sideways, and reduced motion turns animation off.',
    ],
    seo: [
      `Generate ${sitemap ? `the sitemap at ${sitemap}` : '/sitemap.xml'} from the kept routes, leaving out redirected ones.`,
      hasRobots
        ? 'Serve the rules of the current robots.txt plus the sitemap line; nothing may remain from preview hosts.'
        : 'Serve a robots.txt that allows every public route and points to the sitemap.',
      ...siteSeo,
      'og:title, og:description, og:url and an og:image of 1200x630 come from the same route data as the title.',
      'Internal links use the final path, so none goes through a redirect.',
    ],
  }),
  checkHeadings: { speed: '### Speed', accessibility: '### Accessibility' },
  structuredData: ({ type, path, json }) => `JSON-LD ${type} on ${path}: ${json}`,
};
