import { bullets, compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success }) =>
  `${name} (${path}): ${decision}; ${fields.length > 0 ? `asks for ${fields.map(({ label }) => label).join(' + ')}; ` : ''}destination: ${destination}${success ? `; replies "${success}"` : ''}`;

/** Short lines to paste by hand into a block editor. */
export const typedreamWording: Wording = {
  mark: '• ',
  tick: '• ',
  move: ({ title, why, how }) => compact(`${title} –`, lowerFirst(why), how).join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(({ question, why, untilThen }) => `${question} ${why} Meanwhile: ${lowerFirst(untilThen)}`),
      '• ',
    ),
  leaveOut: ({ words, reason }) => `“${words}” (${reason})`,
  section: ({ heading, text, items, images, button }) =>
    lines(
      heading,
      ...text,
      ...items.map((item) => `• ${item}`),
      ...images.slice(0, 2).map(({ url, alt }) => `Image: ${url}${alt ? ` – ${alt}` : ''}`),
      button && `Button: ${quoted(button.label)} to ${button.target}`,
    ),
  page: {
    heading: ({ path }) => path,
    rest: ({ path, url, inFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Same block as on another page: ${repeats.join(', ')}`,
        inFile.length > 0 && `From the file CONTENT.md, ${path}: ${inFile.join(', ')}`,
        onPage.length > 0 && `Copy by hand from ${url}: ${onPage.filter(Boolean).join(', ') || 'the remaining text'}`,
      ),
    doneHeading: 'Check:',
    done: ({ path, buttons, prices }) =>
      compact(
        `${path}: every block above is pasted, none is generated`,
        prices.length > 0 && `prices: ${prices.join(' · ')}`,
        buttons.length > 0 &&
          `buttons: ${buttons
            .slice(0, 4)
            .map(({ label, target }) => `${quoted(label)} opens ${target}`)
            .join(', ')}`,
      ),
  },
  pages: {
    entry: ({ path, title, decision, reason }) => `${path}${title ? `, ${title}` : ''} – ${decision}: ${lowerFirst(reason)}`,
    unread: 'Old pages not read',
    redirects: 'URLs that change (all others stay unchanged); ask support how to set redirects, since none are documented',
    unchanged: 'All URLs stay unchanged.',
  },
  head: ({ path, title, description, h1, changed }) =>
    lines(
      path,
      `Title: ${title}`,
      description && `Description: ${description}`,
      `Main heading: ${h1}`,
      changed.length > 0 && `New: ${changed.join(', ')}`,
    ),
  forms: {
    heading: '',
    entry: formEntry,
    functions: 'From the old site, as embed or link',
    function: ({ decision, name, where }) => `${name}${where ? ` at ${where}` : ''}, ${decision}`,
    legal: (paths) => `Legal texts to copy over whole: ${paths}`,
  },
  issues: {
    intro: '',
    areas: {
      content: 'Words',
      ux: 'Buttons and forms',
      accessibility: 'Everyone can use it',
      seo: 'Found and shared',
      performance: 'Fast',
      security: 'Safe',
      hosting: 'Part of the hosting',
    },
    entry: ({ title, action, done, pages }) =>
      `${title}${pages ? ` [${pages}]` : ''} – ${lowerFirst(action)}${done ? ` Check: ${lowerFirst(done)}` : ''}`,
  },
  checks: ({ headline, button, target, hasForms, hasProof, hasEmbeds, legal, sitemap, hasRobots, siteSeo }) => ({
    acceptance: compact(
      `The top of the page reads ${headline}; ${button} opens ${target}.`,
      'No two sections say the same thing.',
      'Each old address opens or is on the list of changes.',
      'Browser tabs show the titles from the page settings.',
      hasForms && 'The form has been tried once, and the message arrived.',
      hasProof ? 'Quotes and figures match the proof list.' : 'There are no quotes or figures, as none are known.',
      legal !== '' && `Legal texts (${legal}) can be reached from the bottom of each page.`,
    ),
    speed: compact(
      'Measure the live page: LCP 2.5 s, INP 200 ms and CLS 0.1 at most.',
      'Resize and compress every image before you add it; prefer WebP.',
      'Stay with two font families.',
      hasEmbeds && 'Link to videos and maps instead of embedding several on one page; those further down load later.',
    ),
    accessibility: [
      'Text has a contrast of 4.5:1 with its background.',
      'Keyboard: every button and link can be reached, with a visible focus.',
      'No tap target is smaller than 24 px.',
      'Images get alt text when they are placed.',
      'Forms show a label for each field.',
      'Nothing runs off a screen of 320 px.',
    ],
    seo: [
      `Submit the new sitemap in Search Console${sitemap ? ` in place of ${sitemap}` : ''}.`,
      hasRobots ? 'robots.txt: block nothing that was open.' : 'robots.txt: block nothing.',
      ...siteSeo,
      'Check in the page source that the canonical URL is that of the page itself.',
      'Set a social image (og:image, 1200x630).',
    ],
  }),
  structuredData: ({ type, path, json }) => `${type} data for ${path}, where the editor accepts head code: ${json}`,
};
