import { describe, expect, it } from 'vitest';
import { PromptDocument } from '#contracts/prompt.ts';
import { correction, reasonFor, reviewInput, reviewOf, textAfter } from '#testing/reviewed-prompt.ts';
import { promptAttachments } from '../attachments.ts';
import { applyReview } from './apply-review.ts';

const input = reviewInput();
const { document, ...context } = input;
const CONTENT = { blockId: 'CONTENT.md' };
const TONE = '- Tone: warm and plain.';

const HONEST: [string, ReturnType<typeof correction>][] = [
  [
    'a line that says what is said elsewhere goes',
    correction('   - "Sourdough loaf: Rests for 24 hours and keeps fresh for a week."\n', ''),
  ],
  [
    'a detail of the site comes back',
    correction(
      '   - "Sourdough loaf: Rests for 24 hours and keeps fresh for a week."',
      '   - "Sourdough loaf, 6.50 €: Rests for 24 hours and keeps fresh for a week."',
    ),
  ],
  [
    'days come to the home page',
    correction(
      '   "Order by noon, fetch your bread the next morning."',
      '   "Order by noon, fetch your bread the next morning. Baked on Tuesday, Thursday and Saturday."',
    ),
  ],
  [
    'a contradiction becomes a question',
    correction(
      '| Who said the quotes without a name, and may the name be shown? | Leave it out. |',
      '| Who said the quotes without a name, and may the name be shown? | Leave it out. |\n| Is the rye bread without wheat, or baked on the same stones? | The answer on /faq stays as it is. |',
    ),
  ],
  [
    'a note for the builder',
    correction('- map by OpenStreetMap on /order: keep.', '- map by OpenStreetMap on /order: keep, below the form, loaded on click.'),
  ],
  [
    'events wait for consent',
    correction(
      '- Count as events: primary_action, order_sent, call and email.',
      '- Count as events, only with consent: primary_action, order_sent, call and email.',
      { blockId: 'after-publish' },
    ),
  ],
  [
    'a link with its address',
    correction(
      '   Contact details, each as a link.',
      '   Contact details, each as a link: 06131 555 010 (tel:06131555010), brot@muehlenbrot.test, Mühlweg 4, Mainz.',
    ),
  ],
  [
    'words with other quotation marks and spaces',
    correction('“Trusted by” strips   without the logos listed here.', '“Trusted by” strips and review stars.'),
  ],
  [
    'a line right above a table',
    correction(
      'keep. Destination: brot@muehlenbrot.test; I connect it before launch.',
      'keep. Destination: brot@muehlenbrot.test; I connect it before launch. Button: "Order your bread".',
    ),
  ],
  [
    'what a link hands over to a known page',
    correction('   Button: "Order your bread" to /order', '   Button: "Order your bread" to /order?bread=rye'),
  ],
  ['data for search engines', correction('"telephone": "06131 555 010",', '"telephone": "+496131555010",', CONTENT)],
];

describe('applyReview', () => {
  it.each(HONEST)('%s', (_name, one) => {
    expect(reasonFor(one, input)).toBe('');
    const text = applyReview(document, reviewOf(one), context);
    expect(() => PromptDocument.parse(text)).not.toThrow();
    if (one.blockId !== 'CONTENT.md') expect(text.text).not.toBe(document.text);
  });

  it('makes all that hold and says why it refuses the others', () => {
    const lie = correction('Rye bread, 5.20 €.', 'Rye bread, 4.80 €.');
    const after = applyReview(document, reviewOf(...HONEST.slice(1, 4).map(([, one]) => one), lie), context);
    expect(after.review?.corrections.map(({ status }) => status)).toEqual(['made', 'made', 'made', 'refused']);
    expect(after.review?.note).toBe('3 of 4 corrections by a model are in the prompt (1 refused).');
    expect(after.text).toContain('"Sourdough loaf, 6.50 €: Rests');
    expect(after.text).toContain('5.20 €');
    expect(after.blocks.map(({ id }) => id)).toEqual(document.blocks.map(({ id }) => id));
    expect(after.lint?.filter(({ gate, marks }) => gate && marks === 0)).toEqual([]);
  });

  it('gives the same result each time, also for what it has judged', () => {
    const review = reviewOf(...HONEST.map(([, one]) => one));
    const once = applyReview(document, review, context);
    const again = once.review ? applyReview(document, once.review, context) : null;
    expect(again).toEqual(once);
  });

  it('keeps undone what the owner took back, and calls out of date what is no longer there', () => {
    const review = reviewOf(
      correction(TONE, '- Tone: warm, plain and short.'),
      correction('- map by OpenStreetMap on /order: keep.', '- map by OpenStreetMap on /order: keep, loaded on click.'),
    );
    const { review: judged } = applyReview(document, review, context);
    if (!judged) throw new Error('no review');
    const [tone, map] = judged.corrections;
    if (!tone || !map) throw new Error('no corrections');
    expect([tone.status, map.status]).toEqual(['made', 'made']);
    const undone = { ...judged, corrections: [{ ...tone, status: 'undone' as const }, map] };
    const blocks = document.blocks.map((block) => ({
      ...block,
      text: block.text.replace('- map by OpenStreetMap on /order: keep.', '- map on /order: keep.'),
    }));
    const after = applyReview({ ...document, blocks }, undone, context);
    expect(after.review?.corrections.map(({ status }) => status)).toEqual(['undone', 'outdated']);
    expect(after.text).toContain(TONE);
  });

  it('lets a text move: it is removed here and put there, in any order', () => {
    const line = '   "The only bread my guests ask about."';
    const added = correction(
      '   "Order by noon, fetch your bread the next morning."',
      `   "Order by noon, fetch your bread the next morning."\n${line}`,
    );
    const text = textAfter(document, reviewOf(correction(line, ''), added), context);
    expect(text.split('The only bread my guests ask about.')).toHaveLength(2);
  });

  it('corrects the copy file in our own part', () => {
    const one = correction('"telephone": "06131 555 010",', '"telephone": "+496131555010",', CONTENT);
    const after = applyReview(document, reviewOf(one), context);
    const file = promptAttachments(context.strategy, after.text, after.review).find(({ name }) => name === 'CONTENT.md');
    expect(file?.text).toContain('"telephone": "+496131555010",');
    expect(after.text).toBe(document.text);
  });
});

