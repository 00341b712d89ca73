import * as accessibility from './accessibility-audits.ts';
import { axeAudits } from './axe-audits.ts';
import * as content from './content-audits.ts';
import type { Audit } from './define-audit.ts';
import * as performance from './performance-audits.ts';
import * as security from './security-audits.ts';
import * as seo from './seo-audits.ts';
import * as ux from './ux-audits.ts';

const SEVERITIES = ['high', 'medium', 'low'];

/** Every audit, by category in the order of the report; within one those that decide most stand first. */
export const audits: readonly Audit[] = [seo, ux, { ...accessibility, ...axeAudits }, performance, content, security].flatMap((category) =>
  Object.values<Audit>(category).sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.weight - a.weight || (a.id < b.id ? -1 : 1),
  ),
);
