/** A field of the strategy that the owner may change in the Markdown text. */
export type FieldRef =
  | { field: 'headline' | 'subhead' | 'primaryButton' | 'secondaryButton' | 'promise' | 'primaryTarget' | 'notes' }
  | { field: 'section'; path: string; section: string; part: 'heading' | 'text' }
  | { field: 'page'; path: string; part: 'decision' | 'title' }
  | { field: 'question'; id: string };

/** Where a field is in a line, in characters. */
export type FieldPlace = { ref: FieldRef; start: number; end: number };

/** Private-use characters around a field: its name, its value. Texts of the site cannot contain them (`plain`). */
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/gu;

/** A text as the value of a field. */
export function markField(ref: FieldRef, text: string): string {
  return `${OPEN}${encodeURIComponent(JSON.stringify(ref))}${BETWEEN}${text}${CLOSE}`;
}

/** A text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED, '$2');
}

/** A marked line as its reader sees it, and where its fields are. */
export function readMarks(line: string): { text: string; fields: FieldPlace[] } {
  const fields: FieldPlace[] = [];
  let shift = 0;
  for (const { 0: whole, 1: name = '', 2: value = '', index } of line.matchAll(MARKED)) {
    const start = index - shift;
    fields.push({ ref: JSON.parse(decodeURIComponent(name)) as FieldRef, start, end: start + value.length });
    shift += whole.length - value.length;
  }
  return { text: withoutMarks(line), fields };
}

/** A text without characters of private use, which mark fields. */
export const withoutPrivateUse = (text: string): string => text.replace(/\p{Co}/gu, '');