describe('lines that look like others', () => {
  it('may name whose address or number it is', () => {
    expect(reasonFor(correction('- address: Mühlweg 4, Mainz', '- address (shop and bakehouse): Mühlweg 4, Mainz'), input)).toBe('');
  });

  it('are rules only in the part of the rules', () => {
    const blocks = document.blocks.map((block) => ({
      ...block,
      text: block.text.replace('Overview of the products', 'The rules of the bread'),
    }));
    const other = { ...input, document: { ...document, blocks } };
    expect(
      reasonFor(
        correction('   - "Baked on Tuesday, Thursday and Saturday"', '   - "Baked on Tuesday, Thursday and Saturday." to /order'),
        other,
      ),
    ).toBe('');
  });
});

describe("the owner's words", () => {
  const noted = reviewInput(undefined, { notes: 'No word about the wedding cakes on the new site.' });

  it('are never changed', () => {
    const line = 'No word about the wedding cakes on the new site.';
    expect(noted.document.text).toContain(line);
    expect(reasonFor(correction(line, 'Sell the wedding cakes.'), noted)).toBe('It changes words of the owner.');
  });

  it('replace old values for good', () => {
    const { outputs } = input;
    const [first, ...rest] = outputs.profile.contacts;
    if (!first) throw new Error('no contact');
    const corrected = {
      ...first,
      text: '06131 777 020',
      kind: 'owner' as const,
      by: 'owner' as const,
      replaced: { text: first.text, by: 'reader' as const },
    };
    const changed = reviewInput({
      ...outputs,
      site: outputs.crawl,
      profile: { ...outputs.profile, contacts: [corrected, ...rest] } as typeof outputs.profile,
    });
    expect(changed.document.text).toContain('06131 777 020');
    expect(reasonFor(correction(TONE, `${TONE}\n- Phone on each page: 06131 555 010.`), changed)).toBe(
      'It brings back what the owner replaced.',
    );
    expect(reasonFor(correction(TONE, `${TONE}\n- Phone on each page: 06131 777 020.`), changed)).toBe('');
  });
});

describe('corrections of tables', () => {
  const ROW = '| Who said the quotes without a name, and may the name be shown? | Leave it out. |';
  const piped = {
    ...input,
    document: {
      ...document,
      blocks: document.blocks.map((block) => ({ ...block, text: block.text.replace('Leave it out. |', 'Leave it out \\| or ask. |') })),
    },
  };

  it.each([
    [`${ROW} Ask. |`, 'the row “Who said the quotes without a name, and may the name be shown?” has 3 columns, the row above it 2'],
    [
      '| Who said the quotes without a name? Leave it out. |',
      'the row “Who said the quotes without a name? Leave it out.” has 1 column, the row above it 2',
    ],
    ['| Who said the quotes without a name? | Leave it out.', 'the row “Who said the quotes without a name?” does not end with |'],
    [`${ROW}\n\n| May the name be shown? | No. |`, 'the row “May the name be shown?” has no table around it'],
  ])('%s: the row is named', (replace, problem) => {
    expect(reasonFor(correction(ROW, replace), input)).toBe(`It would break a table: ${problem}.`);
  });

  it('a cell may change its text, with or without pipes', () => {
    const text = (find: string, replace: string) => applyReview(piped.document, reviewOf(correction(find, replace)), context).text;
    expect(reasonFor(correction('Leave it out.', 'Leave the name out.'), input)).toBe('');
    for (const find of ['Leave it out \\| or ask.', 'Leave it out | or ask.']) {
      expect(reasonFor(correction(find, 'Leave the name out | or ask.'), piped)).toBe('');
      expect(text(find, 'Leave the name out | or ask.')).toContain('| Leave the name out \\| or ask. |');
      expect(text(find, 'Leave the name out \\| or ask.')).toContain('| Leave the name out \\| or ask. |');
    }
  });
});
