import type { CopyLine, Recommendation, Strategy } from '#contracts/strategy.ts';

/** Texts by slot id, checked. */
export type NewWords = ReadonlyMap<string, string>;

/** Parts that are facts, not our words: nothing in them changes with the opening lines. */
const FACTS = new Set(['evidence', 'now', 'findingIds', 'images', 'target', 'path', 'url', 'id', 'json']);

/** Every place that repeats one of the opening lines, whole or in quotation marks, says the new one. */
function repeatIn<T>(value: T, lines: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') {
    let text: string = lines.get(value) ?? value;
    for (const [before, after] of lines) text = text.replaceAll(`"${before}"`, () => `"${after}"`);
    return text as T;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => repeatIn(entry, lines)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, FACTS.has(key) ? entry : repeatIn(entry, lines)]);
  return Object.fromEntries(entries) as T;
}

/** The strategy with these words in their slots. Nothing but words changes: the same pages, addresses, forms, proof and order. */
export function applyCopy(strategy: Strategy, words: NewWords): Strategy {
  const { craft, engineer, diagnose, xFactor } = strategy;
  const lines = new Map<string, string>();
  const named: [string, CopyLine | null][] = [
    ['headline', craft.headline],
    ['subhead', craft.subhead],
    ['x-factor', xFactor.statement],
  ];
  for (const [id, line] of named) if (line && words.has(id)) lines.set(line.text, words.get(id) as string);
  const word = (id: string, text: string) => words.get(id) ?? text;
  const advise = (entry: Recommendation) => ({
    ...entry,
    action: word(`do ${entry.id}`, entry.action),
    why: word(`why ${entry.id}`, entry.why),
  });
  const told = repeatIn(
    {
      craft: {
        ...craft,
        pages: craft.pages.map((page) => ({
          ...page,
          sections: page.sections.map((section) => ({
            ...section,
            text: section.text.map((text, at) => word(`text ${page.path} ${section.id} ${at + 1}`, text)),
          })),
        })),
      },
      diagnose: {
        ...diagnose,
        tests: diagnose.tests.map((test, at) => ({ ...test, hypothesis: word(`test ${at + 1}`, test.hypothesis) })),
        questions: diagnose.questions.map((entry) => ({
          ...entry,
          question: word(`ask ${entry.id}`, entry.question),
          why: word(`because ${entry.id}`, entry.why),
        })),
      },
      recommendations: strategy.recommendations.map(advise),
      ...(strategy.opening ? { opening: strategy.opening } : {}),
    },
    lines,
  );
  // Titles and descriptions have lengths of their own, so a longer headline does not reach them.
  const head = engineer.head.map((entry) => ({
    ...entry,
    title: { ...entry.title, new: word(`title ${entry.path}`, entry.title.new) },
    description: { ...entry.description, new: word(`description ${entry.path}`, entry.description.new) },
    h1: entry.h1.now === entry.h1.new ? entry.h1 : { ...entry.h1, new: lines.get(entry.h1.new) ?? entry.h1.new },
  }));
  const own = (id: string, line: CopyLine): CopyLine => (words.has(id) ? { ...line, text: word(id, line.text), kind: 'inferred' } : line);
  return {
    ...strategy,
    ...told,
    engineer: { ...engineer, head },
    craft: { ...told.craft, headline: own('headline', craft.headline), subhead: own('subhead', craft.subhead) },
    evaluate: { ...strategy.evaluate, fails: repeatIn(strategy.evaluate.fails.map(advise), lines) },
    xFactor: { ...xFactor, statement: xFactor.statement && own('x-factor', xFactor.statement) },
  };
}
