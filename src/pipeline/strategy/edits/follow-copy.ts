import type { SectionPlan, Strategy } from '#contracts/strategy.ts';
import { wholesWithout } from '../leave-out/cut-parts.ts';
import { createCutter, type LeftOutWords } from '../leave-out/cut-sentences.ts';
import { legalPathsOf } from '../legal-page.ts';
import { homePath } from '../strategy-fields.ts';

const linesOf = ({ heading, text, items }: SectionPlan) => [heading, ...text, ...items.flatMap((item) => [item.title, item.text])];

/** Lines of a section that an edit changed, each with the one in its place. */
function changedLines(before: SectionPlan, after: SectionPlan): LeftOutWords[] {
  const kept = new Set(linesOf(after));
  const added = linesOf(after).filter((line) => !linesOf(before).includes(line));
  const gone = linesOf(before).filter((line) => line !== '' && !kept.has(line));
  return gone.map((text, at) => ({ text, instead: (at === gone.length - 1 ? added.slice(at).join(' ') : added[at]) ?? '' }));
}

/** What edits changed in the copy of each page, by path. */
function changesOf(before: Strategy, after: Strategy): Map<string, LeftOutWords[]> {
  const changes = new Map<string, LeftOutWords[]>();
  const note = (path: string, words: readonly LeftOutWords[]) => {
    if (words.length > 0) changes.set(path, [...(changes.get(path) ?? []), ...words]);
  };
  for (const line of ['headline', 'subhead'] as const) {
    const [text, instead] = [before.craft[line].text, after.craft[line].text];
    if (text !== instead && text !== '') note(homePath(before), [{ text, instead }]);
  }
  const sections = new Map(
    after.craft.pages.flatMap(({ path, sections: own }) => own.map((section) => [`${path} ${section.id}`, section])),
  );
  for (const { path, sections: own } of before.craft.pages)
    for (const section of own) {
      const now = sections.get(`${path} ${section.id}`);
      if (now && now !== section) note(path, changedLines(section, now));
    }
  return changes;
}

/** Today's texts with the owner's words in place of those that an edit changed: the old ones are nowhere. Legal texts stay. */
export function followCopy(before: Strategy, after: Strategy): Strategy {
  const wholes = after.craft.wholeTexts;
  const changes = wholes ? changesOf(before, after) : new Map<string, LeftOutWords[]>();
  if (!wholes || changes.size === 0) return after;
  const legal = legalPathsOf(after.engineer.pagePlan);
  const followed = wholesWithout(wholes, (path) => {
    const words = changes.get(path);
    return words && !legal.has(path) ? createCutter(words) : undefined;
  });
  return { ...after, craft: { ...after.craft, wholeTexts: followed } };
}
