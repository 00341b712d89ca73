import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { bullets, compact, entryList, lines } from '../../block.ts';
import { fileSection } from '../../content-file.ts';
import { linkedItems } from '../../copy/section-copy.ts';
import { nextWords } from '../../sections/form-table.ts';
import { fieldWords } from '../../sections/forms.ts';
import type { Wording } from '../../sections/wording.ts';
import { quoted } from '../../site-text.ts';

/** What a section is about, as an owner would say it. */
const ABOUT: Record<string, string> = {
  hero: 'the top of the page',
  'proof-cue': 'why people can trust me',
  introduction: 'a little more about it',
  offers: 'what I offer',
  about: 'who we are',
  'how-it-works': 'how it works',
  gallery: 'my photos',
  proof: 'what others say',
  pricing: 'what it costs',
  news: 'my news',
  faq: 'what people ask me',
  contact: 'how to reach me',
  invitation: 'an invitation',
  closing: 'the end of the page, with my button',
  further: 'the rest of my text',
};

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error, note, sending }) => {
  const next = nextWords(sending);
  const inputs = listed(fields.map((field) => `${fieldWords(field)}${field.required ? ' (required)' : ''}`));
  return `Please ${decision} my ${name} on ${path}${inputs ? `; it asks for ${inputs}` : ''}.${destination && ` Destination of the entries: ${destination}.`}${success ? ` Afterwards it says "${success}"` : ''}${error ? ` If something is wrong: "${error}"` : ''}${next ? ` ${next}.` : ''}${note ? ` ${note}` : ''}`;
};

