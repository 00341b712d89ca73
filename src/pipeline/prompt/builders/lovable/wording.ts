import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { splitSentences } from '#text/segment.ts';
import { compact, lines } from '../../block.ts';
import { fileSection } from '../../content-file.ts';
import { IMAGES_OF } from '../../content-mentions.ts';
import { linkedItems, type SectionCopy } from '../../copy/section-copy.ts';
import { DECIDE, FOR_WHOM } from '../../part-headings.ts';
import { fieldTable, sendingLine } from '../../sections/form-table.ts';
import { TRUE_OF_NEW } from '../../sections/issues.ts';
import type { Wording } from '../../sections/wording.ts';
import { quoted } from '../../site-text.ts';

const cell = (text: string) => text.replaceAll('|', '/');

const states = (success: string, error: string) => `${success && ` Success: "${success}"`}${error && ` Error: "${error}"`}`;

const formEntry: Wording['forms']['entry'] = (form) => {
  const { decision, name, path, fields, destination, success, error, reason, note } = form;
  const first = compact(
    `${name} on ${path}: ${decision}.${destination && ` Destination: ${destination}.`}`,
    reason,
    note,
    states(success, error).trim(),
  ).join(' ');
  return lines(first, fieldTable(fields), sendingLine(form));
};

const imageText = ({ path, alt }: SectionCopy['images'][number]) => `${path}${alt ? ` (alt: ${alt})` : ''}`;

/** What a section shows, below its heading. */
export function sectionLines(section: SectionCopy): string[] {
  const { forms, contacts, text, items, itemTargets, images, button, note, behavior, again, fromFile = '', gallery = '' } = section;
  return compact(
    fromFile && `   Copy: ${fromFile}, every line and entry.`,
    ...text.map((words) => `   ${quoted(words)}`),
    ...linkedItems({ items, itemTargets }, quoted, 'to').map((item) => `   - ${item}`),
    again && `   The ${text.length + items.length > 0 ? 'other texts' : 'text'} of this section as on ${again}.`,
    contacts && '   Contact details, each as a link.',
    images.length > 0 && `   ${images.length > 1 ? 'Images' : 'Image'}: ${images.map(imageText).join(' · ')}`,
    gallery && `   Images: all of today's page, in the order of CONTENT.md, ${IMAGES_OF}${gallery}.`,
    ...forms.map(({ form, isAgain }) => (isAgain ? `   The ${form.name} again, the same component.` : `   Form: ${formEntry(form)}`)),
    button && `   Button: ${quoted(button.label)} to ${button.target}`,
    behavior && `   How it works: ${behavior}`,
    note && `   Note, not shown: ${note}`,
  );
}

/** Kinds that say nothing about how a section looks. */
const PLAIN = new Set(['content', 'further', 'offers', 'introduction']);

/** Old addresses to try. */
const OLD = 3;

