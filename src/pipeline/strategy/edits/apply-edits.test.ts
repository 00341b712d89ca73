import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { textsOf } from '../grounding/grounding.ts';
import { applyEdits } from './apply-edits.ts';

const strategy = buildStrategy(richInput());
const edited = (...edits: StrategyEdit[]) => applyEdits(strategy, edits);

/** Keys that say what the site has today, or lists of addresses. */
const TODAY = new Set(['evidence', 'now', 'json', 'works', 'canonical', 'url']);

/** Every text of a strategy that a builder follows. */
function instructionsOf(value: unknown): string {
  const plain = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(plain);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, TODAY.has(key) ? '' : plain(entry)]));
  };
  return [...textsOf(plain(value))].join('\n');
}

const pageAt = ({ craft }: Strategy, path: string) => craft.pages.find((page) => page.path === path);
const planAt = ({ engineer }: Strategy, path: string) => engineer.pagePlan.find((page) => page.path === path);

describe('applyEdits', () => {
  it('leaves the strategy as it is without edits, and never changes the one it is given', () => {
    const before = JSON.stringify(strategy);
    expect(edited()).toBe(strategy);
    edited({ field: 'headline', text: 'Bread' }, { field: 'page', path: '/about', decision: 'drop' });
    expect(JSON.stringify(strategy)).toBe(before);
  });

  it.each<[StrategyEdit['field'], string, (from: Strategy) => string]>([
    ['headline', 'Bread with the grain of the mill', ({ craft }) => craft.headline.text],
    ['subhead', 'Baked every night for the town.', ({ craft }) => craft.subhead.text],
    ['primaryButton', 'Reserve a loaf', ({ craft }) => craft.primaryButton.text],
    ['secondaryButton', 'Meet the bakers', ({ craft }) => craft.secondaryButton?.text ?? ''],
    ['promise', 'Bread that keeps for a week.', ({ opening }) => opening?.promise.text ?? ''],
  ])('puts a new %s at its place, as the words of the owner', (field, text, read) => {
    const after = edited({ field, text } as StrategyEdit);
    expect(read(after)).toBe(text);
    const lines = [
      after.craft.headline,
      after.craft.subhead,
      after.craft.primaryButton,
      after.craft.secondaryButton,
      after.opening?.promise,
    ];
    expect(lines.find((line) => line?.text === text)?.kind).toBe('owner');
  });

  it.each<[StrategyEdit['field'], string]>([
    ['headline', strategy.craft.headline.text],
    ['primaryButton', strategy.craft.primaryButton.text],
  ])('says the old %s nowhere any more', (field, old) => {
    expect(instructionsOf(strategy)).toContain(`"${old}"`);
    expect(instructionsOf(edited({ field, text: 'Quite another line' } as StrategyEdit))).not.toContain(`"${old}"`);
  });

  it('writes a new headline into the hero, the h1 and the acceptance list', () => {
    const after = edited({ field: 'headline', text: 'Bread with the grain of the mill' });
    expect(pageAt(after, '/')?.sections[0]?.heading).toBe('Bread with the grain of the mill');
    expect(after.engineer.head[0]?.h1.new).toBe('Bread with the grain of the mill');
    expect(after.diagnose.acceptance[0]?.text).toContain('"Bread with the grain of the mill" as the only h1');
    expect(after.recommendations.find(({ id }) => id === 'headline')?.action).toContain('"Bread with the grain of the mill"');
  });

  it('takes an empty second button away, and an empty headline for no edit', () => {
    expect(edited({ field: 'secondaryButton', text: ' ' }).craft.secondaryButton).toBeNull();
    expect(edited({ field: 'headline', text: ' ' }).craft.headline).toEqual(strategy.craft.headline);
  });

  it('leads the main button elsewhere, and asks about an address that no page has', () => {
    const after = edited({ field: 'primaryTarget', text: 'tel:+4961315550' });
    expect(after.craft.goal).toMatchObject({ target: 'tel:+4961315550', targetKind: 'phone' });
    expect(pageAt(after, '/')?.sections[0]?.button?.target).toBe('tel:+4961315550');
    expect(after.diagnose.measures[0]?.where).toContain('tel:+4961315550');
    const lost = edited({ field: 'primaryTarget', text: '/nowhere' });
    expect(lost.diagnose.questions.map(({ id }) => id)).toContain('missing-target');
  });

  it('takes heading, paragraphs and order of sections', () => {
    const ids = pageAt(strategy, '/')?.sections.map(({ id }) => id) ?? [];
    const [first = '', second = '', third = ''] = ids;
    const after = edited(
      { field: 'section', path: '/', section: third, heading: 'Our loaves', text: ['One.', ' ', 'Two.'] },
      { field: 'sectionOrder', path: '/', order: [first, third] },
    );
    expect(pageAt(after, '/')?.sections[1]).toMatchObject({ id: third, heading: 'Our loaves', text: ['One.', 'Two.'] });
    expect(pageAt(after, '/')?.sections.map(({ id }) => id)).toEqual([first, third, second, ...ids.slice(3)]);
  });

  it('makes no difference of words that the owner replaced in a section, and keeps the others', () => {
    const section = pageAt(strategy, '/')?.sections.find(({ kind, text }) => kind !== 'hero' && text.length > 0);
    if (!section) throw new Error('No section.');
    const [text = ''] = section.text;
    const told = (words: string) => ({ text: words, competitors: [], evidence: [] });
    const differing = { ...strategy, xFactor: { ...strategy.xFactor, differences: [told(text), told('We grind our own flour.')] } };
    const after = applyEdits(differing, [{ field: 'section', path: '/', section: section.id, text: ['Other words.'] }]);
    expect(after.xFactor.differences.map((one) => one.text)).toEqual(['We grind our own flour.']);
  });

  it('takes the first heading of a page for its h1, and that of the home page for the headline', () => {
    const after = edited(
      { field: 'section', path: '/', section: 'hero', heading: 'Mill bread', text: ['Fresh at noon.'] },
      { field: 'section', path: '/breads', section: 'hero', heading: 'All our breads' },
    );
    expect(after.craft.headline).toMatchObject({ text: 'Mill bread', kind: 'owner' });
    expect(after.craft.subhead.text).toBe('Fresh at noon.');
    expect(after.engineer.head.find(({ path }) => path === '/breads')?.h1.new).toBe('All our breads');
  });

  it('drops a form with the only section that has it', () => {
    const order = pageAt(strategy, '/order');
    const section = order?.sections.find(({ forms }) => forms.length > 0);
    if (!section) throw new Error('A section with a form is needed.');
    const after = edited({ field: 'section', path: '/order', section: section.id, removed: true });
    expect(pageAt(after, '/order')?.sections.map(({ id }) => id)).not.toContain(section.id);
    expect(after.engineer.forms.find(({ path }) => path === '/order')?.decision).toBe('drop');
  });

  it('keeps answers apart from open questions, and connects the forms', () => {
    const after = edited({ field: 'question', id: 'form-destination', answer: 'Please to orders@muehlenbrot.test' });
    expect(after.diagnose.questions.map(({ id }) => id)).not.toContain('form-destination');
    expect(after.opening?.decisions.map(({ id }) => id)).not.toContain('form-destination');
    expect(after.answers).toMatchObject([{ id: 'form-destination', answer: 'Please to orders@muehlenbrot.test' }]);
    expect(after.engineer.forms[0]?.destination).toEqual({ kind: 'email', value: 'orders@muehlenbrot.test', said: true });
  });

  it('keeps the notes', () => {
    expect(edited({ field: 'notes', text: 'No photos of people.' }).notes).toBe('No photos of people.');
  });
});

