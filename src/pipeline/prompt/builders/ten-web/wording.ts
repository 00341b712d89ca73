import { compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst } from '../../site-text.ts';

/** WordPress terms: slugs, plugins, widgets. */
export const tenWebWording: Wording = {
  mark: '* ',
  tick: '* ',
  copy: ({ heading, text, items, images, button }) =>
    lines(
      heading && `== ${heading}`,
      ...text,
      ...items.map((item) => `* ${item}`),
      images[0] && `image: ${images[0]}`,
      button && `button: ${button}`,
    ),
  pages: {
    entry: ({ path, title, decision, reason }) => `${path} = ${decision}${title ? `, ${title}` : ''}: ${lowerFirst(reason)}`,
    redirects: 'Redirects, for a redirect plugin; all other slugs stay unchanged',
    unchanged: 'Every slug stays unchanged; no redirect plugin is needed.',
  },
  head: {
    path: '',
    title: '  title: ',
    description: '  meta description: ',
    h1: '  H1: ',
    canonical: '  canonical: ',
    changed: '  changed: ',
    kept: '',
  },
  forms: {
    heading: '',
    entry: ({ decision, name, path, fields, destination, success, error }) => {
      const inputs = fields.map(({ label, type, required }) => `${label} [${type}${required ? ', mandatory' : ''}]`).join(' ');
      return `Form widget for the ${name} of ${path}, ${decision}. Inputs = ${inputs}. Recipient = ${destination}.${success ? ` Thank-you text = "${success}"` : ''}${error ? ` Error text = "${error}"` : ''}`;
    },
    functions: 'Features of the existing site, by plugin or embed',
    function: ({ decision, name, where, reason }) => `${decision} = ${name}${where ? `, used by ${where}` : ''}. ${reason}`,
    legal: 'Legal pages, text unchanged',
  },
  issues: {
    intro: '',
    entry: ({ title, action, done }) => `${title} => ${action} Expected: ${lowerFirst(done)}`,
    hosting: 'Set these in the hosting dashboard or with a security plugin',
    advice: 'Further improvements',
  },
  checks: ({ home, headline, button, target, hasForms, hasProof, hasRedirects, hasEmbeds, legal, sitemap, hasRobots, siteSeo }) => ({
    acceptance: compact(
      `${home} opens with ${headline} and the button ${button} to ${target}.`,
      'Permalinks equal the slugs of the existing site.',
      hasRedirects && 'The redirect plugin lists each change, and each one has been tested.',
      'SEO titles and meta descriptions are entered, each used once.',
      hasForms && 'Each form widget delivers a test entry.',
      hasProof
        ? 'Generated testimonials and counters are deleted; only the verbatim proof remains.'
        : 'Generated testimonials and counters are deleted.',
      legal !== '' && `The footer menu links to the legal pages (${legal}), with their old text.`,
    ),
    speed: compact(
      'PageSpeed Insights, mobile: LCP no higher than 2.5 s, INP no higher than 200 ms, CLS no higher than 0.1.',
      'Image optimization to WebP is on, and so is lazy loading, except for the first image of a page.',
      'Unused widgets and plugins are removed; scripts are deferred.',
      'The theme loads two font families and no more.',
      hasEmbeds && 'Video and map widgets show a still image until someone clicks.',
    ),
    accessibility: [
      'Contrast of theme colors: 4.5:1 for text, 3:1 for large type.',
      'Menu, links and forms work by keyboard with a visible focus.',
      'Clickable areas measure 24 px or more.',
      'The media library holds alt text for each image in use.',
      'Form widgets have labels turned on, and error messages.',
      'The mobile view works down to a width of 320 px.',
    ],
    seo: [
      sitemap
        ? `The SEO plugin builds the sitemap; redirect ${sitemap} to it if the URL differs.`
        : 'The SEO plugin builds the sitemap; submit it once.',
      hasRobots
        ? 'Copy the rules of the current robots.txt into the plugin.'
        : 'The robots.txt of the plugin allows crawlers; uncheck “discourage search engines” in the reading settings.',
      ...siteSeo,
      'The SEO plugin sets canonical to the permalink of each page.',
      'The SEO plugin has a social image (og:image, 1200x630) for every page.',
    ],
  }),
  structuredData: ({ type, path, json }) => `Schema for ${path}, ${type}: ${json}`,
};
