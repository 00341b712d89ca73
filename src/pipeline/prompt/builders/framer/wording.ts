import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { bullets, compact, entryList, lines } from '../../block.ts';
import { fileSection } from '../../content-file.ts';
import { linkedItems, type SectionCopy } from '../../copy/section-copy.ts';
import { nextWords } from '../../sections/form-table.ts';
import { fieldWords } from '../../sections/forms.ts';
import type { Wording } from '../../sections/wording.ts';
import { quoted } from '../../site-text.ts';

/** What a section does on the page, in a designer's short words. */
const JOBS: Record<string, string> = {
  hero: 'page opening',
  'proof-cue': 'one line of proof',
  introduction: 'text that backs the promise',
  offers: 'list of offers',
  about: 'people and story',
  'how-it-works': 'steps',
  gallery: 'image gallery',
  proof: 'testimonials and proof',
  pricing: 'prices',
  news: 'latest entries',
  faq: 'questions, collapsed',
  contact: 'contact',
  invitation: 'call to join',
  closing: 'closing call to action',
  further: 'remaining text',
};

/** Layout shape of the hero. */
export const HERO_SHAPE = 'full-width stack, text left, image right, stacked on phones';

/** Layout shape that suits what a section holds; `at` counts from 0, the hero. */
function shapeOf({ items, images }: Pick<SectionCopy, 'items' | 'images'>, at: number): string {
  if (at === 0) return 'text left, image right';
  if (items.length > 4) return 'two-column grid of rows';
  if (items.length > 0) return 'rows separated by hairlines';
  if (images.length > 0) return 'text next to an image';
  return 'single column, about 65 characters wide';
}

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error, note, sending }) => {
  const next = nextWords(sending);
  const inputs = listed(fields.map((field) => `${fieldWords(field)}${field.required ? '*' : ''}`));
  return `${decision} a native ${name} at ${path}${inputs ? ` with ${inputs}` : ''}${destination && `, destination: ${destination}`}.${success ? ` Success message: "${success}"` : ''}${error ? ` Error message: "${error}"` : ''}${next ? ` ${next}.` : ''}${note ? ` ${note}` : ''}`;
};

