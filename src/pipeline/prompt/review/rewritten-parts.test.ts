import { describe, expect, it } from 'vitest';
import { correction } from '#testing/reviewed-prompt.ts';
import { bodyOf } from '../part-headings.ts';
import { correctionsOf, leastOf, withLine, withoutRefusedLines } from './rewritten-parts.ts';

const TEXT = '# Rebuild the site\n\nAttached: CONTENT.md.\n\n## For whom\n- Cafes\n- Families\n\n## Look\n- Warm.\n\n# Home page\nOne.';

describe('bodyOf', () => {
  it.each([
    ['## For whom', '- Cafes\n- Families'],
    ['  ## Look ', '- Warm.'],
    ['# Home page', 'One.'],
    ['# Rebuild the site', 'Attached: CONTENT.md.'],
    ['## Nowhere', null],
  ])('finds what follows %s', (heading, body) => {
    expect(bodyOf(TEXT, heading)).toBe(body);
  });

  it('knows no part whose heading is there twice', () => {
    expect(bodyOf(`${TEXT}\n## Look\n- Cold.`, '## Look')).toBeNull();
  });
});

describe('withLine', () => {
  const find = '- Cafes\n- Families\n\nWhy they believe it:\n- A mill of its own.\n- 12 kinds of bread.\n\nThe one action: call.';

  it.each([
    ['below the line it followed', '- Cafes first\n\nWhy they believe it:\n- A mill of its own.\n\nThe one action: call.', 4],
    ['in the list below the same words', '- Cafes first\n\nWhy they believe it (in order):\n- Its mill.\n\nThe one action: call.', 4],
    ['after the last entry where neither is there', '- Cafes first\n- Families\n\nThe one action: call.', 2],
  ])('puts an old line %s', (_name, replace, at) => {
    expect(withLine({ find, replace }, '- 12 kinds of bread.').split('\n').indexOf('- 12 kinds of bread.')).toBe(at);
  });
});

describe('correctionsOf', () => {
  const block = { id: 'first', kind: 'first' as const, title: 'The whole prompt', text: TEXT, limit: null, limitSource: 'none' as const };
  const partOf = (heading: string, text: string) =>
    correctionsOf({ parts: [{ blockId: 'first', heading, text, why: 'Clearer.' }], corrections: [] }, [block]);

  it('puts the new text in the place of the part, without a repeated heading', () => {
    expect(partOf('## For whom', '## For whom\n- Cafes first.\n')).toEqual([
      { blockId: 'first', kind: 'rewritten', find: '- Cafes\n- Families', replace: '- Cafes first.', why: 'Clearer.', part: '## For whom' },
    ]);
  });

  it('makes single corrections first, but none inside a part before the part', () => {
    const single = (find: string) => ({ blockId: 'first', kind: 'wrong' as const, find, replace: 'Changed.', why: 'It is.' });
    const answer = {
      parts: [{ blockId: 'first', heading: '## For whom', text: '- Cafes first.', why: 'Clearer.' }],
      corrections: [single('- Families'), single('- Warm.')],
    };
    expect(correctionsOf(answer, [block]).map(({ find }) => find)).toEqual(['- Warm.', '- Cafes\n- Families', '- Families']);
  });

  it('puts a new part in front of the heading after the part before it', () => {
    const parts = [
      { blockId: 'first', heading: '## For whom', text: '- Cafes first.', why: 'Clearer.' },
      { blockId: 'first', heading: '## Facts and their limits', text: '- No price is known.', why: 'Nobody said it.' },
    ];
    expect(correctionsOf({ parts, corrections: [] }, [block])[1]).toMatchObject({
      find: '## Look',
      replace: '## Facts and their limits\n- No price is known.\n\n## Look',
      part: '## Facts and their limits',
    });
    expect(partOf('## Facts and their limits', 'None.')[0]?.find).toBe('# Home page');
  });

  it.each(['# Another site', '## `/new`: add.', 'Nowhere'])('has no place for %s', (heading) => {
    expect(partOf(heading, 'Text.')[0]?.find).toBe('');
  });
});

describe('withoutRefusedLines', () => {
  const check = ({ replace }: { replace: string }) => (replace.includes('500') ? 'Nobody says 500.' : '');
  const trim = (replace: string) => withoutRefusedLines(correction('- Cafes\n- Already 500 here', replace), check);

  it('leaves out what is refused, with what is indented below it, and says why', () => {
    const { correction: kept, reasons } = trim('1. Cafes\n2. 500 clients\n   Button: "More"\n3. Families');
    expect(kept.replace).toBe('1. Cafes\n2. Families');
    expect(reasons).toEqual(['“2. 500 clients”: Nobody says 500.']);
  });

  it.each([
    ['of the same label', '- Images: photos of 2019.', '- Images: 500 photos of jars.'],
    ['with most of its words', '- [ ] Menu shows four packages.', '- [ ] Menu shows four packages, from 500.'],
  ])('keeps the old line %s in the place of a refused one', (_, old, line) => {
    const part = withoutRefusedLines(correction(`- First.\n${old}`, `- New first.\n${line}\n- Last.`), check);
    expect(part.correction.replace).toBe(`- New first.\n${old}\n- Last.`);
  });

  it('puts no line of a list in the place of a refused row of a table', () => {
    const table = (row: string) => `| Label | Name |\n|---|---|\n${row}\n| City | \`city\` |`;
    const old = `- "Lip balm, small jar: 5 euros"\n${table('| Amount of lip balm, small jar | `amount` |')}`;
    const part = withoutRefusedLines(correction(old, table('| Lip balm, small jar, 500 of them | `amount` |')), check);
    expect(part.correction.replace).toBe(table('| Amount of lip balm, small jar | `amount` |'));
    const listOnly = withoutRefusedLines(
      correction('- "Lip balm, small jar: 5 euros"', table('| Lip balm, small jar, 500 | `amount` |')),
      check,
    );
    expect(listOnly.correction.replace).toBe('| Label | Name |\n|---|---|\n| City | `city` |');
  });

  it('leaves no heading of a section without its lines, and no gap in a list', () => {
    const { correction: kept } = trim('1. **Prices**\n   "500 cakes."\n2. **Hours**\n   "By noon."\n\n1. 500 clients.\n2. Cafes.');
    expect(kept.replace).toBe('1. **Hours**\n   "By noon."\n\n1. Cafes.');
  });

  it('keeps what is below a heading that is refused', () => {
    const { correction: kept } = trim('1. **500 cakes** (Cards)\n   "By noon."\n2. **Hours**\n   "By noon."');
    expect(kept.replace).toBe('1. (No heading.)\n   "By noon."\n2. **Hours**\n   "By noon."');
  });

  it('asks nothing about lines that were there before', () => {
    expect(trim('- Cafes\n- Already 500 here').reasons).toEqual([]);
  });
});

describe('leastOf', () => {
  it.each([
    [
      '- [ ] True of the new site: every page has a title; pages load over https; no link is broken.',
      'https',
      '- [ ] True of the new site: pages load over https.',
    ],
    [
      '   - "The bees are calm. The queen is called Weisel. Ask us." to https://bees.test/',
      'Weisel',
      '   - "The queen is called Weisel." to https://bees.test/',
    ],
    ['| Which address is right? | None is shown. |', 'address', '| Which address is right? | None is shown. |'],
  ])('%s', (line, needed, expected) => {
    expect(leastOf(line, (shorter) => shorter.includes(needed))).toBe(expected);
  });
});
