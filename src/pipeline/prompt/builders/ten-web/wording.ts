import { listed } from '#text/list.ts';
import { bullets, compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error }) => {
  const inputs = fields.map(({ label, type, required }) => `${label} [${type}${required ? ', mandatory' : ''}]`).join(' ');
  return `Form widget for the ${name} of ${path}, ${decision}. Inputs = ${inputs || 'as today'}. Recipient = ${destination}.${success ? ` Thank-you text = "${success}"` : ''}${error ? ` Error text = "${error}"` : ''}`;
};

/** WordPress terms: slugs, plugins, widgets. */
export const tenWebWording: Wording = {
  mark: '* ',
  tick: '* ',
  move: ({ title, why, how, isAdvice }) => compact(`${title} =>`, why, how, isAdvice && '(advice)').join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(
        ({ question, why, untilThen, isToCheck }) =>
          `${question} ${why}${isToCheck ? ' Needs a check.' : ''} Default = ${lowerFirst(untilThen)}`,
      ),
      '* ',
    ),
  leaveOut: ({ words, reason, why }) => `“${words}” = ${reason}; ${lowerFirst(why)}`,
  section: ({ heading, text, items, images, button, forms }) =>
    lines(
      heading && `== ${heading}`,
      ...text,
      ...items.map((item) => `* ${item}`),
      ...images.slice(0, 2).map(({ url, alt }) => `image: ${url}${alt ? ` | alt: ${alt}` : ''}`),
      button && `button: ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form }) => `widget: ${form.name}`),
    ),
  page: {
    heading: ({ path }) => `Slug ${path}`,
    rest: ({ path, url, inFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Global sections to insert: ${repeats.join('; ')}`,
        inFile.length > 0 && `Text widgets to fill from the file CONTENT.md (${path}): ${inFile.join('; ')}`,
        onPage.length > 0 && `Import the remaining text from ${url}${onPage.some(Boolean) ? `: ${onPage.filter(Boolean).join('; ')}` : ''}`,
      ),
    doneHeading: 'Published when',
    done: ({ path, buttons, forms, prices, images }) =>
      compact(
        `the permalink is ${path}, and no generated paragraph is left`,
        prices.length > 0 && `price list = ${prices.join(' · ')}`,
        buttons.length > 0 &&
          `links = ${buttons
            .slice(0, 4)
            .map(({ label, target }) => `${quoted(label)} to ${target}`)
            .join(', ')}`,
        forms.length > 0 && `the ${listed(forms)} mails its recipient`,
        images > 0 && 'the media library holds its images',
      ).slice(0, 4),
  },
  pages: {
    entry: ({ path, title, decision, reason }) => `${path} = ${decision}${title ? `, ${title}` : ''}: ${lowerFirst(reason)}`,
    unread: 'Slugs known from links, content not read',
    redirects: 'Redirects, for a redirect plugin; all other slugs stay unchanged',
    unchanged: 'Every slug stays unchanged; no redirect plugin is needed.',
  },
  head: ({ path, title, description, h1, changed }) =>
    lines(
      `${path}${changed.length > 0 ? ` [edited: ${changed.join(', ')}]` : ''}`,
      `  title: ${title}`,
      description && `  meta description: ${description}`,
      `  H1: ${h1}`,
    ),
  forms: {
    heading: '',
    entry: formEntry,
    functions: 'Features of the existing site, by plugin or embed',
    function: ({ decision, name, where, reason }) => `${decision} = ${name}${where ? `, used by ${where}` : ''}. ${reason}`,
    legal: (paths) => `Legal pages, text unchanged: ${paths}`,
  },
  issues: {
    intro: '',
    areas: {
      content: 'Text widgets',
      ux: 'Navigation and conversion',
      accessibility: 'Accessibility plugin and theme',
      seo: 'SEO plugin',
      performance: 'Performance plugin',
      security: 'Plugins and accounts',
      hosting: 'Set these in the hosting dashboard or with a security plugin',
    },
    entry: ({ title, action, done, pages }) =>
      `${title}${pages ? ` {${pages}}` : ''} => ${action}${done ? ` Expected: ${lowerFirst(done)}` : ''}`,
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
