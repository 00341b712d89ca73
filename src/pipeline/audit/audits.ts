import * as accessibility from './accessibility-audits.ts';
import { axeAudits } from './axe-audits.ts';
import * as content from './content-audits.ts';
import type { Audit } from './define-audit.ts';
import * as performance from './performance-audits.ts';
import * as security from './security-audits.ts';
import * as seo from './seo-audits.ts';
import * as ux from './ux-audits.ts';

/** Every audit, by category in the order of the report; within one by name. */
export const audits: readonly Audit[] = [
  ...[seo, ux, accessibility].flatMap((category): Audit[] => Object.values(category)),
  ...axeAudits,
  ...[performance, content, security].flatMap((category): Audit[] => Object.values(category)),
];
