import { mentions } from '../mentions.ts';
import { type Lint, passed, type Verdict } from './lint.ts';
import type { LintSubject } from './subject.ts';

/** Words that send the builder to another text. */
const REFERS = ['carry over', 'as listed', 'as described', 'from earlier messages', 'what you have from me'];
/** A place where such a text can be: a file to attach, or today's page by its URL. */
const HAS_PLACE = /CONTENT\.md|DESIGN\.md|https?:\/\/\S+/u;
const QUOTED = /"([^"\n]+)"|“([^”\n]+)”/gu;
const BLOCK_NAME = /\bblock (?:"([^"\n]+)"|“([^”\n]+)”)/gu;

/** The first reference to a block of the prompt that is not there; '' when all are. */
function missingBlock({ lines, blocks }: LintSubject): { name: string; line: LintSubject['lines'][number] } | null {
  const titles = blocks.map(({ title }) => title.toLowerCase());
  for (const line of lines)
    for (const [, straight, curved] of line.text.matchAll(BLOCK_NAME)) {
      const name = straight ?? curved ?? '';
      if (!titles.some((title) => title.includes(name.toLowerCase()))) return { name, line };
    }
  return null;
}

/** A line that tells the builder to use words that neither the prompt has nor a file or page that the line names. */
function withoutText({ lines }: LintSubject): LintSubject['lines'][number] | undefined {
  const whole = lines.map(({ text }) => text.toLowerCase());
  return lines.find(({ text, kind }) => {
    const instructs = kind === 'first' || kind === 'follow-up' || kind === 'field';
    if (!instructs || HAS_PLACE.test(text) || !mentions(text.replace(QUOTED, ' '), REFERS)) return false;
    const named = [...text.matchAll(QUOTED)].map(([, straight, curved]) => (straight ?? curved ?? '').toLowerCase());
    return named.length > 0 && named.some((words) => whole.filter((line) => line.includes(words)).length < 2);
  });
}

export const givenTexts: Lint = {
  id: 'given-texts',
  point: 22,
  gate: false,
  title: 'Every text that is referred to is given',
  check(subject): Verdict {
    const block = missingBlock(subject);
    if (block)
      return { marks: 0, reason: `There is no block "${block.name}".`, blockId: block.line.blockId, excerpt: block.line.text.trim() };
    const line = withoutText(subject);
    return line
      ? { marks: 0, reason: 'This line refers to a text that the builder does not have.', blockId: line.blockId, excerpt: line.text.trim() }
      : passed('Texts are in the prompt, in a file to attach, or on a page named by its URL.');
  },
};
