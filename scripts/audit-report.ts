/** What an audit came to: `unasked` means that nobody answered, so that nothing is known. */
export type Audit = { verdict: 'clean' | 'holes' | 'unasked'; lines: string[] };

type Hole = { name: string; severity: string; range?: string; fixAvailable?: unknown; via?: (string | { title?: string; url?: string })[] };
const SEVERE = new Set(['high', 'critical']);

/** Reads what `npm audit --json` printed. Only high and critical holes count; the others are told. */
export function readAudit(stdout: string, stderr: string): Audit {
  const answer = parsed(stdout);
  const counts = answer?.metadata?.vulnerabilities;
  if (!answer || !counts) return { verdict: 'unasked', lines: [`could not be asked: ${reason(answer, stderr)}`] };
  const holes = Object.values(answer.vulnerabilities ?? {}).filter(({ severity }) => SEVERE.has(severity));
  const told = `${counts.critical ?? 0} critical, ${counts.high ?? 0} high, ${counts.moderate ?? 0} moderate, ${counts.low ?? 0} low`;
  return { verdict: holes.length > 0 ? 'holes' : 'clean', lines: [told, ...holes.map(inWords)] };
}

type Answer = {
  message?: string;
  error?: { summary?: string; detail?: string };
  vulnerabilities?: Record<string, Hole>;
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
  // Without the registry's address, which is the machine's own affair.
  const text = (said ?? 'npm gave no answer').replace(/\s*-?\s*(?:GET|POST)?\s*https?:\/\/\S+/g, '').trim();
  return `the package registry has no audit service or did not answer (${text}). This is not a pass: run it where one answers.`;
}

function inWords({ name, severity, range, fixAvailable, via }: Hole): string {
  const titles = (via ?? []).map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title ?? ''} ${one.url ?? ''}`.trim()));
  return `${severity}: ${name} ${range ?? ''} ${fixAvailable ? '(fixed in a newer version)' : '(no fix yet)'} ${titles.join('; ')}`.trim();
}