describe('a page that the owner drops', () => {
  const after = edited({ field: 'page', path: '/order', decision: 'drop' });

  it('leaves plan, sections, head, forms and the list of pages with the action', () => {
    expect(planAt(after, '/order')).toMatchObject({ decision: 'drop' });
    expect(pageAt(after, '/order')).toBeUndefined();
    expect(after.engineer.head.map(({ path }) => path)).not.toContain('/order');
    expect(after.craft.goal.repeatsOn).not.toContain('/order');
    expect(after.engineer.forms.find(({ path }) => path === '/order')?.decision).toBe('drop');
  });

  it('answers 410, and buttons that led there lead to the nearest page, which the plan says', () => {
    expect(after.engineer.urlMap).toContainEqual(expect.objectContaining({ from: '/order', status: 410 }));
    const targets = after.craft.pages.flatMap(({ sections }) => sections.map(({ button }) => button?.target));
    expect(targets).not.toContain('/order');
    expect(after.craft.goal.target).not.toBe('/order');
    expect(planAt(after, after.craft.goal.target)?.decision).toBe('keep');
    expect(planAt(after, '/order')?.reason).toContain(`now lead to ${after.craft.goal.target}`);
  });

  it('is named by no move and no finding any more', () => {
    expect(after.opening?.moves.filter(({ title, how }) => `${title} ${how} `.includes('/order '))).toEqual([]);
    expect(after.evaluate.fails.flatMap(({ pages }) => pages)).not.toContain('/order');
  });

  it('is never the home page', () => {
    expect(planAt(edited({ field: 'page', path: '/', decision: 'drop' }), '/')?.decision).toBe('keep');
  });
});

describe('a page that the owner merges, adds, names or keeps', () => {
  it('moves its sections and redirects to the page that takes over', () => {
    const after = edited({ field: 'page', path: '/about', decision: 'merge', mergeInto: '/breads' });
    expect(planAt(after, '/about')).toMatchObject({ decision: 'merge', mergeInto: '/breads' });
    expect(after.engineer.urlMap).toContainEqual(expect.objectContaining({ from: '/about', to: '/breads', status: 301 }));
    const own = pageAt(strategy, '/about')?.sections[0]?.heading;
    const sections = pageAt(after, '/breads')?.sections ?? [];
    expect(sections.map(({ heading }) => heading)).toContain(own);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('ignores a merge into a page that does not stay', () => {
    const after = edited({ field: 'page', path: '/about', decision: 'merge', mergeInto: '/nowhere' });
    expect(planAt(after, '/about')?.decision).toBe('keep');
  });

  it('plans a new page with its name', () => {
    const after = edited({ field: 'page', path: '/courses', decision: 'add', title: 'Baking courses' });
    expect(planAt(after, '/courses')).toMatchObject({ decision: 'add', title: 'Baking courses' });
    expect(after.engineer.head.at(-1)).toMatchObject({ path: '/courses', h1: { new: 'Baking courses' } });
  });

  it('names a page in plan, head and sections', () => {
    const after = edited({ field: 'page', path: '/about', title: 'The bakers' });
    expect([planAt(after, '/about')?.title, pageAt(after, '/about')?.title]).toEqual(['The bakers', 'The bakers']);
    expect(after.engineer.head.find(({ path }) => path === '/about')?.title.new).toBe('The bakers | Mill Bread');
  });

  it('keeps one that was to go', () => {
    const dropped = applyEdits(strategy, [{ field: 'page', path: '/about', decision: 'drop' }]);
    const kept = applyEdits(dropped, [{ field: 'page', path: '/about', decision: 'keep' }]);
    expect(planAt(kept, '/about')?.decision).toBe('keep');
    expect(kept.engineer.urlMap.map(({ from }) => from)).not.toContain('/about');
  });
});
