import type { Judgment } from '#pipeline/gate/judge-findings.ts';
import type { GateOptions } from '../read-arguments.ts';
import { plain, type Style } from '../style.ts';

/** The outcome of a gate as text for a terminal: what fails, by name. '' without a gate. */
export function printGate({ findings, failing }: Judgment, { failOn, baseline }: GateOptions, style: Style = plain): string {
  if (failOn.length === 0) return '';
  const levels = failOn.join(' or ');
  const known = baseline === '' ? '' : ` ${findings.filter(({ isNew }) => !isNew).length} findings are in the baseline.`;
  if (failing.length === 0) return `${style('green', `Passed: no new findings of severity ${levels}.`)}${known}\n`;
  const lines = failing.map(({ finding: { title, severity, page, evidence, id } }) => {
    const words = [evidence.selector, evidence.snippet || evidence.lookedIn].filter(Boolean).join(' ');
    return `  - ${page}: ${title} (${severity}, ${id})${words ? `\n      ${words}` : ''}`;
  });
  const count = failing.length === 1 ? '1 new finding' : `${failing.length} new findings`;
  return `${style('red', `Failed: ${count} of severity ${levels}.`)}${known}\n${lines.join('\n')}\n`;
}
