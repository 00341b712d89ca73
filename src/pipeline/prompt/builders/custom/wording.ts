import { lines } from '../../block.ts';
import type { Wording } from '../../sections/wording.ts';
import { lowerFirst, quoted } from '../../site-text.ts';

/** Compact data for a model of the user's own; it takes the strategy's tests as they are. */
export const customWording: Wording = {
  mark: '- ',
  tick: '[ ] ',
  copy: ({ heading, kind, purpose, note, text, items, images, button }, at) =>
    lines(
      `${at + 1} ${kind}${purpose ? `: ${lowerFirst(purpose)}` : ''}`,
      heading && `heading ${quoted(heading)}`,
      ...text.map((words) => `text ${quoted(words)}`),
      items.length > 0 && `items ${items.map(quoted).join(', ')}`,
      images[0] && `image ${images[0]}`,
      button && `button ${button}`,
      note && `note ${note}`,
    ),
  pages: {
    entry: ({ path, title, decision, reason }) => `[${decision}] ${path} ${title ? `"${title}" ` : ''}${reason}`,
    redirects: 'PATH CHANGES (all other paths stay unchanged)',
    unchanged: 'PATH CHANGES\nNone: all paths stay unchanged.',
  },
  head: { path: 'PATH ', title: 'TITLE ', description: 'DESCRIPTION ', h1: 'H1 ', canonical: 'CANONICAL ', changed: 'NEW ', kept: '' },
  forms: {
    heading: 'FORMS',
    entry: ({ decision, name, path, fields, destination, success, error, reason }) => {
      const inputs = fields.map(({ label, type, required }) => `${label}:${type}${required ? ':required' : ''}`).join(' | ');
      return `[${decision}] ${name} @ ${path} | ${inputs || 'same fields as today'} | to ${destination}${success ? ` | success "${success}"` : ''}${error ? ` | error "${error}"` : ''} | ${reason}`;
    },
    functions: 'FEATURES',
    function: ({ decision, name, where, reason }) => `[${decision}] ${name}${where ? ` @ ${where}` : ''}. ${reason}`,
    legal: 'LEGAL PAGES, KEPT',
  },
  issues: {
    intro: 'ISSUES, EACH WITH A TEST',
    entry: ({ title, action, done }) => `${title} / ${action} / TEST ${lowerFirst(done)}`,
    advice: 'ADVICE',
  },
  checks: ({ own }) => own,
  structuredData: ({ type, path, json }) => `${path} ${type} ${json}`,
};
