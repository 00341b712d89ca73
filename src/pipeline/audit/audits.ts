import * as accessibility from './accessibility-audits.ts';
import { axeAudits } from './axe-audits.ts';
import * as content from './content-audits.ts';
import type { Audit } from './define-audit.ts';
import * as performance from './performance-audits.ts';
import * as security from './security-audits.ts';
import * as seo from './seo-audits.ts';
import * as ux from './ux-audits.ts';

/** What owners ask about first stands first in its category. */
const FIRST = [
  ...['missing-title', 'duplicate-title', 'missing-meta-description', 'duplicate-meta-description', 'missing-h1', 'multiple-h1'],
  ...['missing-canonical', 'broken-internal-link', 'non-descriptive-link-text'],
  ...['missing-viewport', 'missing-lang', 'heading-skip', 'missing-alt', 'missing-form-label', 'empty-link', 'image-missing-dimensions'],
].reverse();

/** Every audit, by category in the order of the report. */
export const audits: readonly Audit[] = [
  ...[seo, ux, accessibility].flatMap(inOrder),
  ...axeAudits,
  ...[performance, content, security].flatMap(inOrder),
];

/** The audits of a category: those of `FIRST`, then the others by name. */
function inOrder(category: Record<string, Audit>): Audit[] {
  return Object.values(category).sort((a, b) => FIRST.indexOf(b.id) - FIRST.indexOf(a.id));
}
