export type MarkdownHeading = { id: string; title: string };

/** An id from a heading's text, with a counter for duplicates. */
export function headingId(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `part-${slug}`;
}

/** The second-level headings of a Markdown text, in order, each once; code blocks are passed over. */
export function headingsOf(markdown: string): MarkdownHeading[] {
  const headings = new Map<string, MarkdownHeading>();
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const match = isCode ? null : /^##\s+(.+?)\s*#*$/.exec(line);
    if (!match?.[1]) continue;
    const title = match[1].replace(/[*_`]/g, '');
    headings.set(headingId(title), { id: headingId(title), title });
  }
  return [...headings.values()];
}
