// SARIF 2.1.0 (OASIS), as code scanning services read it.
import type { Severity } from '#contracts/finding.ts';
import { isRed, type Verification } from '#contracts/verification.ts';
import { audits } from '#pipeline/audit/audits.ts';
import type { Judgment } from '#pipeline/gate/judge-findings.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const LEVELS: Record<Severity, 'error' | 'warning' | 'note'> = { high: 'error', medium: 'warning', low: 'note' };

type Rule = { id: string; title: string; why: string; level: string; source: string; tag: string };
type Result = {
  rule: string;
  level: string;
  message: string;
  /** Path of the page with its query. */
  path: string;
  element: string;
  fingerprint: string;
  /** Absent without a baseline. */
  isNew?: boolean;
};

/** A page as an address relative to the site (SARIF 3.4.3): services take no other for a file. */
const place = (path: string) => (path === '' || path === '/' ? './' : path.slice(1));

function document({ url, version, rules, results }: { url: string; version: string; rules: Rule[]; results: Result[] }): object {
  const index = new Map(rules.map(({ id }, at) => [id, at]));
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Sitebrief',
            semanticVersion: version,
            rules: rules.map(({ id, title, why, level, source, tag }) => ({
              id,
              shortDescription: { text: title },
              fullDescription: { text: why },
              help: { text: why },
              ...(source && { helpUri: source }),
              defaultConfiguration: { level },
              properties: { tags: [tag] },
            })),
          },
        },
        automationDetails: { id: `sitebrief/${new URL(url).host}/` },
        originalUriBaseIds: { SITE: { uri: new URL('/', url).href } },
        columnKind: 'utf16CodeUnits',
        results: results.map(({ rule, level, message, path, element, fingerprint, isNew }) => ({
          ruleId: rule,
          ruleIndex: index.get(rule) ?? -1,
          level,
          message: { text: message },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: place(path), uriBaseId: 'SITE' }, region: { startLine: 1 } },
              ...(element && { logicalLocations: [{ fullyQualifiedName: element, kind: 'element' }] }),
            },
          ],
          partialFingerprints: { 'sitebrief/v1': fingerprint },
          ...(isNew !== undefined && { baselineState: isNew ? 'new' : 'unchanged' }),
          ...(isNew === false && { suppressions: [{ kind: 'external', justification: 'The baseline has it.' }] }),
        })),
      },
    ],
  };
}

const RULES = new Map(audits.map((audit) => [audit.id, audit]));

/** The findings of an analysis; those that the baseline has are suppressed. */
export function sarifOfAnalysis({
  url,
  judgment,
  hasBaseline,
  version,
}: {
  url: string;
  judgment: Judgment;
  hasBaseline: boolean;
  version: string;
}): object {
  const rules = new Map<string, Rule>();
  for (const { finding } of judgment.findings) {
    const audit = RULES.get(finding.id);
    const { id, category: tag, why, source, severity } = finding;
    rules.set(id, {
      id,
      title: audit?.problem ?? finding.title,
      why: audit?.why ?? why,
      level: LEVELS[audit?.severity ?? severity],
      source,
      tag,
    });
  }
  const results = judgment.findings.map(({ finding, fingerprint, isNew }): Result => {
    const { id, severity, title, fix, page, evidence } = finding;
    const words = evidence.snippet || evidence.lookedIn || evidence.header;
    const message = `${title}${words ? `: ${words}` : ''}\n${fix}`;
    const path = URL.parse(finding.url)?.pathname ?? page;
    return { rule: id, level: LEVELS[severity], message, path, element: evidence.selector, fingerprint, ...(hasBaseline && { isNew }) };
  });
  return document({ url, version, rules: [...rules.values()], results });
}

/** What is red in the check of a new site. */
export function sarifOfVerification({ url, checks, entries }: Verification, version: string): object {
  const red = entries.filter(isRed);
  const rules = checks
    .filter(({ id }) => red.some(({ check }) => check === id))
    .map(({ id, title, why, area }): Rule => ({ id, title, why, level: 'error', source: '', tag: area }));
  const results = red.map(({ id, check, page, element, old, new: found, why }): Result => {
    const words = [old && `old: ${old}`, found && `new: ${found}`].filter(Boolean).join('\n');
    return { rule: check, level: 'error', message: words ? `${why}\n${words}` : why, path: encodeURI(page), element, fingerprint: id };
  });
  return document({ url, version, rules, results });
}
