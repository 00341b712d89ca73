import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Finding } from '#contracts/finding.ts';
import type { Verification } from '#contracts/verification.ts';
import { judgeFindings } from '#pipeline/gate/judge-findings.ts';
import { junitOfAnalysis, junitOfVerification } from './junit.ts';
import { sarifOfAnalysis, sarifOfVerification } from './sarif.ts';

const Text = z.strictObject({ text: z.string().min(1) });
const Level = z.enum(['none', 'note', 'warning', 'error']);
/** RFC 3986, relative: no scheme and no space. */
const RelativeUri = z.string().regex(/^(?![a-z]+:)[^\s<>"{}|\\^`]+$/);
/** The rules of the schema of SARIF 2.1.0 for what we write: names, required properties, kinds of values, and that indexes fit. */
const Sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z
      .strictObject({
        tool: z.strictObject({
          driver: z.strictObject({
            name: z.string(),
            semanticVersion: z.string().regex(/^\d+\.\d+\.\d+/),
            rules: z.array(
              z.strictObject({
                id: z.string().min(1),
                shortDescription: Text,
                fullDescription: Text,
                help: Text,
                helpUri: z.url().optional(),
                defaultConfiguration: z.strictObject({ level: Level }),
                properties: z.strictObject({ tags: z.array(z.string()) }),
              }),
            ),
          }),
        }),
        automationDetails: z.strictObject({ id: z.string() }),
        originalUriBaseIds: z.record(z.string(), z.strictObject({ uri: z.url().endsWith('/') })),
        columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
        results: z.array(
          z.strictObject({
            ruleId: z.string(),
            ruleIndex: z.number().int().min(-1),
            level: Level,
            message: Text,
            locations: z
              .array(
                z.strictObject({
                  physicalLocation: z.strictObject({
                    artifactLocation: z.strictObject({ uri: RelativeUri, uriBaseId: z.string() }),
                    region: z.strictObject({ startLine: z.number().int().min(1) }),
                  }),
                  logicalLocations: z.array(z.strictObject({ fullyQualifiedName: z.string(), kind: z.string() })).optional(),
                }),
              )
              .min(1),
            partialFingerprints: z.record(z.string(), z.string()),
            baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
            suppressions: z.array(z.strictObject({ kind: z.enum(['inSource', 'external']), justification: z.string() })).optional(),
          }),
        ),
      })
      .refine(({ tool, results }) => results.every(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id === ruleId)),
  ),
});

const finding: Finding = {
  id: 'missing-alt',
  category: 'accessibility',
  severity: 'high',
  title: 'An image has no alt text',
  page: '/über uns',
  url: 'https://bakery.example/%C3%BCber%20uns',
  evidence: { selector: 'main > img', snippet: '<img> & "co"\u0000', header: '', lookedIn: '', count: 1, more: [] },
  why: 'Blind visitors learn from it.',
  fix: 'Describe it.',
  source: 'https://www.w3.org/WAI/',
  effort: 'small',
};
const home = { ...finding, page: '/', url: 'https://bakery.example/', severity: 'low' as const };
const url = 'https://bakery.example/';
const judge = (findings: Finding[]) => judgeFindings({ url, findings }, { baseline: null, failOn: ['high'] });

const verification: Verification = {
  url,
  brief: 'https://old.example/',
  verdict: 'red',
  entries: [
    { id: 'e1', check: 'text-lost', status: 'lost', page: '/menu', element: 'h2', old: 'Soup & bread', new: '', why: 'The text is gone.' },
    { id: 'e2', check: 'text-lost', status: 'kept', page: '/', element: '', old: 'a', new: 'a', why: 'Kept.' },
  ],
  fixPrompts: [],
  checks: [{ id: 'text-lost', area: 'content', title: 'No text is lost', why: 'Visitors need it.', red: 'A text is gone.', counts: {} }],
  pages: ['/'],
  notes: [],
};

describe('SARIF', () => {
  it('of an analysis keeps to the schema, with the page as a relative address', () => {
    const [run] = Sarif.parse(sarifOfAnalysis({ url, judgment: judge([finding, home]), hasBaseline: true, version: '0.2.0' })).runs;
    expect(
      run?.results.map(({ level, locations, baselineState }) => [
        level,
        locations[0]?.physicalLocation.artifactLocation.uri,
        baselineState,
      ]),
    ).toEqual([
      ['error', '%C3%BCber%20uns', 'new'],
      ['note', './', 'new'],
    ]);
    expect(run?.tool.driver.rules).toHaveLength(1);
  });

  it('of an analysis without findings, and of a check of a new site, does so too', () => {
    expect(Sarif.parse(sarifOfAnalysis({ url, judgment: judge([]), hasBaseline: false, version: '0.2.0' })).runs[0]?.results).toEqual([]);
    const [run] = Sarif.parse(sarifOfVerification(verification, '0.2.0')).runs;
    expect(run?.results.map(({ ruleId, partialFingerprints }) => [ruleId, partialFingerprints])).toEqual([
      ['text-lost', { 'sitebrief/v1': 'e1' }],
    ]);
  });
});

describe('JUnit', () => {
  it('escapes what pages say, and counts', () => {
    const xml = junitOfAnalysis({ url, audit: { passed: [], notRun: [], scores: {} as never, fixFirst: [] } }, judge([finding, home]), [
      'high',
    ]);
    expect(xml).toContain('tests="2" failures="1" errors="0" skipped="1"');
    expect(xml).toContain('&lt;img&gt; &amp; &quot;co&quot;\n');
    expect(xml).not.toContain('\u0000');
  });

  it('fails the checks that are red, and a site that could not be read', () => {
    expect(junitOfVerification(verification)).toContain('<failure message="/menu, h2: The text is gone.">');
    const unread = { ...verification, verdict: 'unchecked' as const, entries: [], checks: [], notes: ['It does not answer.'] };
    expect(junitOfVerification(unread)).toContain('<failure message="It does not answer.">');
  });
});
