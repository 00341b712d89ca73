import { listed } from '#text/list.ts';
import { compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

const cell = (text: string) => text.replaceAll('|', '/');

const states = (success: string, error: string) => `${success && ` Success: "${success}"`}${error && ` Error: "${error}"`}`;

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error, reason }) =>
  lines(
    `${name} on ${path}: ${decision}. Destination: ${destination}. ${reason}`,
    fields.length > 0 &&
      `   Fields: ${fields.map(({ label, type, required }) => `${label} (${type}${required ? ', required' : ''})`).join(', ')}.${states(success, error)}`,
  );

/** Markdown, in the terms of a React developer: routes, components, states. */
export const lovableWording: Wording = {
  mark: '- ',
  tick: '- [ ] ',
  move: ({ title, why, how, isAdvice }, at) => `${at + 1}. **${title}.** ${why} ${how}${isAdvice ? ' (Advice, not measured.)' : ''}`,
  decisions: (rows) =>
    lines(
      '| Decision | Until then |',
      '|---|---|',
      ...rows.map(
        ({ question, why, untilThen, isToCheck }) =>
          `| ${cell(question)} ${cell(why)}${isToCheck ? ' To be checked with an expert.' : ''} | ${cell(untilThen)} |`,
      ),
    ),
  leaveOut: ({ words, reason, why, pages }) =>
    `“${words}” (${reason}${pages.length > 0 ? `, ${listed(pages.slice(0, 4))}` : ''}): ${lowerFirst(why)}`,
  section: ({ heading, name, kind, forms, contacts, text, items, images, button }, at) =>
    lines(
      `${at + 1}. **${heading || name}**${kind === 'content' || kind === 'further' ? '' : ` (${kind.replaceAll('-', ' ')})`}`,
      ...text.map((words) => `   ${quoted(words)}`),
      ...items.map((item) => `   - ${quoted(item)}`),
      contacts && '   Contact details of the founding prompt, each as a link.',
      ...images.slice(0, 3).map(({ url, alt }) => `   Image: ${url}${alt ? ` (alt: ${alt})` : ''}`),
      button && `   Button: ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `   The ${form.name} again, the same component.` : `   Form: ${formEntry(form)}`)),
    ),
  page: {
    heading: ({ path }) => `## \`${path}\``,
    rest: ({ path, url, inFile, onPage, repeats }) => {
      const named = onPage.filter(Boolean);
      return lines(
        repeats.length > 0 && `Reuse from earlier messages: ${listed(repeats.map(quoted))}.`,
        inFile.length > 0 && `Then ${listed(inFile.map(quoted))}, text in the attached CONTENT.md under ${path}.`,
        onPage.length > 0 && `Take the rest word for word from ${url}${named.length > 0 ? `, sections ${listed(named.map(quoted))}` : ''}.`,
      );
    },
    doneHeading: 'Done when:',
    done: ({ h1, buttons, forms, prices, images }) =>
      compact(
        h1 && `The only h1 is ${quoted(h1)}; sections in this order, nothing added.`,
        prices.length > 0 && `Prices read ${prices.join(' · ')}`,
        buttons.length > 0 && `${listed(buttons.slice(0, 4).map(({ label, target }) => `${quoted(label)} opens ${target}`))}.`,
        forms.length > 0 && `The ${listed(forms)}: a test entry arrives and success shows.`,
        images > 0 && 'Every image is a local copy with its alt text.',
      ).slice(0, 4),
  },
  pages: {
    entry: ({ path, decision, reason }) => `${path}: ${decision}. ${reason}`,
    unread: '### Known, not read',
    redirects: 'Redirect these old paths permanently on the server, without chains, and test each one. All other paths stay unchanged.',
    unchanged: 'All paths stay unchanged, so no redirects are needed. Do not rename any.',
  },
  head: ({ path, title, description, h1, changed }) =>
    `${path}${changed.length > 0 ? ` (new: ${listed(changed)})` : ' (keep as is)'}\n  title: ${title}${description ? `\n  description: ${description}` : ''}\n  h1: ${h1}`,
  forms: {
    heading: '### Forms',
    entry: formEntry,
    functions: '### Other features of the current site',
    function: ({ decision, name, where, reason }) => `${name}${where ? ` on ${where}` : ''}: ${decision}. ${reason}`,
    legal: (paths) => `Legally required: keep the text of ${paths} as it is.`,
  },
  issues: {
    intro: 'Measured on the current site. Work through them by area and say how you verified each.',
    areas: {
      content: '### Texts',
      ux: '### Paths to the action',
      accessibility: '### Markup and access',
      seo: '### Search and sharing',
      performance: '### Loading',
      security: '### Security',
      hosting: '### Set by the hosting: check after publishing',
    },
    entry: ({ title, action, done, pages }) =>
      `${title}${pages ? ` (${pages})` : ''}: ${lowerFirst(action)}${done ? ` Done when ${lowerFirst(done)}` : ''}`,
  },
  checks: ({ home, headline, button, target, hasForms, hasProof, hasRedirects, hasEmbeds, legal, sitemap, hasRobots, siteSeo }) => ({
    acceptance: compact(
      `Opening ${home} shows ${headline} as the only h1, and ${button} leads to ${target}.`,
      'Every kept route returns 200 at its old path, and an unknown path returns 404.',
      hasRedirects && 'Every listed redirect resolves in one hop.',
      'Titles and descriptions are unique and match the head data.',
      hasForms && 'A test message from each form reaches its destination, and an empty required field shows a clear error.',
      hasProof
        ? 'The only quotes, figures and awards on the site are those listed in the founding prompt.'
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
