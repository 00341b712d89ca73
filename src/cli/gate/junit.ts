// JUnit XML, as test reports of CI services read it: a test suite for each part, a test case for each check.
import type { Analysis } from '#contracts/analysis.ts';
import type { Severity } from '#contracts/finding.ts';
import { isRed, type Verification } from '#contracts/verification.ts';
import type { Judgment } from '#pipeline/gate/judge-findings.ts';

/** `failure`: why it failed, first line as its title; '' for one that passed. `skipped`: why it does not count. */
type Case = { suite: string; name: string; place: string; failure: string; skipped: string };

/** Characters that XML 1.0 can't have, not even escaped. */
const isAllowed = (char: string) => char >= ' ' || char === '\t' || char === '\n' || char === '\r';
const escapeXml = (text: string) =>
  [...text]
    .filter((char) => isAllowed(char) && char !== '\ufffe' && char !== '\uffff' && char.isWellFormed())
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function caseLines({ suite, name, place, failure, skipped }: Case): string[] {
  const head = `    <testcase classname="${escapeXml(`${suite} ${place}`.trim())}" name="${escapeXml(name)}"`;
  if (failure !== '')
    return [
      `${head}>`,
      `      <failure message="${escapeXml(failure.split('\n')[0] ?? '')}">${escapeXml(failure)}</failure>`,
      '    </testcase>',
    ];
  if (skipped !== '') return [`${head}>`, `      <skipped message="${escapeXml(skipped)}"/>`, '    </testcase>'];
  return [`${head}/>`];
}

function countsOf(cases: Case[]): string {
  const skipped = cases.filter((one) => one.failure === '' && one.skipped !== '').length;
  return `tests="${cases.length}" failures="${cases.filter(({ failure }) => failure !== '').length}" errors="0" skipped="${skipped}"`;
}

function document(name: string, cases: Case[]): string {
  const suites = Map.groupBy(cases, ({ suite }) => suite);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(name)}" ${countsOf(cases)}>`,
    ...[...suites].flatMap(([suite, own]) => [
      `  <testsuite name="${escapeXml(suite)}" ${countsOf(own)}>`,
      ...own.flatMap(caseLines),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

/** An analysis: checks that passed, and findings; those for which the gate does not fail are skipped. */
export function junitOfAnalysis({ url, audit }: Pick<Analysis, 'url' | 'audit'>, judgment: Judgment, failOn: readonly Severity[]): string {
  const failing = new Set(judgment.failing);
  const others =
    failOn.length === 0 ? 'No severity fails: --fail-on was not given.' : `Only findings of severity ${failOn.join(' or ')} fail.`;
  const passed = audit.passed.map(({ category, title }): Case => ({ suite: category, name: title, place: '', failure: '', skipped: '' }));
  const found = judgment.findings.map((judged): Case => {
    const { category, title, page, severity, evidence, fix, id } = judged.finding;
    const known = judged.isNew ? others : 'The baseline has it.';
    const words = [evidence.selector, evidence.snippet, evidence.lookedIn, ...evidence.more].filter(Boolean).join('\n');
    const failure = failing.has(judged) ? `${title} (${severity})\n${words}\n${fix}` : '';
    return { suite: category, name: `${title} [${id}]`, place: page, failure, skipped: known };
  });
  return document(`Sitebrief: ${url}`, [...passed, ...found]);
}

/** The check of a new site: each check is a test case, which fails where something is red. */
export function junitOfVerification({ url, checks, entries, verdict, notes }: Verification): string {
  const cases = checks.map(({ id, area, title }): Case => {
    const own = entries.filter(({ check }) => check === id);
    const red = own
      .filter(isRed)
      .map(({ page, element, why, old, new: found }) =>
        [`${page}${element && `, ${element}`}: ${why}`, old && `  old: ${old}`, found && `  new: ${found}`].filter(Boolean).join('\n'),
      );
    const isUnchecked = own.length > 0 && own.every(({ status }) => status === 'unchecked');
    return { suite: area, name: title, place: '', failure: red.join('\n'), skipped: isUnchecked ? (own[0]?.why ?? '') : '' };
  });
  const unread: Case[] =
    verdict === 'unchecked'
      ? [{ suite: 'site', name: 'The site can be read', place: '', failure: notes.join('\n') || 'Could not check.', skipped: '' }]
      : [];
  return document(`Sitebrief: ${url}`, [...unread, ...cases]);
}
