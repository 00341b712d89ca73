import { leftOutTexts } from '../copy/leave-out.ts';
import { isAboutTheSite, isPartHeading } from '../part-headings.ts';
import { contradictsFixes } from '../sections/passing-checks.ts';
import { siteText, withoutPeriod } from '../site-text.ts';
import { type Lint, passed, type Verdict } from './lint.ts';
import { toldWrong } from './told-wrong.ts';

/** Blocks whose quoted words are copy. */
const COPY = new Set(['first', 'follow-up', 'field']);
/** Words above or in a line that lists what must not be copied. */
const LIST_MARK = /^[\s*•\d.[\]-]+/u;

const QUOTED = /"([^"\n]+)"/gu;

/** The words of a line that visitors read: those in quotation marks, or the whole line where it has none. */
function copyIn(line: string): string[] {
  const quoted = [...line.matchAll(QUOTED)].map(([, words = '']) => words);
  return quoted.length > 0 ? quoted : [line];
}

/** The lines that are not in a part about the site, which may quote what is to go. */
function readByVisitors<Line extends { text: string }>(lines: readonly Line[]): Set<Line> {
  let isAbout = false;
  return new Set(
    lines.filter(({ text }) => {
      if (isPartHeading(text)) isAbout = isAboutTheSite(text);
      return !isAbout;
    }),
  );
}

const KEEPS = /^\W*keep (?:as|word|this|it)\b/iu;

export const noContradiction: Lint = {
  id: 'no-contradiction',
  point: 23,
  gate: false,
  title: 'Nothing to keep is also to be fixed or left out',
  check({ lines, strategy, profile }): Verdict {
    const told = toldWrong({ strategy, profile });
    if (told) return { marks: 0, ...told };
    const isFixed = contradictsFixes(strategy);
    const fixed = new Set(strategy.evaluate.works.filter(isFixed).map(({ text }) => siteText(text).toLowerCase()));
    const weighty = strategy.recommendations.filter(({ findingIds, impact }) => findingIds.length > 0 && impact !== 'low');
    const isKeptIssue = (text: string) => KEEPS.test(text) && weighty.some(({ title }) => text.includes(siteText(title)));
    const kept = lines.find(({ text }) => fixed.has(withoutPeriod(text.replace(LIST_MARK, '')).toLowerCase()) || isKeptIssue(text));
    if (kept)
      return { marks: 0, reason: 'An issue of the site changes what this line keeps.', blockId: kept.blockId, excerpt: kept.text.trim() };
    const isLeftOut = leftOutTexts(strategy);
    const reasons = (strategy.opening?.leaveOut ?? []).map(({ why }) => siteText(why).toLowerCase().slice(0, 40)).filter(Boolean);
    const own = [strategy.craft.headline, strategy.craft.subhead].map(({ text }) => text);
    const proof = strategy.elevate.proof.filter(({ decision }) => decision === 'use').map(({ text }) => text);
    const used = [...own, ...proof, ...strategy.engineer.head.map(({ h1 }) => h1.new)].find(isLeftOut);
    if (used !== undefined) return { marks: 0, reason: 'The strategy uses a text that it leaves out.', excerpt: used };
    const moves = (strategy.opening?.moves ?? []).map(({ title }) => withoutPeriod(siteText(title)));
    const isRead = readByVisitors(lines);
    const copied = lines.find(
      (line) =>
        COPY.has(line.kind) &&
        isRead.has(line) &&
        copyIn(line.text).some(isLeftOut) &&
        !line.text.includes('“') &&
        ![...reasons.map((why) => why.slice(1)), ...moves].some((words) => line.text.toLowerCase().includes(words.toLowerCase())),
    );
    return copied
      ? { marks: 0, reason: 'This text is to be left out of the new site.', blockId: copied.blockId, excerpt: copied.text.trim() }
      : passed('What is kept is not fixed elsewhere, and nothing that is left out appears as copy.');
  },
};
