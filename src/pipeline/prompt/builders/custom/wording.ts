import { bullets, compact, entryList, lines } from '../../block.ts';
import { fileSection } from '../../content-file.ts';
import { linkedItems } from '../../copy/section-copy.ts';
import { fieldTable, sendingLine } from '../../sections/form-table.ts';
import type { Wording } from '../../sections/wording.ts';
import { quoted } from '../../site-text.ts';

const formEntry: Wording['forms']['entry'] = (form) => {
  const { decision, name, path, fields, destination, success, error, reason, note } = form;
  const first = `[${decision}] ${name} @ ${path}${fields.length > 0 || destination === '' ? '' : ' | same fields as today'}${destination && ` | to ${destination}`}${success ? ` | success "${success}"` : ''}${error ? ` | error "${error}"` : ''}${reason && ` | ${reason}`}${note && ` | ${note}`}`;
  return lines(first, fieldTable(fields), sendingLine(form));
};

/** Compact data for a model of the user's own; it takes the strategy's tests as they are. */
export const customWording: Wording = {
  mark: '- ',
  tick: '[ ] ',
  brief: {
    owner: 'DECISIONS OF THE OWNER',
    aim: 'AIM',
    visitors: 'AUDIENCES',
    promise: 'PROMISE',
    reasons: 'WHY THEY CHOOSE IT',
    moves: 'DIAGNOSIS',
    keep: 'KEEP',
    decide: 'DECIDE BEFORE LAUNCH (MISSING INPUT)',
    menu: 'MENU',
    leaveOut: 'LEAVE OUT',
  },
  move: ({ title, why, how, isAdvice }, at) => compact(`${at + 1} ${title} |`, why, how && `| ${how}`, isAdvice && '| advice').join(' '),
  decisions: (rows) =>
    lines(
      'DECISION | UNTIL THEN | WHY',
      ...rows.map(({ question, why, untilThen, hides, isToCheck }) => {
        const hidden = hides.length > 0 ? ` HIDE ${hides.map((words) => `“${words}”`).join(', ')}` : '';
        return compact(question, '|', `${untilThen}${hidden}`, why && `| ${why}`, isToCheck && '(to check)').join(' ');
      }),
    ),
  leaveOut: (rows) =>
    bullets(
      rows.map(
        ({ words, reason, why, instead, pages }) =>
          `[${reason}] “${words}” ${pages.length > 0 ? `@ ${pages.slice(0, 4).join(' ')} ` : ''}| ${why}${instead ? ` | SAY ${quoted(instead)}` : ''}`,
      ),
    ),
  section: ({ heading, kind, layout, note, behavior, again, forms, contacts, text, items, itemTargets, images, button }, at) =>
    lines(
      `${at + 1} ${kind}${layout ? ` | ${layout}` : ''}`,
      heading && `heading ${quoted(heading)}`,
      ...text.map((words) => `text ${quoted(words)}`),
      entryList('items', linkedItems({ items, itemTargets }, quoted, '->'), ', '),
      again && `other entries as on ${again}`,
      contacts && 'contacts as in CONTACTS',
      ...images.slice(0, 3).map(({ url, alt }) => `image ${url}${alt ? ` ${quoted(alt)}` : ''}`),
      button && `button ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `form again: ${form.name}` : formEntry(form))),
      behavior && `works: ${behavior}`,
      note && `limit ${note}`,
    ),
  page: {
    heading: ({ path, decision, reason, language, h1, head }) =>
      lines(
        `PAGE ${path} [${decision}] ${reason}${language ? ` LANGUAGE ${language}` : ''}`,
        head && `title ${head.title}`,
        head?.description && `description ${head.description}`,
        h1 && `h1 ${h1}`,
      ),
    rest: ({ path, url, isInFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `REPEAT from earlier pages: ${repeats.map(quoted).join(', ')}`,
        isInFile && `COPY ${fileSection(path)}, word for word`,
        onPage.length > 0 &&
          `NOT GIVEN, on ${url}${onPage.some(Boolean) ? `: ${onPage.filter(Boolean).map(quoted).join(', ')}` : ''}. Mark the spot "keep".`,
      ),
    prices: (amounts) => `TEST prices ${amounts}`,
  },
  pages: {
    entry: ({ path, title, decision, reason }) => `[${decision}] ${path} ${title ? `"${title}" ` : ''}${reason}`,
    unread: 'KNOWN, NOT READ',
    redirects: 'PATH CHANGES (all other paths stay unchanged)',
    unchanged: 'PATH CHANGES\nNone: all paths stay unchanged.',
  },
  head: ({ path, title, description, h1, changed }) =>
    lines(
      `PATH ${path}${changed.length > 0 ? ` NEW ${changed.join(', ')}` : ''}`,
      `  TITLE ${title}`,
      description && `  DESCRIPTION ${description}`,
      `  H1 ${h1}`,
    ),
  forms: {
    heading: 'FORMS',
    entry: formEntry,
    exact: 'FORM NAMES, VALUES, HIDDEN FIELDS, METHODS: exactly as in the tables',
    states: (success, error) => `ALL FORMS success "${success}"${error ? ` | error "${error}"` : ''}`,
    functions: 'FEATURES',
    function: ({ decision, name, where, reason }) => `[${decision}] ${name}${where ? ` @ ${where}` : ''}. ${reason}`,
    links: 'LINKS KEPT',
    legal: (paths) => `LEGAL PAGES, TEXT KEPT: ${paths}`,
  },
  issues: {
    areas: {
      content: 'Content',
      ux: 'Conversion',
      accessibility: 'Accessibility',
      seo: 'SEO',
      performance: 'Performance',
      security: 'Security',
      hosting: '',
    },
    entry: ({ action, done, pages }) => `${pages ? `@ ${pages} / ` : ''}${done} / ${action}`,
    minor: (count) => `${count} minor issues in ISSUES.md`,
  },
  checks: (site) => ({
    acceptance: compact(
      `${site.home}: ${site.headline} is the only h1; ${site.button} -> ${site.target}`,
      'all kept paths answer 200, unknown ones 404; titles and descriptions as given',
      site.hasForms && 'forms: a test entry arrives, an empty required field is named',
      site.hasProof ? 'proof: only what the brief gives' : 'proof: none, since none is known',
      site.legal !== '' && `footer: ${site.legal}`,
      site.passing !== '' && `unbroken: ${site.passing}`,
    ),
    standards: compact(
      'LCP 2.5 s, INP 200 ms, CLS 0.1; first image eager, later ones lazy with width and height',
      site.hasEmbeds && 'embeds load on click',
      'contrast 4.5:1, keyboard, visible focus, targets 24 px, labels, alt, 320 px without sideways scrolling',
    ),
    seo: [
      `canonical, og:image (1200x630), ${site.sitemap ? `sitemap ${site.sitemap}` : 'sitemap'}, robots.txt ${site.hasRobots ? 'as today' : 'open'}`,
      ...site.siteSeo,
    ],
  }),
  after: ({ hasForms, hosting, events }) =>
    compact(
      'compare each path with the page list',
      hasForms && 'one test entry per form',
      hosting && `host and owner: ${hosting}`,
      events && `count ${events}`,
    ),
  structuredData: ({ type, path, parts }) => `${path} { "@type": "${type}" } with ${parts || 'the facts'}; whole block in CONTENT.md`,
};
