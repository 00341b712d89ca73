import { describe, expect, it } from 'vitest';
import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { forgottenEntries, linesOf } from './complete-lists.ts';
import { mergeSections } from './merge-sections.ts';

const item = (title: string, text = '', kind: SectionItem['kind'] = 'card'): SectionItem => ({ kind, title, text });
const section = (heading: string, items: SectionItem[]): SectionPlan => ({
  ...{ id: 'offers', kind: 'offers', purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading, text: [], items },
  ...{ images: [], button: null, evidence: [] },
});
const chosen = (items: SectionItem[], text: string[] = []) => ({ heading: 'Our menu', text, items, button: null, evidence: [] });
const menu = section('Menu', [
  item('Margherita', '$8.50'),
  item('Lasagna', 'With beef. $12.00'),
  item('Tiramisu', '$6.00'),
  item('Family tray for 8', '$60.00'),
  item('Family tray for 12', '$85.00'),
]);
const forgotten = (items: SectionItem[], text: string[] = []) =>
  forgottenEntries(
    menu,
    linesOf([[chosen(items, text)]]).map((line) => new Set(wordsIn(line))),
  ).map(({ title }) => title);

describe('forgottenEntries', () => {
  it('are the dishes that no line names', () => {
    expect(forgotten([item('Margherita', '$8.50'), item('Lasagna with beef', '$12.00')], ['Tiramisu for 6.00.'])).toEqual([
      'Family tray for 8',
      'Family tray for 12',
    ]);
  });

  it('tells sizes of the same dish apart', () => {
    const rest = menu.items.filter(({ title }) => title !== 'Family tray for 12');
    expect(forgotten(rest)).toEqual(['Family tray for 12']);
  });

  it('are questions with other words', () => {
    const faq = section(
      'FAQ',
      ['Do you deliver?', 'Is there parking?', 'Can I pay by card?', 'Do you bake vegan?', 'Which flour is it?'].map((title) =>
        item(title, 'Yes.', 'question'),
      ),
    );
    const lines = ['Can I pay with a card?', 'Parking: is there any?'].map((line) => new Set(wordsIn(line)));
    expect(forgottenEntries(faq, lines).map(({ title }) => title)).toEqual(['Do you deliver?', 'Do you bake vegan?', 'Which flour is it?']);
    expect(forgottenEntries(faq, [...lines, new Set(wordsIn('Which flour is in it?'))])).toEqual([]);
  });

  it('are none of a list of times and prices that was put into another form', () => {
    const hours = section('Prices', [item('7-15', '10 €'), item('15-22', '28 €'), item('22-24', '15 €')]);
    const lines = ['Winter evenings cost 28 € an hour', 'Mornings 10 €, nights 15 €'].map((line) => new Set(wordsIn(line)));
    expect(forgottenEntries(hours, lines)).toEqual([]);
    const untitled = section(
      'Prices',
      hours.items.map(({ title, text }) => item('', `${title} ${text}/h, our lowest price`)),
    );
    expect(forgottenEntries(untitled, lines)).toEqual([]);
    expect(forgottenEntries(hours, lines.slice(0, 1)).map(({ title }) => title)).toEqual(['7-15', '22-24']);
  });

  it('are none of a list without prices and questions', () => {
    expect(forgottenEntries(section('Why us', [item('Fast'), item('Fresh'), item('Near')]), [])).toEqual([]);
  });
});

describe('a menu that a strategist wrote', () => {
  it('still has every dish with its price', () => {
    const written = chosen(menu.items.slice(0, 3));
    const lines = linesOf([[written]]).map((line) => new Set(wordsIn(line)));
    const [plan] = mergeSections([menu], { chosen: [written], lines });
    expect(plan?.items.map(({ title }) => title)).toEqual(menu.items.map(({ title }) => title));
  });

  it('keeps a list that no section is about as a section of its own', () => {
    const other = { heading: 'Catering', text: ['Rome cooks for your guests at home.'], items: [], button: null, evidence: [] };
    const plans = mergeSections([menu], { chosen: [other], lines: [new Set(['catering'])] });
    expect(plans.map(({ heading, items }) => [heading, items.length])).toEqual([
      ['Catering', 0],
      ['Menu', 5],
    ]);
  });
});
