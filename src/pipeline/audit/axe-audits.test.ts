import { describe, expect, it } from 'vitest';
import { Severity } from '#contracts/finding.ts';
import type { AxeViolation } from '#contracts/rendered-page.ts';
import { findingsOf, testPage } from '#testing/audit-page.ts';
import { axeAudits } from './axe-audits.ts';

const violation = (rule: string, more: Partial<AxeViolation> = {}): AxeViolation => ({
  rule,
  impact: 'serious',
  help: `Rule ${rule}`,
  helpUrl: `https://dequeuniversity.com/rules/axe/4.14/${rule}`,
  selector: '.pale',
  snippet: '<p class="pale">',
  count: 2,
  ...more,
});
const idsOf = (axe: AxeViolation[] | undefined) =>
  axeAudits.flatMap((audit) => findingsOf(audit, testPage(axe ? { axe } : {}))).map(({ id }) => id);

describe('axeAudits', () => {
  it('says nothing of pages that were not checked, nor of clean ones', () => {
    expect(idsOf(undefined)).toEqual([]);
    expect(idsOf([])).toEqual([]);
    for (const audit of axeAudits) expect(audit.check(testPage())?.unchecked).toMatch(/No browser/);
    for (const audit of axeAudits) expect(audit.check(testPage({ axe: [] }))).toBeNull();
  });

  it('reads severity, weight and effort of its table of rules as the report knows them', () => {
    for (const { severity, weight, effort } of axeAudits) {
      expect(Severity.options).toContain(severity);
      expect([1, 2, 3]).toContain(weight);
      expect(['small', 'medium', 'large']).toContain(effort);
    }
  });

  it('reports each rule under its own id, with its first case and their number', () => {
    const [finding] = axeAudits.flatMap((audit) => findingsOf(audit, testPage({ axe: [violation('color-contrast')] })));
    expect(finding).toMatchObject({
      id: 'axe-color-contrast',
      category: 'accessibility',
      evidence: { selector: '.pale', snippet: '<p class="pale">', count: 2 },
    });
  });

  it('gathers rare rules in one finding, and leaves those to our own audits that ask the same', () => {
    expect(idsOf([violation('blink'), violation('marquee'), violation('image-alt'), violation('label')])).toEqual(['axe-other']);
    const [finding] = axeAudits.flatMap((audit) => findingsOf(audit, testPage({ axe: [violation('blink'), violation('marquee')] })));
    expect(finding?.evidence.more).toEqual(['.pale: Rule marquee']);
  });
});