/** Canvas terms: sections with a shape, breakpoints, settings. */
export const framerWording: Wording = {
  mark: '- ',
  tick: '- ',
  brief: {
    owner: '',
    aim: 'What the site becomes:',
    visitors: 'Visitors, in this order',
    promise: 'Promise behind the headline:',
    reasons: 'What they can believe',
    moves: 'What changes most',
    keep: 'Keep',
    decide: 'Decide before launch (missing input)',
    menu: 'Navigation component',
    leaveOut: 'Old words that must not come back',
  },
  move: ({ title, why, how, isAdvice }) => compact(`${title}:`, lowerFirst(why), how, isAdvice && 'General advice.').join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(({ question, why, untilThen, hides, isToCheck }) =>
        compact(
          question,
          isToCheck && 'Ask an expert.',
          `On the canvas for now: ${lowerFirst(untilThen)}`,
          why,
          hides.length > 0 && `Hidden: ${listed(hides.map((words) => `“${words}”`))}.`,
        ).join(' '),
      ),
    ),
  leaveOut: (rows) =>
    bullets(
      rows.map(({ words, reason, why, instead }) => `“${words}”: ${reason}. ${why}${instead ? ` Write ${quoted(instead)} instead.` : ''}`),
    ),
  section: (section, at) => {
    const { heading, kind, layout, note, behavior, forms, contacts, text, items, itemTargets, images, button } = section;
    const job = JOBS[kind];
    return lines(
      `Section ${at + 1}${job ? `, ${job}` : ''}. Shape: ${layout || shapeOf(section, at)}.`,
      heading && `Heading ${quoted(heading)}`,
      ...text.map((words) => `Copy ${quoted(words)}`),
      entryList('Rows', linkedItems({ items, itemTargets }, quoted, 'links to'), ' / '),
      contacts && 'Contact rows from the facts frame',
      ...images.slice(0, 2).map(({ url, alt }) => `Image ${url}${alt ? `, alt ${quoted(alt)}` : ''}`),
      button && `Link button ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `Copy of the ${form.name}` : formEntry(form))),
      behavior && `Interaction: ${behavior}`,
      note && `Limit: ${note}`,
    );
  },
  page: {
    heading: ({ path, language }) =>
      `New page at ${path}, same header, footer and styles.${language ? ` Copy language: ${language}.` : ''}`,
    rest: ({ path, url, isInFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Copy over from the other pages: ${repeats.map(quoted).join(', ')}`,
        isInFile && `Frames and text word for word: attached ${fileSection(path)}`,
        onPage.length > 0 &&
          `Owner: paste what is left of ${url}${onPage.some(Boolean) ? `, ${onPage.filter(Boolean).map(quoted).join(', ')}` : ''}`,
      ),
    prices: (amounts) => `Ready when its prices are ${amounts}`,
  },
  pages: {
    entry: ({ path, title, decision, reason }) => `${path} (${decision})${title ? ` ${title}:` : ''} ${reason}`,
    unread: 'Pages of the old site whose content was not read',
    redirects: 'Redirects for the site settings; every other path stays unchanged',
    unchanged: 'Paths do not change. Give every page the path it has today.',
  },
  head: ({ path, title, description, h1, changed }) =>
    lines(
      `${path}${changed.length > 0 ? `, changed: ${changed.join(', ')}` : ''}`,
      `  Title: ${title}`,
      description && `  Description: ${description}`,
      `  H1 on the page: ${h1}`,
    ),
  forms: {
    heading: 'Forms',
    entry: formEntry,
    exact: '',
    states: (success, error) => `All forms: success message "${success}"${error ? `, error message "${error}"` : ''}.`,
    functions: 'Features: leave a place for them or embed them, and keep the provider',
    function: ({ decision, name, where }) => `${decision} ${name}${where ? `, seen on ${where}` : ''}`,
    links: 'Links to carry over, as buttons or text links',
    legal: (paths) => `Legal pages to carry over with their whole text: ${paths}`,
  },
  issues: {
    areas: {
      content: 'Copy',
      ux: 'Way to the button',
      accessibility: 'Tags and alt fields',
      seo: 'Page settings and links',
      performance: 'Weight',
      security: 'Safety',
      hosting: '',
    },
    entry: ({ action, done, pages }) => `${pages ? `${pages}: ${lowerFirst(done)}` : done} ${action}`,
    minor: (count) => `Plus ${count} small ones in the attached ISSUES.md.`,
  },
  checks: (site) => ({
    acceptance: compact(
      `First screen of ${site.home}, desktop and phone: ${site.headline}, and ${site.button} goes to ${site.target}.`,
      `All pages in the list open at the path they had${site.hasRedirects ? ', and each redirect in the table ends at its new path' : ''}.`,
      'Page settings hold the titles and descriptions given.',
      site.hasForms && 'One entry through each form arrives.',
      site.hasProof ? 'Quotes and figures are those of the proof list.' : 'There are no quotes, logos and figures.',
      site.legal !== '' && `The footer links to ${site.legal} work.`,
      site.passing !== '' && `Fine today, and after: ${site.passing}.`,
    ),
    standards: compact(
      'Measured on a phone: LCP 2.5 s, INP 200 ms, CLS 0.1. Images compressed, the top one loads first, no appear effects above the fold.',
      site.hasEmbeds && 'Embeds (video, map, chat, feed) start on click.',
      `Text 4.5:1, keyboard with visible focus, tap areas 24 px, alt fields filled${site.hasForms ? ', labels above inputs' : ''}, no sideways scrolling at 320.`,
    ),
    seo: [
      `Leave canonical on, upload a social image (og:image, 1200x630), and check the generated sitemap${site.sitemap ? ` (the old one was at ${site.sitemap})` : ''} and robots.txt${site.hasRobots ? ' against the old one' : ''}.`,
      ...site.siteSeo,
    ],
  }),
  after: ({ hasForms, hasRedirects, hosting, events }) =>
    compact(
      hasRedirects
        ? 'Enter the redirects, then compare the list of old URLs with the redirect table again.'
        : 'Compare the list of old URLs with the live pages.',
      hasForms && 'Fill in each form once on a phone.',
      hosting && `By hosting or owner, so look: ${hosting}.`,
      events && `Track as events: ${events}.`,
    ),
  structuredData: ({ type, path, parts }) =>
    `Custom code in the head of ${path}: the block { "@type": "${type}" } of CONTENT.md${parts ? ` (${parts})` : ''}`,
};
