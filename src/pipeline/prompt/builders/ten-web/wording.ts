import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { bullets, compact, lines } from '../../block.ts';
import { fileSection } from '../../content-file.ts';
import { linkedItems } from '../../copy/section-copy.ts';
import { nextWords } from '../../sections/form-table.ts';
import { fieldWords } from '../../sections/forms.ts';
import type { Wording } from '../../sections/wording.ts';
import { quoted } from '../../site-text.ts';

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error, note, sending }) => {
  const next = nextWords(sending);
  const inputs = fields.map((field) => `${fieldWords(field)} [${field.type}${field.required ? ', mandatory' : ''}]`).join(' ');
  return `Form widget for the ${name} of ${path}, ${decision}. Inputs = ${inputs || 'as today'}. ${destination && `Recipient = ${destination}.`}${success ? ` Thank-you text = "${success}"` : ''}${error ? ` Error text = "${error}"` : ''}${next ? ` ${next}.` : ''}${note ? ` ${note}` : ''}`;
};

/** WordPress terms: slugs, plugins, widgets. */
export const tenWebWording: Wording = {
  mark: '* ',
  tick: '* ',
  brief: {
    owner: 'Decisions of the owner: they override everything else',
    aim: 'Goal:',
    visitors: 'Visitors',
    promise: 'Promise:',
    reasons: 'Differences',
    moves: 'Priorities',
    keep: 'Keep',
    decide: 'Decide before launch (missing input)',
    menu: 'Menus',
    leaveOut: 'Delete wherever it is generated or imported',
  },
  move: ({ title, why, how, isAdvice }) => compact(`${title} =>`, why, how, isAdvice && '(advice)').join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(({ question, why, untilThen, hides, isToCheck }) =>
        compact(
          question,
          isToCheck && 'Needs a check.',
          `Default = ${lowerFirst(untilThen)}`,
          why,
          hides.length > 0 && `Unpublished = ${listed(hides.map((words) => `“${words}”`))}.`,
        ).join(' '),
      ),
      '* ',
    ),
  leaveOut: (rows) =>
    bullets(
      rows.map(
        ({ words, reason, why, instead }) => `“${words}” = ${reason}; ${lowerFirst(why)}${instead ? ` Replace by ${quoted(instead)}` : ''}`,
      ),
      '* ',
    ),
  section: ({ heading, layout, note, text, items, itemTargets, images, button, forms }) =>
    lines(
      heading && `== ${heading}${layout ? ` [${layout}]` : ''}`,
      ...text,
      ...linkedItems({ items, itemTargets }, (item) => `* ${item}`, '=>'),
      ...images.slice(0, 2).map(({ url, alt }) => `image: ${url}${alt ? ` | alt: ${alt}` : ''}`),
      button && `button: ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form }) => `widget: ${form.name}`),
      note && `limit: ${note}`,
    ),
  page: {
    heading: ({ path, language }) => `Slug ${path}${language ? ` (${language})` : ''}`,
    rest: ({ path, url, isInFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Global sections to insert: ${repeats.join('; ')}`,
        isInFile && `Text widgets: fill from the file ${fileSection(path)}`,
        onPage.length > 0 && `Import the remaining text from ${url}${onPage.some(Boolean) ? `: ${onPage.filter(Boolean).join('; ')}` : ''}`,
      ),
    prices: (amounts) => `Price list = ${amounts}`,
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
    exact: '',
    states: (success, error) => `All form widgets: thank-you text = "${success}"${error ? `, error text = "${error}"` : ''}`,
    functions: 'Features of the existing site, by plugin or embed',
    function: ({ decision, name, where, reason }) => `${decision} = ${name}${where ? `, used by ${where}` : ''}. ${reason}`,
    links: 'Links kept',
    legal: (paths) => `Legal pages, text unchanged: ${paths}`,
  },
  issues: {
    areas: {
      content: 'Text widgets',
      ux: 'Navigation and conversion',
      accessibility: 'Accessibility plugin and theme',
      seo: 'SEO plugin',
      performance: 'Performance plugin',
      security: 'Plugins and accounts',
      hosting: '',
    },
    entry: ({ action, done, pages }) => `${pages ? `{${pages}} ` : ''}${done} => ${action}`,
    minor: (count) => `${count} minor ones are in the file ISSUES.md.`,
  },
  checks: (site) => ({
    acceptance: compact(
      `${site.home} opens with ${site.headline} and the button ${site.button} to ${site.target}.`,
      `Permalinks equal the slugs of the existing site${site.hasRedirects ? '; the redirect plugin lists each change' : ''}.`,
      'SEO titles and meta descriptions are entered, each used once.',
      site.hasForms && 'Each form widget delivers a test entry.',
      site.hasProof
        ? 'Generated testimonials and counters are deleted; only the verbatim proof remains.'
        : 'Generated testimonials and counters are deleted.',
      site.legal !== '' && `The footer menu links to the legal pages (${site.legal}), with their old text.`,
      site.passing !== '' && `Unbroken: ${site.passing}.`,
    ),
    standards: compact(
      'PageSpeed Insights, mobile: LCP at most 2.5 s, INP 200 ms, CLS 0.1; WebP and lazy loading on, except for the first image; scripts deferred, two font families.',
      site.hasEmbeds && 'Video and map widgets show a still image until someone clicks.',
      'Theme contrast 4.5:1; menu, links and forms by keyboard with visible focus; areas to click 24 px; form labels on; alt text in the media library; mobile view down to 320 px.',
    ),
    seo: [
      `The SEO plugin sets canonical, a social image (og:image, 1200x630), the sitemap${site.sitemap ? ` (redirect ${site.sitemap} to it if the URL differs)` : ''} and ${site.hasRobots ? 'the rules of the current robots.txt' : 'a robots.txt that allows crawlers'}.`,
      ...site.siteSeo,
    ],
  }),
  after: ({ hasRedirects, hasForms, hosting, events }) =>
    compact(
      hasRedirects ? 'Import the redirects and test each one.' : 'Compare the permalinks with the slugs above.',
      hasForms && 'Send one entry through each form widget.',
      hosting && `Hosting dashboard, security plugin or owner: ${hosting}.`,
      events && `Goals in the analytics plugin: ${events}.`,
    ),
  structuredData: ({ type, path, parts }) => `Schema for ${path}: { "@type": "${type}" } from CONTENT.md${parts ? ` (${parts})` : ''}`,
};
