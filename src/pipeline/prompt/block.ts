import type { PromptBlock } from '#contracts/prompt.ts';
import type { BuilderProfile } from './builder.ts';

type Part = string | false | null | undefined;

/** Joins paragraphs, leaving out empty ones. */
export function paragraphs(...parts: Part[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join('\n\n');
}

/** Joins lines, leaving out empty ones. */
export function lines(...parts: Part[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join('\n');
}

/** A heading with its text; '' when there is no text, so that no heading is left without text; the text alone when the heading is ''. */
export function headed(heading: string, text: string): string {
  if (text.trim() === '') return '';
  return heading === '' ? text : `${heading}\n${text}`;
}

/** One list entry per text. */
export function bullets(texts: string[], mark = '- '): string {
  return texts
    .filter((text) => text.trim() !== '')
    .map((text) => `${mark}${text}`)
    .join('\n');
}

/** Characters of a list up to which it reads well as one line. */
const ONE_LINE = 700;

/** A list after its label: in one line while it is short, else a line for each entry; '' without entries. */
export function entryList(label: string, entries: readonly string[], joint: string): string {
  const line = `${label} ${entries.join(joint)}`;
  if (entries.length === 0) return '';
  return line.length <= ONE_LINE ? line : [label, ...entries.map((entry) => `- ${entry}`)].join('\n');
}

/** The block that is pasted first. */
export function firstBlock(profile: BuilderProfile, title: string, text: string): PromptBlock {
  return { id: 'first', kind: 'first', title, text, limit: profile.limit.characters, limitSource: profile.limit.source };
}

/** A later block without a limit of its own. */
export function block(id: string, kind: PromptBlock['kind'], title: string, text: string): PromptBlock {
  return { id, kind, title, text, limit: null, limitSource: 'none' };
}

/** Adds optional parts after the required ones up to `limit` characters: most important first, each whole or not at all. */
export function fitParts(required: string[], optional: string[], limit: number): { text: string; left: string[] } {
  const kept = [...required];
  const left: string[] = [];
  let length = paragraphs(...required).length;
  for (const part of optional) {
    if (part.trim() === '') continue;
    if (length + part.length + 2 <= limit) {
      kept.push(part);
      length += part.length + 2;
    } else left.push(part);
  }
  return { text: paragraphs(...kept), left };
}

/** As many of the texts as fit into `budget` characters, in their order and without a gap; the others are `left`. */
export function fitInOrder(texts: string[], budget: number): { taken: string[]; left: string[] } {
  let used = 0;
  const end = texts.findIndex((text) => {
    used += text.length + 2;
    return used > budget;
  });
  return end < 0 ? { taken: texts, left: [] } : { taken: texts.slice(0, end), left: texts.slice(end) };
}

/** A heading with as many list entries as fit into `budget` characters; says where to find the others. */
export function boundedList(heading: string, entries: string[], budget: number, rest: string, mark = '- '): string {
  const texts = entries.filter((entry) => entry.trim() !== '').map((entry) => `${mark}${entry}`);
  let used = heading.length;
  const taken: string[] = [];
  for (const text of texts) {
    used += text.length + 1;
    if (used > budget) break;
    taken.push(text);
  }
  const left = texts.length - taken.length;
  if (left > 0 && rest !== '') taken.push(`${mark}${left} more: ${rest}`);
  return headed(heading, taken.join('\n'));
}

/** Without the empty ones. */
export function compact(...texts: (string | false | null | undefined)[]): string[] {
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** Without the blocks that have no text. */
export function compactBlocks(...blocks: (PromptBlock | false | null | undefined)[]): PromptBlock[] {
  return blocks.filter((entry): entry is PromptBlock => !!entry && entry.text.trim() !== '');
}
