/** An id from a heading's text. */
function headingId(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `part-${slug}`;
}

type MarkdownPart = { id: string; title: string; text: string };

/** A Markdown text cut at its second-level headings; the first part, without a title, is what comes before them. Code blocks are passed over. */
export function partsOf(markdown: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [{ id: '', title: '', text: '' }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^##\s+(.+?)\s*#*$/.exec(line)?.[1];
    const title = heading?.replace(/[*_`]/g, '') ?? '';
    if (heading !== undefined) parts.push({ id: uniqueId(headingId(title), parts), title, text: '' });
    else (parts.at(-1) as MarkdownPart).text += `${line}\n`;
  }
  return parts.filter(({ title, text }) => title !== '' || text.trim() !== '');
}

function uniqueId(id: string, parts: MarkdownPart[]): string {
  const count = parts.filter((part) => part.id === id || part.id.startsWith(`${id}-`)).length;
  return count === 0 ? id : `${id}-${count + 1}`;
}
