import { listed } from '#text/list.ts';
import { bullets, compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

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

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error }) => {
  const inputs = listed(fields.map(({ label, required }) => `${label}${required ? ' (required)' : ''}`));
  return `Please ${decision} my ${name} on ${path}${inputs ? `; it asks for ${inputs}` : ''}. Destination of the entries: ${destination}.${success ? ` Afterwards it says "${success}"` : ''}${error ? ` If something is wrong: "${error}"` : ''}`;
};

/** The owner talks to an assistant, in the first person. */
export const wixWording: Wording = {
  mark: '- ',
  tick: '- ',
  move: ({ title, why, how }) => compact(`${title},`, `because ${lowerFirst(why)}`, how).join(' '),
  decisions: (rows) =>
    bullets(
      rows.map(
        ({ question, why, untilThen, isToCheck }) =>
          `${question} ${why}${isToCheck ? ' I have this checked.' : ''} Until I know, please do this: ${lowerFirst(untilThen)}`,
      ),
    ),
  leaveOut: ({ words, why }) => `“${words}” – ${lowerFirst(why)}`,
  section: ({ heading, kind, forms, contacts, text, items, images, button }) => {
    const about = ABOUT[kind];
    return lines(
      `${heading ? quoted(heading) : 'Without a heading'}${about ? ` (${about})` : ''}`,
      ...text.map(quoted),
      items.length > 0 && `List: ${items.map(quoted).join(', ')}`,
      contacts && 'Show how to reach me here.',
      ...images.slice(0, 2).map(({ url, alt }) => `Use my image ${url}${alt ? ` (${alt})` : ''}`),
      button && `Button ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `Put my ${form.name} here too.` : formEntry(form))),
    );
  },
  page: {
    heading: ({ path }) => `My page at ${path}:`,
    rest: ({ path, url, inFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `Also show again what you have from me: ${repeats.map(quoted).join(', ')}.`,
        inFile.length > 0 && `I send you the text of ${inFile.map(quoted).join(', ')} next; it is in my file CONTENT.md under ${path}.`,
        onPage.length > 0 &&
          `I paste the remaining text myself from ${url}${onPage.some(Boolean) ? `: ${onPage.filter(Boolean).map(quoted).join(', ')}` : ''}.`,
      ),
    doneHeading: 'This turn is finished when',
    done: ({ path, buttons, forms, prices, images }) =>
      compact(
        `${path} opens from my menu and shows my words only`,
        prices.length > 0 && `my prices are right: ${prices.join(' · ')}`,
        buttons.length > 0 &&
          listed(buttons.slice(0, 4).map(({ label, target }) => `clicking ${quoted(label)} takes visitors to ${target}`)),
        forms.length > 0 && `my test message through the ${listed(forms)} arrives`,
        images > 0 && 'my own images are in the media manager',
      ).slice(0, 4),
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
    functions: 'From my old site:',
    function: ({ decision, name, where }) => `${decision} my ${name}${where ? ` (today on ${where})` : ''}`,
    legal: (paths) => `My legal pages ${paths} must stay, with their text.`,
  },
  issues: {
    intro: 'My old site had these issues. Please check the new one for each and tell me which remain.',
    areas: {
      content: 'In my texts:',
      ux: 'For people who want to act:',
      accessibility: 'For people who use other means to read:',
      seo: 'For search engines:',
      performance: 'For speed:',
      security: 'For safety:',
      hosting: 'The hosting takes care of these. I only check that they are gone:',
    },
    entry: ({ title, action, done, pages }) =>
      `${title}${pages ? ` – ${pages}` : ''}. ${action}${done ? ` Fixed when: ${lowerFirst(done)}` : ''}`,
  },
  checks: ({ headline, button, target, hasForms, hasProof, hasEmbeds, legal, sitemap, hasRobots, siteSeo }) => ({
    acceptance: compact(
      `The home page greets me with ${headline}, and clicking ${button} takes me to ${target}.`,
      'My old addresses all still open the right page, and a made-up one shows an error page.',
      'Google sees the titles and descriptions that I gave in the SEO turn.',
      hasForms && 'I sent myself one message through each form, and it arrived.',
      hasProof
        ? 'I find no review, figure or award that I did not supply.'
        : 'I find no review, figure or award anywhere, because I gave none.',
      legal !== '' && `My legal pages (${legal}) are in the footer and complete.`,
    ),
    speed: compact(
      'The speed report shows LCP under 2.5 s, INP under 200 ms and CLS under 0.1 on phones.',
      'My images are compressed before I upload them, and those further down the page are lazy.',
      'There are at most two font families in the theme.',
      'I leave effects and apps that I do not need turned off.',
      hasEmbeds && 'Videos and maps wait for a click before they start.',
    ),
    accessibility: [
      'The accessibility wizard reports no contrast problem (4.5:1 for text).',
      'I can use the whole site with my keyboard and always see where the focus is.',
      'Buttons are easy to hit on a phone, 24 px or more.',
      'Every image has alternative text unless it is only decoration.',
      'Each form field shows its label and tells me in words what I did wrong.',
      'On the narrowest phone, 320 px wide, I never have to scroll sideways.',
    ],
    seo: [
      sitemap ? `My old sitemap was at ${sitemap}; I submit the new one in Search Console.` : 'I submit the sitemap in Search Console.',
      hasRobots
        ? 'I compare robots.txt in the SEO tools with my old one.'
        : 'I leave robots.txt in the SEO tools at its default, so that search engines can read everything.',
      ...siteSeo,
      'In the SEO panel, check that each page is its own canonical page.',
      'Choose a social image (og:image, 1200x630) for each page under social share.',
    ],
  }),
  structuredData: ({ type, path, json }) => `Structured data for ${path} (${type}): ${json}`,
};