/** Markdown, in the terms of a React developer: routes, components, states. */
export const lovableWording: Wording = {
  mark: '- ',
  tick: '- [ ] ',
  brief: {
    owner: '## Decisions of the owner: they override everything else',
    aim: 'Aim:',
    visitors: FOR_WHOM,
    promise: 'The one promise:',
    reasons: 'Why they believe it:',
    moves: '## Diagnosis',
    keep: '## Keep',
    decide: `${DECIDE} (missing input)`,
    menu: '',
    leaveOut: '## Wrong today: put right or left out everywhere',
  },
  move: ({ title, why, how, isAdvice }, at) =>
    `${at + 1}. ${compact(`**${title}.**`, splitSentences(why)[0] ?? '', how, isAdvice && '(Advice.)').join(' ')}`,
  decisions: (rows) =>
    lines(
      '| Open | Until then |',
      '|---|---|',
      ...rows.map(({ question, untilThen, hides }) => {
        const hidden = hides.length > 0 ? ` Not shown until then: ${listed(hides.map((words) => `“${cell(words)}”`))}.` : '';
        return `| ${cell(question)} | ${cell(untilThen)}${hidden} |`;
      }),
    ),
  leaveOut: (rows) => {
    const replaced = rows.filter(({ instead }) => instead !== '');
    // The copy has no filler; what nobody may say is named.
    const gone = rows.filter(({ instead, reason }) => instead === '' && reason !== 'filler');
    return lines(
      ...replaced.map(({ words, instead }) => `- “${words}” becomes ${quoted(instead)}`),
      gone.length > 0 && `- Nowhere: ${gone.map(({ words }) => `“${words}”`).join(' · ')}`,
    );
  },
  section: (section, at) => {
    const { heading, name, isH1, kind, layout } = section;
    const form = compact(layout || (PLAIN.has(kind) ? '' : kind.replaceAll('-', ' ')), isH1 && 'h1').join(', ');
    return lines(`${at + 1}. ${heading ? `**${heading}**` : name}${form ? ` (${form})` : ''}`, ...sectionLines(section));
  },
  page: {
    heading: ({ path, decision, reason, language, h1, head, sections }) =>
      lines(
        `## \`${path}\`: ${decision}. ${reason}`,
        language && `All copy on it is in ${language}.`,
        head && `Title: ${head.title}`,
        head?.description && `Description: ${head.description}`,
        h1 && !sections[0]?.isH1 && `h1: ${quoted(h1)}`,
      ),
    rest: ({ path, url, isInFile, onPage, repeats }) => {
      const named = onPage.filter(Boolean);
      return lines(
        isInFile && `Copy: ${fileSection(path)}, word for word.`,
        repeats.length > 0 && `Then the sections ${listed(repeats.map(quoted))}, as on an earlier route.`,
        onPage.length > 0 && `Take the rest word for word from ${url}${named.length > 0 ? `, sections ${listed(named.map(quoted))}` : ''}.`,
      );
    },
    unplaced: (entries) =>
      entries.length === 0 ? '' : lines('Also on this page today, each in the section it fits:', ...entries.map((entry) => `- ${entry}`)),
    // The prices are in the copy, and nothing else may be said.
    prices: () => '',
  },
  pages: {
    entry: ({ path, decision, reason }) => `${path}: ${decision}. ${reason}`,
    unread: '### Addresses that were not read',
    redirects: 'Permanent redirects on the server, without chains; all other paths stay unchanged:',
    unchanged: '',
  },
  head: ({ path, title, description, h1 }) =>
    lines(path, `  title: ${title}`, description && `  description: ${description}`, h1 && `  h1: ${h1}`),
  forms: {
    heading: '',
    entry: formEntry,
    exact: 'Forms: names, values, hidden fields and methods exactly as in the tables, or entries get lost.',
    states: (success, error) => `Every form, unless it says otherwise:${states(success, error)}`,
    functions: '',
    function: ({ decision, name, where, reason }) =>
      `${name}${where ? ` on ${where}` : ''}: ${decision}.${decision === 'keep' ? '' : ` ${reason}`}`,
    links: 'Links of today that no button above has, each where visitors need it:',
    legal: (paths) => `Legal text stays as it is: ${paths}.`,
  },
  issues: {
    areas: {
      ...{ content: '', ux: '', accessibility: '', seo: '', performance: '', security: '' },
      hosting: '',
    },
    entry: ({ action, done, pages }) =>
      compact(pages && done ? `${pages}: ${lowerFirst(done)}` : done || (pages && `${pages}:`), action).join(' '),
    minor: (count) => `${count} minor issues: work through the attached ISSUES.md.`,
    summary: (tests) => `${TRUE_OF_NEW} ${tests.join('; ')}.`,
  },
  checks: (site) => ({
    acceptance: compact(
      `${site.home} shows ${site.headline} as the only h1, and ${site.button} leads to ${site.target}.`,
      `Kept routes answer 200 at their old path${site.hasRedirects ? ', redirects take one hop' : ''}, unknown ones 404; titles and descriptions are unique.`,
      site.hasForms && 'A test message from each form arrives.',
      site.hasProof
        ? 'No testimonial, rating, figure or award beyond those given.'
        : 'No testimonial, rating or award appears: none is known.',
      site.legal !== '' && `The footer links to ${site.legal}.`,
      site.passing !== '' && `Still true, as today: ${site.passing}.`,
    ),
    standards: compact(
      'On a phone LCP within 2.5 s, INP 200 ms, CLS 0.1: hero image preloaded, later ones lazy with width and height.',
      site.hasEmbeds && 'Videos, maps and chats mount on click.',
      `Contrast 4.5:1, visible focus, keyboard, targets 24 px, alt texts${site.hasForms ? ', field labels' : ''}, no sideways scrolling at 320 px.`,
    ),
    seo: [
      `Per route canonical, og:title, og:description, og:image (1200x630); sitemap at ${site.sitemap || '/sitemap.xml'}; ${site.hasRobots ? "today's robots.txt" : 'robots.txt'}. A route without a description here gets one sentence of its copy.`,
      ...site.siteSeo,
    ],
  }),
  after: ({ hasForms, addresses, hasRedirects, hosting, events, sitemap, hasToday }) =>
    compact(
      `Connect the domain, then ${hasRedirects ? 'try each redirect: Lovable documents no redirect table' : addresses < OLD ? 'open its address' : 'open three old addresses'}.`,
      `Submit ${sitemap || 'the sitemap'} in Google Search Console.`,
      hasForms && 'Send a message through each form.',
      hasToday &&
        'Compare the new site with TODAY.md, page by page: prices, dates, names, links, downloads. The builder does not get this file.',
      hosting && `With host and owner, check: ${hosting}.`,
      events && `Count as events: ${events}.`,
    ),
  structuredData: ({ type, path, parts }) =>
    `JSON-LD { "@type": "${type}" } on ${path}${parts ? ` with ${parts} from these facts` : ''}; its block is in CONTENT.md.`,
};
