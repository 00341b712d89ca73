import { describe, expect, it } from 'vitest';
import { asLines } from './line-blocks.ts';

const block = (pieces: string[], tag = 'p') => ({
  tag,
  text: pieces.join(' '),
  pieces,
  selector: 'p',
  region: 'main' as const,
  hidden: false,
});
const linesOf = (...given: Parameters<typeof block>) => asLines(block(...given)).map(({ tag, text }) => `${tag}: ${text}`);

const ABOUT_KNEES = 'Nach einer Operation kommen Sie mit uns Schritt für Schritt wieder auf die Beine.';
const ABOUT_BACKS = 'Wer viel sitzt, lernt bei uns Übungen, die in jede Mittagspause passen.';

describe('asLines', () => {
  it('makes terms and texts of labels with a text below each', () => {
    expect(linesOf(['Knie und Hüfte', ABOUT_KNEES, 'Rücken', ABOUT_BACKS])).toEqual([
      'dt: Knie und Hüfte',
      `dd: ${ABOUT_KNEES}`,
      'dt: Rücken',
      `dd: ${ABOUT_BACKS}`,
    ]);
  });

  it('makes terms of some lines, too, where others have no text below', () => {
    expect(linesOf(['Unsere Bereiche', 'Knie und Hüfte', ABOUT_KNEES, 'Rücken', ABOUT_BACKS, 'Bis bald!'])).toEqual([
      'p: Unsere Bereiche',
      'dt: Knie und Hüfte',
      `dd: ${ABOUT_KNEES}`,
      'dt: Rücken',
      `dd: ${ABOUT_BACKS}`,
      'p: Bis bald!',
    ]);
  });

  it.each([
    ['hyphens', ['We offer:', '- Bread', '- Cakes'], ['p: We offer:', 'li: Bread', 'li: Cakes']],
    ['ticks', ['✓ Führungen', '✓ Sammlung'], ['li: Führungen', 'li: Sammlung']],
  ])('makes entries of lines with %s', (_, pieces, entries) => {
    expect(linesOf(pieces)).toEqual(entries);
  });

  it('makes entries of short lines', () => {
    expect(linesOf(['Tuinontwerp', 'Bestrating', 'Snoeiwerk'], 'div')).toEqual(['li: Tuinontwerp', 'li: Bestrating', 'li: Snoeiwerk']);
  });

  it.each([
    ['a sentence over several lines', ['We bake', 'every morning', 'for the whole valley']],
    ['sentences', ['We bake.', 'We brew.', 'We grill.']],
    ['two lines', ['Atelier Nord', 'Bordeaux']],
    ['an address', ['Mill Lane 3', '10115 Berlin', 'Germany']],
    ['verse', ['Owls are wise,', 'they say,', 'and know it all']],
    ['one label with its text', ['Knie und Hüfte', ABOUT_KNEES]],
    ['one entry', ['Our bread', '- baked at night']],
  ])('leaves %s as it is', (_, pieces) => {
    const given = block(pieces);
    expect(asLines(given)).toEqual([given]);
  });

  it('leaves the cells of a row', () => {
    expect(linesOf(['- Haircut', '- Long', '- Short'], 'tr')).toHaveLength(1);
  });
});
