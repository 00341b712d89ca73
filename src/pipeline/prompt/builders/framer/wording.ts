import { listed } from '#text/list.ts';
import { bullets, compact, lines } from '../../block.ts';
import type { SectionCopy } from '../../copy/section-copy.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

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

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error }) => {
  const inputs = listed(fields.map(({ label, required }) => `${label}${required ? '*' : ''}`));
  return `${decision} a native ${name} at ${path}${inputs ? ` with ${inputs}` : ''}, destination: ${destination}.${success ? ` Success message: "${success}"` : ''}${error ? ` Error message: "${error}"` : ''}`;
};

/** Canvas terms: sections with a shape, breakpoints, settings. */
export const framerWording: Wording = {
  mark: '- ',
  tick: '- ',
  move: ({ title, why, how, isAdvice }) => compact(`${title}:`, lowerFirst(why), how, isAdvice && 'General advice.').join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(
        ({ question, why, untilThen, isToCheck }) =>
          `${question} ${why}${isToCheck ? ' Ask an expert.' : ''} On the canvas for now: ${lowerFirst(untilThen)}`,
      ),
    ),
  leaveOut: ({ words, reason, why }) => `“${words}”: ${reason}. ${why}`,
  section: (section, at) => {
    const { heading, kind, forms, contacts, text, items, images, button } = section;
    const job = JOBS[kind];
    return lines(
      `Section ${at + 1}${job ? `, ${job}` : ''}. Shape: ${shapeOf(section, at)}.`,
      heading && `Heading ${quoted(heading)}`,
      ...text.map((words) => `Copy ${quoted(words)}`),
      items.length > 0 && `Rows ${items.map(quoted).join(' / ')}`,
      contacts && 'Contact rows from the facts frame',
      ...images.slice(0, 2).map(({ url, alt }) => `Image ${url}${alt ? `, alt ${quoted(alt)}` : ''}`),
      button && `Link button ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `Copy of the ${form.name}` : formEntry(form))),
    );
  },
  page: {
    heading: ({ path }) => `New page at ${path}, same header, footer and styles.`,
    rest: ({ path, url, inFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Copy over from the other pages: ${repeats.map(quoted).join(', ')}`,
        inFile.length > 0 && `Frames that follow, with their text in the attached CONTENT.md (${path}): ${inFile.map(quoted).join(', ')}`,
        onPage.length > 0 &&
          `Owner: paste what is left of ${url}${onPage.some(Boolean) ? `, ${onPage.filter(Boolean).map(quoted).join(', ')}` : ''}`,
      ),
    doneHeading: 'Ready when',
    done: ({ path, buttons, forms, prices, images }) =>
      compact(
        `the three breakpoints of ${path} show all frames in this order`,
        prices.length > 0 && `its prices are ${prices.join(' · ')}`,
        buttons.length > 0 && listed(buttons.slice(0, 4).map(({ label, target }) => `${quoted(label)} links to ${target}`)),
        forms.length > 0 && `the ${listed(forms)} shows its success message`,
        images > 0 && 'images are uploaded, not linked, with the alt field filled',
      ).slice(0, 4),
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
    functions: 'Features: leave a place for them or embed them, and keep the provider',
    function: ({ decision, name, where }) => `${decision} ${name}${where ? `, seen on ${where}` : ''}`,
    legal: (paths) => `Legal pages to carry over with their whole text: ${paths}`,
  },
  issues: {
    intro: '',
    areas: {
      content: 'Copy',
      ux: 'Way to the button',
      accessibility: 'Tags and alt fields',
      seo: 'Page settings and links',
      performance: 'Weight',
      security: 'Safety',
      hosting: 'Usually handled by the hosting; check these after publishing',
    },
    entry: ({ title, action, done, pages }) =>
      `${title}${pages ? `, ${pages}` : ''}: ${lowerFirst(action)}${done ? ` Test: ${lowerFirst(done)}` : ''}`,
  },
  checks: ({ home, headline, button, target, hasForms, hasProof, hasRedirects, hasEmbeds, legal, sitemap, hasRobots, siteSeo }) => ({
    acceptance: compact(
      `First screen of ${home}, desktop and phone: ${headline}, and ${button} goes to ${target}.`,
      'All pages in the list open at the path they had.',
      hasRedirects && 'Each redirect in the table ends at its new path.',
      'Page settings hold the titles and descriptions given, no two alike.',
      hasForms && 'Submit one entry through each form and look for it at its destination.',
      hasProof
        ? 'Compare all quotes and figures with the proof list, word by word.'
        : 'Look for quotes, logos and figures: there must be none.',
      legal !== '' && `The footer links to ${legal} work.`,
    ),
    speed: compact(
      'The published home page reaches LCP 2.5 s, INP 200 ms and CLS 0.1 in a mobile test.',
      'Upload images compressed and at the size they are shown; the top one loads first, those further down load later.',
      'Use the two font families of the style pass and no third.',
      'Keep appear effects off the first screen, and loop nothing.',
      hasEmbeds && 'Embeds (video, map, chat, feed) start on click.',
    ),
    accessibility: [
      'Check color styles in pairs: text 4.5:1, large type and icons 3:1.',
      'Go through each page with the keyboard: everything can be reached, and the focus stays visible below the fixed bar.',
      'Tap areas are 24 px or larger.',
      'Fill in the alt field of every image; leave it blank for pure decoration.',
      'Set the tags of layers: header, nav, main, footer, one h1, then h2 and h3 in order.',
      'Form inputs have a label above them and say in words what is wrong.',
      'The phone breakpoint works at 320 without sideways scrolling.',
    ],
    seo: [
      `Framer generates the sitemap; check that it includes all pages in the list${sitemap ? ` (the old one was at ${sitemap})` : ''}.`,
      hasRobots ? 'Compare robots.txt with the old one before you publish.' : 'Check that robots.txt blocks nothing.',
      ...siteSeo,
      'Canonical: leave it on for every page, pointing to its own URL.',
      'Upload a social image (og:image, 1200x630) in the settings; pages with an image of their own use that one.',
    ],
  }),
  checkHeadings: { speed: 'Loading', accessibility: 'Accessibility' },
  structuredData: ({ path, json }) => `Custom code in the head of ${path}: <script type="application/ld+json">${json}</script>`,
};
