const OLD_PREFIX = 'What the site sells: ';

/** First line for a project card, without the older prefix. */
export function summaryLine(analysisSummary: string | null): string {
  const line =
    (analysisSummary ?? '')
      .split('\n')
      .map((part) => part.trim())
      .find(Boolean) ?? '';
  return (line.startsWith(OLD_PREFIX) ? line.slice(OLD_PREFIX.length) : line) || 'No analysis summary available';
}
