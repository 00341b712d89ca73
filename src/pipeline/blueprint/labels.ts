import type { Words } from './html.ts';
import lists from './labels.json' with { type: 'json' };

export type LabelName = keyof (typeof lists)['en'];

/** The one fixed list of texts that are ours, in the language of the page; English where there is no list. */
export type Labels = {
  language: string;
  of(name: LabelName): Words;
};

const LISTS: Partial<Record<string, Record<LabelName, string>>> = lists;

/** The labels for a language code. */
export function labelsFor(language: string): Labels {
  const own = LISTS[language];
  const list = own ?? lists.en;
  return { language: own ? language : 'en', of: (name) => ({ text: list[name], from: 'label' }) };
}

const all = new Set(Object.values(lists).flatMap((list) => Object.values(list)));

/** Whether a text is one of the fixed labels. */
export const isLabel = (text: string): boolean => all.has(text);

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Writing direction of a language code. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr');

/** One label in every language that has it. */
export const labelTexts = (name: LabelName): string[] => Object.values(lists).map((list) => list[name]);
