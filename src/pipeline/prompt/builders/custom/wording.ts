import { compact, lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

const formEntry: Wording['forms']['entry'] = ({ decision, name, path, fields, destination, success, error, reason }) => {
  const inputs = fields.map(({ label, type, required }) => `${label}:${type}${required ? ':required' : ''}`).join(' | ');
  return `[${decision}] ${name} @ ${path} | ${inputs || 'same fields as today'} | to ${destination}${success ? ` | success "${success}"` : ''}${error ? ` | error "${error}"` : ''} | ${reason}`;
};

/** Compact data for a model of the user's own; it takes the strategy's tests as they are. */
export const customWording: Wording = {
  mark: '- ',
  tick: '[ ] ',
  move: ({ title, why, how, isAdvice }, at) => compact(`${at + 1} ${title} |`, why, how && `| ${how}`, isAdvice && '| advice').join(' '),
  decisions: (rows) =>
    lines(
      'DECISION | WHY | UNTIL THEN',
      ...rows.map(({ question, why, untilThen, isToCheck }) => `${question} | ${why}${isToCheck ? ' (to check)' : ''} | ${untilThen}`),
    ),
  leaveOut: ({ words, reason, why, pages }) =>
    `[${reason}] “${words}” ${pages.length > 0 ? `@ ${pages.slice(0, 4).join(' ')} ` : ''}| ${why}`,
  section: ({ heading, kind, forms, contacts, text, items, images, button }, at) =>
    lines(
      `${at + 1} ${kind}`,
      heading && `heading ${quoted(heading)}`,
      ...text.map((words) => `text ${quoted(words)}`),
      items.length > 0 && `items ${items.map(quoted).join(', ')}`,
      contacts && 'contacts as in CONTACTS',
      ...images.slice(0, 3).map(({ url, alt }) => `image ${url}${alt ? ` ${quoted(alt)}` : ''}`),
      button && `button ${quoted(button.label)} to ${button.target}`,
      ...forms.map(({ form, isAgain }) => (isAgain ? `form again: ${form.name}` : formEntry(form))),
    ),
  page: {
    heading: ({ path }) => `PAGE ${path}`,
    rest: ({ path, url, inFile, onPage, repeats }) =>
      lines(
        repeats.length > 0 && `REPEAT from earlier pages: ${repeats.map(quoted).join(', ')}`,
        inFile.length > 0 && `FILE CONTENT.md @ ${path}: ${inFile.map(quoted).join(', ')}`,
        onPage.length > 0 &&
          `NOT GIVEN, on ${url}${onPage.some(Boolean) ? `: ${onPage.filter(Boolean).map(quoted).join(', ')}` : ''}. Mark the spot "keep".`,
      ),
    doneHeading: 'TESTS',
    done: ({ h1, buttons, forms, prices }) =>
      compact(
        h1 && `h1 ${quoted(h1)}`,
        prices.length > 0 && `prices ${prices.join(' · ')}`,
        ...buttons.slice(0, 2).map(({ label, target }) => `${quoted(label)} -> ${target}`),
        forms.length > 0 && `fields of ${forms.join(', ')} complete`,
      ).slice(0, 4),
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
    functions: 'FEATURES',
    function: ({ decision, name, where, reason }) => `[${decision}] ${name}${where ? ` @ ${where}` : ''}. ${reason}`,
    legal: (paths) => `LEGAL PAGES, TEXT KEPT: ${paths}`,
  },
  issues: {
    intro: 'ISSUES, EACH WITH A TEST',
    areas: {
      content: 'Content',
      ux: 'Conversion',
      accessibility: 'Accessibility',
      seo: 'SEO',
      performance: 'Performance',
      security: 'Security',
      hosting: 'Server',
    },
    entry: ({ title, action, done, pages }) =>
      `${title}${pages ? ` @ ${pages}` : ''} / ${action}${done ? ` / TEST ${lowerFirst(done)}` : ''}`,
  },
  checks: ({ own }) => own,
  structuredData: ({ type, path, json }) => `${path} ${type} ${json}`,
};
