import { describe, expect, it } from 'vitest';
import type { SectionItem } from '#contracts/strategy.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { withVisibleQuestions } from './question-pages.ts';

const question = (title: string, text: string): SectionItem => ({ kind: 'question', title, text });

function faqOf(items: SectionItem[]) {
  const strategy = structuredClone(buildStrategy(richInput()));
  for (const page of strategy.craft.pages) for (const section of page.sections) Object.assign(section, { items: [], text: [] });
  const [home] = strategy.craft.pages;
  if (home?.sections[1]) home.sections[1].items = items;
  return withVisibleQuestions(strategy).engineer.structuredData.find(({ type }) => type === 'FAQPage');
}

describe('withVisibleQuestions', () => {
  it('has the questions that the new copy answers, on their page', () => {
    const data = faqOf([
      question('Can I cancel my order?', 'Yes, until noon on the day before.'),
      question('Do you deliver on Sundays?', 'No, we bake on Mondays.'),
      question('More than 100 customers trust us, and you?', '18'),
      { kind: 'quote', title: 'Who bakes better bread?', text: 'Nobody I know of in Mainz.' },
    ]);
    expect(data?.path).toBe('/');
    expect(JSON.parse(data?.json ?? '').mainEntity.map(({ name }: { name: string }) => name)).toEqual([
      'Can I cancel my order?',
      'Do you deliver on Sundays?',
    ]);
  });

  it('is none where the new copy shows fewer than two', () => {
    expect(faqOf([question('Can I cancel my order?', 'Yes, until noon on the day before.')])).toBeUndefined();
  });
});
