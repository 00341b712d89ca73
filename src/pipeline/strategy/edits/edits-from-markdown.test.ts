import { describe, expect, it } from 'vitest';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { strategyToMarkdown } from '../markdown/strategy-markdown.ts';
import { applyEdits } from './apply-edits.ts';
import { editsFromMarkdown } from './edits-from-markdown.ts';

const strategy = buildStrategy(richInput());
const generated = strategyToMarkdown(strategy);
const read = (edited: string) => editsFromMarkdown(generated, edited, strategy);
const swap = (before: string | RegExp, after: string) => {
  const edited = generated.replace(before, after);
  expect(edited).not.toBe(generated);
  return read(edited);
};
const { headline, subhead } = strategy.craft;
const question = strategy.diagnose.questions.find(({ id }) => id === 'form-destination')?.question ?? '';
const home = strategy.craft.pages[0]?.sections ?? [];
const withText = home.find(({ kind, text }) => kind !== 'hero' && text.length > 0);
if (!withText) throw new Error('A section with text is needed.');

describe('editsFromMarkdown', () => {
  it('finds nothing in a text that was not changed', () => {
    expect(read(generated)).toEqual({ edits: [], notes: '' });
    expect(read(generated.replaceAll('\n', '\r\n'))).toEqual({ edits: [], notes: '' });
  });

  it.each<[string, string | RegExp, string, StrategyEdit]>([
    [
      'the headline',
      `| Headline | ${headline.text} |`,
      '| Headline | Bread of the mill |',
      { field: 'headline', text: 'Bread of the mill' },
    ],
    ['the subhead', `| Subhead | ${subhead.text} |`, '| Subhead | Every night. |', { field: 'subhead', text: 'Every night.' }],
    ['a button', '| Primary button | Order your bread |', '| Primary button | Buy bread |', { field: 'primaryButton', text: 'Buy bread' }],
    ['the promise', /^> .*$/m, '> Bread that lasts.', { field: 'promise', text: 'Bread that lasts.' }],
    ['the target', 'leading to /order (', 'leading to tel:+49613155 (', { field: 'primaryTarget', text: 'tel:+49613155' }],
    ['a decision', /(\| \/about \|[^|]*\|) keep/, '$1 drop', { field: 'page', path: '/about', decision: 'drop' }],
    [
      'a merge',
      /(\| \/about \|[^|]*\|) keep/,
      '$1 merge into /faq',
      { field: 'page', path: '/about', decision: 'merge', mergeInto: '/faq' },
    ],
    ['a page name', /(\| \/about \|)[^|]*\| keep/, '$1 The bakers | keep', { field: 'page', path: '/about', title: 'The bakers' }],
    [
      'a heading',
      `**${withText.heading}** (${withText.id})`,
      `**Our loaves** (${withText.id})`,
      { field: 'section', path: '/', section: withText.id, heading: 'Our loaves' },
    ],
    [
      'a paragraph',
      `   > ${withText.text[0]}`,
      '   > First.\n   >\n   > Second.',
      { field: 'section', path: '/', section: withText.id, text: ['First.', 'Second.', ...withText.text.slice(1)] },
    ],
  ])('reads %s as its field', (_, before, after, edit) => {
    expect(swap(before, after)).toEqual({ edits: [edit], notes: '' });
  });

  it('reads what is written behind a question as its answer', () => {
    const line = generated.split('\n').find((entry) => entry.includes(question)) ?? '';
    expect(swap(line, `${line} To orders@muehlenbrot.test`)).toEqual({
      edits: [{ field: 'question', id: 'form-destination', answer: 'To orders@muehlenbrot.test' }],
      notes: '',
    });
  });

  it('reads a section that was taken out, and one that was moved', () => {
    const blocks = generated.split(/(?=^\d+\. \*\*.*\*\* \([\w-]+\))/m);
    const at = blocks.findIndex((block) => block.includes(`** (${withText.id})`));
    const without = blocks.filter((_, index) => index !== at).join('');
    expect(read(without)).toEqual({ edits: [{ field: 'section', path: '/', section: withText.id, removed: true }], notes: '' });
    const [hero = '', ...rest] = blocks.slice(1);
    const end = rest.findIndex((block) => block.includes('** (closing)'));
    const moved = [blocks[0], hero, ...rest.slice(1, end), rest[0], ...rest.slice(end)].join('');
    const { edits } = read(moved);
    expect(edits).toMatchObject([{ field: 'sectionOrder', path: '/' }]);
  });

  it('keeps every other line as a note, with the part it is under', () => {
    const added = swap('## Elevate\n', '## Elevate\n\nUse photos of the mill at dawn.\n');
    expect(added).toEqual({ edits: [], notes: 'Elevate: Use photos of the mill at dawn.' });
  });

  it('says what to leave out where a line was taken out or put in other words', () => {
    const line = generated.split('\n').find((entry) => entry.includes('Animations stop')) ?? '';
    expect(swap(`${line}\n`, '').notes).toBe(
      'Leave out: Accessibility, as tests: "Animations stop when the visitor prefers reduced motion."',
    );
    expect(swap(line, '- No animations at all.').notes).toContain('No animations at all. (instead of: "Animations stop');
  });

  it('says of a part that was taken out only its heading', () => {
    expect(swap(/### Speed budget[\s\S]*?(?=### Accessibility)/, '').notes).toBe('Leave out the part "Speed budget".');
  });

  it('takes a decision that makes no sense for a note', () => {
    const { edits, notes } = swap(/(\| \/about \|[^|]*\|) keep/, '$1 maybe later');
    expect(edits).toEqual([]);
    expect(notes).toContain('maybe later');
  });

  it('holds the whole text of notes that the strategy had before', () => {
    const noted = applyEdits(strategy, [{ field: 'notes', text: 'No stock photos.\nCall us "the mill".' }]);
    const text = strategyToMarkdown(noted);
    const of = (edited: string) => editsFromMarkdown(text, edited, noted).notes;
    expect(of(text.replace('No stock photos.', 'Only our photos.'))).toBe('Only our photos.\nCall us "the mill".');
    expect(of(text.replace('No stock photos.\n', ''))).toBe('Call us "the mill".');
    expect(of(text.replace('## Elevate\n', '## Elevate\n\nMore light.\n'))).toBe(
      'No stock photos.\nCall us "the mill".\nElevate: More light.',
    );
  });

  it('loses no line of a text that is replaced whole', () => {
    const own = '# My plan\n\nBread first.\n\n- No blog.';
    expect(read(`${own}\n`)).toEqual({ edits: [], notes: own });
  });
});
