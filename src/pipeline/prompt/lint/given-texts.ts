import { openDecisions } from '../copy/leave-out.ts';
import { mentions } from '../mentions.ts';
import { siteText } from '../site-text.ts';
import { type Lint, passed, type Verdict } from './lint.ts';
import type { LintSubject } from './subject.ts';

/** Words that send the builder to another text. */
const REFERS = ['carry over', 'as listed', 'as described', 'earlier message*', 'what you have from me'];
/** Words for things that are not in a prompt: only these files go with it. */
const OUTSIDE = [
  'attached',
  'that i sent',
  'i sent you',
  'in the pdf',
  'in the screenshot*',
  'as in the screenshot',
  'described above',
  'listed above',
  'shown above',
];
/** A place where such a text can be: a file to attach, or today's page by its URL. */
const HAS_PLACE = /(?:CONTENT|DESIGN|ISSUES)\.md|https?:\/\/\S+/u;
const QUOTED = /"([^"\n]+)"|“([^”\n]+)”/gu;
const BLOCK_NAME = /\bblock (?:"([^"\n]+)"|“([^”\n]+)”)/gu;

type Line = LintSubject['lines'][number];

/** Lines that name a block which the prompt does not have. */
function toMissingBlocks({ lines, blocks }: LintSubject): Line[] {
  const titles = blocks.map(({ title }) => title.toLowerCase());
  return lines.filter(({ text }) =>
    [...text.matchAll(BLOCK_NAME)].some(([, straight, curved]) => {
      const name = (straight ?? curved ?? '').toLowerCase();
      return !titles.some((title) => title.includes(name));
    }),
  );
}

/** Lines that tell the builder to use words which neither the prompt has nor a file or page that the line names. */
function toMissingTexts({ lines, strategy }: LintSubject): Line[] {
  // What waits for a decision is named to be left out.
  const hidden = new Set(openDecisions(strategy).flatMap(({ hides = [] }) => hides.map((words) => siteText(words).toLowerCase())));
  const whole = lines.map(({ text }) => text.toLowerCase());
  return lines.filter(({ text, kind }) => {
    const instructs = kind === 'first' || kind === 'follow-up' || kind === 'field';
    const bare = text.replace(QUOTED, ' ');
    if (!instructs || HAS_PLACE.test(text)) return false;
    if (mentions(bare, OUTSIDE)) return true;
    if (!mentions(bare, REFERS)) return false;
    const named = [...text.matchAll(QUOTED)].map(([, straight, curved]) => (straight ?? curved ?? '').toLowerCase());
    return named.some((words) => !hidden.has(words) && whole.filter((line) => line.includes(words)).length < 2);
  });
}

/** Lines that refer to something the builder does not have. */
export function danglingLines(subject: LintSubject): Line[] {
  return [...toMissingBlocks(subject), ...toMissingTexts(subject)];
}

export const givenTexts: Lint = {
  id: 'given-texts',
  point: 22,
  gate: false,
  title: 'Every text that is referred to is given',
  check(subject): Verdict {
    const [line] = danglingLines(subject);
    return line
      ? { marks: 0, reason: 'This line refers to a text that the builder does not have.', blockId: line.blockId, excerpt: line.text.trim() }
      : passed('Texts are in the prompt, in a file to attach, or on a page named by its URL.');
  },
};