/** The owner talks to an assistant, in the first person. */
export const wixWording: Wording = {
  mark: '- ',
  tick: '- ',
  brief: {
    owner: '',
    aim: 'What I want it to become:',
    visitors: 'Who comes to me, and what for:',
    promise: 'My promise:',
    reasons: 'Why people choose me:',
    moves: 'What should get better, the most important first:',
    keep: 'Please keep:',
    decide: 'Decide before launch (missing input, my homework):',
    menu: 'My menu:',
    leaveOut: 'Please never write these words of my old site again:',
  },
  move: ({ title, why, how }) => compact(`${title},`, `because ${lowerFirst(why)}`, how).join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(({ question, why, untilThen, hides, isToCheck }) =>
        compact(
          question,
          isToCheck && 'I have this checked.',
          `Until I know, please do this: ${lowerFirst(untilThen)}`,
          why,
          hides.length > 0 && `Do not show ${listed(hides.map((words) => `“${words}”`))} before that.`,
        ).join(' '),
      ),
    ),
  leaveOut: (rows) =>
    bullets(rows.map(({ words, why, instead }) => `“${words}” – ${lowerFirst(why)}${instead ? ` Better: ${quoted(instead)}` : ''}`)),
  section: ({ heading, kind, layout, note, behavior, again, forms, contacts, text, items, itemTargets, images, button }) => {
    const about = ABOUT[kind];
    return lines(
      `${heading ? quoted(heading) : 'Without a heading'}${layout || about ? ` (${layout || about})` : ''}`,
      ...text.map(quoted),
      entryList('List:', linkedItems({ items, itemTargets }, quoted, 'linked to'), ', '),
      again && `The rest of it as on ${again}.`,
      contacts && 'Show how to reach me here.',
      ...images.slice(0, 2).map(({ url, alt }) => `Use my image ${url}${alt ? ` (${alt})` : ''}`),
      button && `Button ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `Put my ${form.name} here too.` : formEntry(form))),
      behavior && `When visitors use it: ${behavior}`,
      note && `Please keep to this: ${lowerFirst(note)}`,
    );
  },
  page: {
    heading: ({ path, language }) => `My page at ${path}${language ? `, in ${language}` : ''}:`,
    rest: ({ path, url, isInFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `On ${path} also show again: ${repeats.map(quoted).join(', ')}.`,
        isInFile && `I send you its text next, from my file ${fileSection(path)}.`,
        onPage.length > 0 &&
          `I paste the remaining text myself from ${url}${onPage.some(Boolean) ? `: ${onPage.filter(Boolean).map(quoted).join(', ')}` : ''}.`,
      ),
    prices: (amounts) => `My prices there: ${amounts}.`,
  },
  pages: {
    entry: ({ path, title, decision, reason }) => `${decision}: ${path}${title ? `, called "${title}" today` : ''}. ${reason}`,
    unread: 'Pages I also have, which nobody has read yet:',
    redirects: 'Enter these redirects; every other address stays unchanged:',
    unchanged: 'No address changes: check that each page has the address it had before.',
  },
  head: ({ path, title, description, h1, changed }) =>
    lines(
      `For ${path}${changed.length > 0 ? ` (${changed.join(', ')}: new)` : ' (as today)'}`,
      `title tag: ${title}`,
      description && `meta description: ${description}`,
      `heading on the page: ${h1}`,
    ),
  forms: {
    heading: '',
    entry: formEntry,
    exact: '',
    states: (success, error) => `After sending, my forms say "${success}"${error ? `; if something is wrong, "${error}"` : ''}.`,
    functions: 'From my old site:',
    function: ({ decision, name, where }) => `${decision} my ${name}${where ? ` (today on ${where})` : ''}`,
    links: 'My site also has these links; please put each one in its place:',
    legal: (paths) => `My legal pages ${paths} must stay, with their text.`,
  },
  issues: {
    areas: {
      content: 'In my texts:',
      ux: 'For people who want to act:',
      accessibility: 'For people who use other means to read:',
      seo: 'For search engines:',
      performance: 'For speed:',
      security: 'For safety:',
      hosting: '',
    },
    entry: ({ action, done, pages }) => `${pages ? `On ${pages}: ` : ''}${lowerFirst(done)} ${action}`,
    minor: (count) => `My file ISSUES.md has ${count} smaller ones.`,
  },
  checks: (site) => ({
    acceptance: compact(
      `The home page greets me with ${site.headline}, and clicking ${site.button} takes me to ${site.target}.`,
      'My old addresses all still open the right page, and a made-up one shows an error page.',
      'Google sees the titles and descriptions that I gave in the SEO turn.',
      site.hasForms && 'I sent myself one message through each form, and it arrived.',
      site.hasProof
        ? 'I find no review, figure or award that I did not supply.'
        : 'I find no review, figure or award anywhere, because I gave none.',
      site.legal !== '' && `My legal pages (${site.legal}) are in the footer and complete.`,
      site.passing !== '' && `These were right before and still are: ${site.passing}.`,
    ),
    standards: compact(
      'The speed report shows LCP under 2.5 s, INP under 200 ms and CLS under 0.1 on phones; my images are compressed, those further down are lazy, and there are two font families.',
      site.hasEmbeds && 'Videos and maps wait for a click.',
      'The accessibility wizard finds no contrast below 4.5:1, no image without alternative text, no field without its label; the keyboard reaches everything with a visible focus, buttons have 24 px, and a phone of 320 px never scrolls sideways.',
    ),
    seo: [
      `In the SEO panel each page is its own canonical page and has a social image (og:image, 1200x630); I submit the sitemap${site.sitemap ? ` (before: ${site.sitemap})` : ''} and ${site.hasRobots ? 'compare robots.txt with my old one' : 'leave robots.txt open'}.`,
      ...site.siteSeo,
    ],
  }),
  after: ({ hasForms, hosting, events }) =>
    compact(
      hasForms && 'I send one message through each form from my phone.',
      hosting && `The hosting or I take care of these: ${hosting}.`,
      events && `In my analytics I track: ${events.replaceAll('_', ' ')}.`,
    ),
  structuredData: ({ type, path, parts }) =>
    `Structured data for ${path}: I paste { "@type": "${type}" } from my file CONTENT.md${parts ? ` (${parts})` : ''}.`,
};
