/** Result of an audit: `unavailable` means that the registry gave no answer, so nothing is known. */
export type Audit = { verdict: 'clean' | 'vulnerable' | 'unavailable'; lines: string[] };

type Vulnerability = {
  name: string;
  severity: string;
  range?: string;
  fixAvailable?: unknown;
  via?: (string | { title?: string; url?: string })[];
};
const SEVERE = new Set(['high', 'critical']);

/** Reads what `npm audit --json` printed. Only high and critical vulnerabilities count; the others are listed. */
export function readAudit(stdout: string, stderr: string): Audit {
  const answer = parsed(stdout);
  const counts = answer?.metadata?.vulnerabilities;
  if (!answer || !counts) return { verdict: 'unavailable', lines: [`no result: ${reason(answer, stderr)}`] };
  const vulnerabilities = Object.values(answer.vulnerabilities ?? {}).filter(({ severity }) => SEVERE.has(severity));
  const told = `${counts.critical ?? 0} critical, ${counts.high ?? 0} high, ${counts.moderate ?? 0} moderate, ${counts.low ?? 0} low`;
  return { verdict: vulnerabilities.length > 0 ? 'vulnerable' : 'clean', lines: [told, ...vulnerabilities.map(inWords)] };
}

type Answer = {
  message?: string;
  error?: { summary?: string; detail?: string };
  vulnerabilities?: Record<string, Vulnerability>;
  metadata?: { vulnerabilities?: Record<string, number> };
};

function parsed(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

function reason(answer: Answer | undefined, stderr: string): string {
  const said = answer?.message || answer?.error?.summary || /npm (?:warn|error) audit (.+)/.exec(stderr)?.[1];
  // Without the registry's URL, which is local configuration.
  const text = (said ?? 'npm gave no answer').replace(/\s*-?\s*(?:GET|POST)?\s*https?:\/\/\S+/g, '').trim();
  return `the package registry has no audit service or did not answer (${text}). This is not a pass: run it where one answers.`;
}

function inWords({ name, severity, range, fixAvailable, via }: Vulnerability): string {
  const titles = (via ?? []).map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title ?? ''} ${one.url ?? ''}`.trim()));
  return `${severity}: ${name} ${range ?? ''} ${fixAvailable ? '(fixed in a newer version)' : '(no fix yet)'} ${titles.join('; ')}`.trim();
}
