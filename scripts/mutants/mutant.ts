import type { BusinessProfile } from '#contracts/business.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { composePrompt } from '#pipeline/prompt/compose-prompt.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { parsePromptText } from '#pipeline/prompt/parse-prompt-text.ts';
import { siteText } from '#pipeline/prompt/site-text.ts';

/** A prompt without problems, and what it was made of. */
export type Good = { site: string; document: PromptDocument; strategy: Strategy; profile: BusinessProfile };

/** The same prompt with a problem: another text, or composed again from a strategy with a problem. */
export type Mutated = Pick<Good, 'document' | 'strategy'> & { text: string };

/** A problem and how it is planted; `plant` answers null where the prompt has no place for it. */
export type Mutant = {
  /** Point of the rubric that should notice it. */
  point: number;
  name: string;
  plant(good: Good): Mutated | null;
};

type Plant = Mutant['plant'];

const withText = (good: Good, text: string): Mutated | null => (text === good.document.text ? null : { ...good, text });

/** Lines to add; `site` is replaced with the host of the site. */
export function addLine(line: string | ((good: Good) => string | undefined), where: 'first' | 'last' | 'copy' = 'first'): Plant {
  return (good) => {
    const words = typeof line === 'string' ? line : line(good);
    if (!words) return null;
    const blocks = parsePromptText(good.document.text, good.document);
    const copy = blocks.find(({ id }) => id.startsWith('page'));
    const { text } = (where === 'first' ? blocks[0] : where === 'copy' ? copy : blocks.at(-1)) ?? { text: '' };
    if (text === '') return null;
    return withText(
      good,
      good.document.text.replace(text, () => `${text}\n\n${words}`),
    );
  };
}

/** Removes every line with these words. */
export function dropLines(find: (good: Good) => string | readonly string[] | undefined): Plant {
  return (good) => {
    const found = find(good);
    const wanted = (typeof found === 'string' ? [found] : (found ?? [])).map(siteText).filter((words) => words.length > 1);
    if (wanted.length === 0) return null;
    const lines = good.document.text.split('\n');
    return withText(good, lines.filter((line) => !wanted.some((words) => line.includes(words))).join('\n'));
  };
}

/** Removes every line that matches. */
export function dropMatching(shape: RegExp): Plant {
  return (good) =>
    withText(
      good,
      good.document.text
        .split('\n')
        .filter((line) => !shape.test(line))
        .join('\n'),
    );
}

/** Writes other words in place of some, wherever they are. */
export function exchange(find: (good: Good) => readonly [from: string, to: string] | null | undefined): Plant {
  return (good) => {
    const [from = '', to = ''] = find(good) ?? [];
    const words = siteText(from);
    return words.length < 2 || words === to
      ? null
      : withText(
          good,
          good.document.text.replaceAll(words, () => to),
        );
  };
}

/** Changes the text as a whole. */
export function rewrite(change: (text: string, good: Good) => string): Plant {
  return (good) => withText(good, change(good.document.text, good));
}

/** Composes the prompt again from a strategy with a problem; `change` answers false where there is no place for it. */
export function inStrategy(change: (strategy: Strategy, good: Good) => boolean | undefined): Plant {
  return (good) => {
    const strategy = structuredClone(good.strategy);
    if (change(strategy, good) === false) return null;
    const document = composePrompt({ builder: good.document.builder, strategy, profile: good.profile, customPrompt: '' });
    return { document, strategy, text: document.text };
  };
}

const marksByPrompt = new Map<Good, Map<string, number>>();

function marksOf(good: Good): Map<string, number> {
  const known = marksByPrompt.get(good) ?? new Map(lintPrompt({ ...good }).map(({ id, marks }) => [id, marks]));
  marksByPrompt.set(good, known);
  return known;
}

/** Checks that have fewer marks than without the problem, as `id: reason`. */
export function noticedBy(good: Good, mutated: Mutated): string[] {
  const { profile } = good;
  const before = marksOf(good);
  const after = lintPrompt({ document: mutated.document, text: mutated.text, strategy: mutated.strategy, profile });
  return after.filter(({ id, marks }) => marks < (before.get(id) ?? 0)).map(({ id, reason }) => `${id}: ${reason}`);
}
