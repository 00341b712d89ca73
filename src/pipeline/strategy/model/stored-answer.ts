import { StrategistAnswer } from '#contracts/strategist-answer.ts';

type Entry = Record<string, unknown>;

const entries = (list: unknown, fill: (entry: Entry) => Entry): unknown =>
  Array.isArray(list) ? list.map((entry: unknown) => (entry !== null && typeof entry === 'object' ? fill(entry as Entry) : entry)) : list;

const sectionOf = (section: Entry) => ({
  ...{ layout: '', note: '', behavior: '', today: '', images: null, form: '', ...section },
  items: entries(section.items, (item) => ({ target: '', ...item })),
});

/** An answer with empty fields for what it left out, such as those that the question of earlier versions did not have; all else as it is. */
export function completeAnswer(answer: unknown): unknown {
  if (answer === null || typeof answer !== 'object') return answer;
  const { pages, leaveOut, decisions, design, ...rest } = answer as Entry;
  return {
    ...{ aim: null, keep: [], navigation: null, forms: [], acceptance: [] },
    ...rest,
    design: design ? { voice: '', colors: [], ...design } : null,
    pages: entries(pages, (page) => ({
      language: null,
      h1: null,
      image: null,
      gone: [],
      ...page,
      sections: entries(page.sections, sectionOf),
    })),
    leaveOut: entries(leaveOut, (entry) => ({ instead: '', ...entry })),
    decisions: entries(decisions, (entry) => ({ hides: [], ...entry })),
  };
}

/** An answer as it was stored, also one to the question of an earlier version. null where it is no answer. */
export function readStoredAnswer(stored: unknown): StrategistAnswer | null {
  return StrategistAnswer.safeParse(completeAnswer(stored)).data ?? null;
}
