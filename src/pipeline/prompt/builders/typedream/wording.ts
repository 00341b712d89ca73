import { lowerFirst } from '#text/characters.ts';
import { bullets, compact, lines } from '../../block.ts';
import { fileSection } from '../../content-file.ts';
import { linkedItems } from '../../copy/section-copy.ts';
import { nextWords } from '../../sections/form-table.ts';
import { fieldWords } from '../../sections/forms.ts';
import type { Wording } from '../../sections/wording.ts';
import { quoted } from '../../site-text.ts';

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, note, sending }) => {
  const next = nextWords(sending);
  return `${name} (${path}): ${decision}; ${fields.length > 0 ? `asks for ${fields.map(fieldWords).join(' + ')}; ` : ''}${destination && `destination: ${destination}`}${success ? `; replies "${success}"` : ''}${next ? `; ${next}` : ''}${note ? `; ${note}` : ''}`;
};

/** Short lines to paste by hand into a block editor. */
export const typedreamWording: Wording = {
  mark: '• ',
  tick: '• ',
  brief: {
    owner: 'Decisions of the owner: they override everything else',
    aim: 'In one sentence:',
    visitors: 'Who reads it',
    promise: 'Promise:',
    reasons: 'True only here',
    moves: 'Most important changes',
    keep: 'Keep',
    decide: 'Decide before launch (missing input)',
    menu: 'Menu links',
    leaveOut: 'Do not copy over',
  },
  move: ({ title, why, how }) => compact(`${title} –`, lowerFirst(why), how).join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(({ question, why, untilThen, hides }) =>
        compact(
          question,
          `Meanwhile: ${lowerFirst(untilThen)}`,
          why,
          hides.length > 0 && `Not online yet: ${hides.map((words) => `“${words}”`).join(', ')}.`,
        ).join(' '),
      ),
      '• ',
    ),
  leaveOut: (rows) =>
    bullets(
      rows.map(({ words, reason, instead }) => `“${words}” (${reason})${instead ? `, write ${quoted(instead)}` : ''}`),
      '• ',
    ),
  section: ({ heading, layout, note, text, items, itemTargets, images, button }) =>
    lines(
      heading,
      ...text,
      ...linkedItems({ items, itemTargets }, (item) => `• ${item}`, '→'),
      ...images.slice(0, 2).map(({ url, alt }) => `Image: ${url}${alt ? ` – ${alt}` : ''}`),
      button && `Button: ${quoted(button.label)} to ${button.target}`,
      layout && `Block type: ${layout}`,
      note && `Limit: ${note}`,
    ),
  page: {
    heading: ({ path, language }) => `${path}${language ? ` (${language})` : ''}`,
    rest: ({ path, url, isInFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Same block as on another page: ${repeats.join(', ')}`,
        isInFile && `Paste the text of ${fileSection(path)}`,
        onPage.length > 0 && `Copy by hand from ${url}: ${onPage.filter(Boolean).join(', ') || 'the remaining text'}`,
      ),
    prices: (amounts) => `Check prices: ${amounts}`,
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
    exact: '',
    states: (success) => `Each form replies "${success}"`,
    functions: 'From the old site, as embed or link',
    function: ({ decision, name, where }) => `${name}${where ? ` at ${where}` : ''}, ${decision}`,
    links: 'Links that visitors use today, to add where they are:',
    legal: (paths) => `Legal texts to copy over whole: ${paths}`,
  },
  issues: {
    areas: {
      content: 'Words',
      ux: 'Buttons and forms',
      accessibility: 'Everyone can use it',
      seo: 'Found and shared',
      performance: 'Fast',
      security: 'Safe',
      hosting: '',
    },
    entry: ({ action, done, pages }) => `${pages ? `[${pages}] ` : ''}${done} ${action}`,
    minor: (count) => `${count} small ones: see the file ISSUES.md`,
  },
  checks: (site) => ({
    acceptance: compact(
      `The top of the page reads ${site.headline}; ${site.button} opens ${site.target}.`,
      'Each old address opens or is on the list of changes.',
      'Browser tabs show the titles from the page settings.',
      site.hasForms && 'The form has been tried once, and the message arrived.',
      site.hasProof ? 'Quotes and figures match the proof list.' : 'There are no quotes or figures, as none are known.',
      site.legal !== '' && `Legal texts (${site.legal}) can be reached from the bottom of each page.`,
      site.passing !== '' && `As good as before: ${site.passing}.`,
    ),
    standards: compact(
      'Measure the live page: LCP 2.5 s, INP 200 ms and CLS 0.1 at most; images resized and compressed, WebP where possible, two font families.',
      site.hasEmbeds && 'Link to videos and maps; those further down load later.',
      'Text contrast 4.5:1, keyboard with visible focus, taps 24 px, alt text, labels for fields, nothing wider than 320 px.',
    ),
    seo: [
      `Set a social image (og:image, 1200x630); canonical is the page itself; submit the new sitemap${site.sitemap ? ` in place of ${site.sitemap}` : ''}; robots.txt blocks nothing${site.hasRobots ? ' that was open' : ''}.`,
      ...site.siteSeo,
    ],
  }),
  after: ({ hasForms, hosting, events }) =>
    compact(
      hasForms && 'Try the forms on a phone.',
      hosting && `For hosting and owner, to be looked at: ${hosting}.`,
      events && `Count ${events}.`,
    ),
  structuredData: ({ type, path, parts }) =>
    `Where the editor accepts head code, ${path}: { "@type": "${type}" } from CONTENT.md${parts ? ` (${parts})` : ''}`,
};
