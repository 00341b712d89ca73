import { StrategistAnswer } from '#contracts/strategist-answer.ts';

type Entry = Record<string, unknown>;

const entries = (list: unknown, fill: (entry: Entry) => Entry): unknown =>
  Array.isArray(list) ? list.map((entry: unknown) => (entry !== null && typeof entry === 'object' ? fill(entry as Entry) : entry)) : list;

const sectionOf = (section: Entry) => ({ layout: '', note: '', behavior: '', images: null, form: '', ...section });

/** An answer as it was stored; fields that the question of earlier versions did not have yet are empty. null where it is no answer. */
export function readStoredAnswer(stored: unknown): StrategistAnswer | null {
  if (stored === null || typeof stored !== 'object') return null;
  const { pages, leaveOut, decisions, design, ...rest } = stored as Entry;
  const { data } = StrategistAnswer.safeParse({
    ...{ aim: null, keep: [], navigation: null, forms: [], acceptance: [] },
    ...rest,
    design: design ? { voice: '', colors: [], ...design } : null,
    pages: entries(pages, (page) => ({ language: null, h1: null, image: null, ...page, sections: entries(page.sections, sectionOf) })),
    leaveOut: entries(leaveOut, (entry) => ({ instead: '', ...entry })),
    decisions: entries(decisions, (entry) => ({ hides: [], ...entry })),
  });
  return data ?? null;
}
