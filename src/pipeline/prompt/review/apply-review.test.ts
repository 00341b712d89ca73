import { describe, expect, it } from 'vitest';
import { PromptDocument } from '#contracts/prompt.ts';
import { correction, reasonFor, reviewInput, reviewOf, textAfter } from '#testing/reviewed-prompt.ts';
import { promptAttachments } from '../attachments.ts';
import { bodyOf } from '../part-headings.ts';
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

describe('a rewritten part', () => {
  const bodyBelow = (heading: string) => bodyOf(document.blocks[0]?.text ?? '', heading) ?? '';
  const whom = (text: string) => correction(bodyBelow('## For whom'), text, { kind: 'rewritten' });
  const kept = bodyBelow('## For whom');

  it('takes the place of the part, without the lines that nobody can prove', () => {
    const one = whom(`${kept}\n- Who orders bread wants to know until when: by noon.\n- Already 2,000 clients trust us.`);
    const after = applyReview(document, reviewOf(one), context);
    expect(after.text).toContain('Who orders bread wants to know until when: by noon.');
    expect(after.text).not.toContain('2,000');
    const [judged] = after.review?.corrections ?? [];
    expect(judged?.status).toBe('made');
    expect(judged?.reason).toMatch(/^Left out: “- Already 2,000 clients trust us.”: /);
  });

  it.each([
    ['- Show the hours: 9:15 to 17:45.', false],
    ['- The next date is 12/05/2031.', false],
    ['- Photos in 4:3, headings in 44/30/22 px, old paths answer 301.', true],
  ])('has %s: %s', (line, isMade) => {
    expect(applyReview(document, reviewOf(whom(`${kept}\n- Order by noon.\n${line}`)), context).text.includes(line)).toBe(isMade);
  });

  it('is the same when it is applied again', () => {
    const review = applyReview(document, reviewOf(whom(`${kept}\n- Already 2,000 clients trust us.\n- Order by noon.`)), context).review;
    if (!review) throw new Error('no review');
    const again = applyReview(document, review, context);
    expect(again.review?.corrections).toEqual(review.corrections);
    expect(again.text).not.toContain('2,000');
  });

  it('may quote what is to go where it speaks about the site', () => {
    const strategy = {
      ...context.strategy,
      opening: { ...context.strategy.opening, leaveOut: [{ text: 'Bread like in the old days', why: 'It says nothing.' }] },
    };
    const withLeftOut = { ...input, strategy } as typeof input;
    const naming = (heading: string) =>
      correction(bodyBelow(heading), `${bodyBelow(heading)}\n- "Bread like in the old days" says nothing.\n- Order by noon.`, {
        kind: 'rewritten',
        part: heading,
      });
    const reasonOf = (heading: string) => applyReview(document, reviewOf(naming(heading)), withLeftOut).review?.corrections[0]?.reason;
    expect(reasonOf('## For whom')).toContain('It brings back what the strategy leaves out.');
    expect(reasonOf('## Diagnosis')).not.toContain('It brings back what the strategy leaves out.');
  });

  it('loses no rule and no page', () => {
    const rules = correction(bodyBelow('## Rules'), '- Do as you like.', { kind: 'rewritten' });
    expect(reasonFor(rules, input)).toBe('The rules of the prompt stay as they are.');
    expect(reasonFor(whom('## Another part\n- Cafes'), input)).toBe('It would change the parts or pages of the prompt.');
  });

  it('may be a new one, with its own heading', () => {
    const limits = '## Facts and their limits\n- No price of a cake is known.\n\n## Look';
    const added = correction('## Look', limits, { kind: 'rewritten', part: '## Facts and their limits' });
    expect(reasonFor(added, input)).toBe('');
    expect(applyReview(document, reviewOf(added), context).text).toContain(limits);
    const page = correction('## Look', limits, { kind: 'rewritten', part: '## Another' });
    expect(reasonFor(page, input)).toBe('It would change the parts or pages of the prompt.');
  });

  it("may say what today's site has, and orders none of it", () => {
    const part = '## Facts and their limits';
    const saying = (line: string) =>
      applyReview(document, reviewOf(correction('## Look', `${part}\n- ${line}\n\n## Look`, { kind: 'rewritten', part })), context);
    expect(saying('The face on the home page is a stock photo.').text).toContain('The face on the home page is a stock photo.');
    const ordered = saying('Use a stock photo on the home page.');
    expect(ordered.text).not.toContain('Use a stock photo');
    expect(ordered.review?.corrections[0]?.reason).toContain('It would turn the builder against the rules of the prompt.');
  });

  it('may begin a sentence after one that ends with an address', () => {
    const part = '## Facts and their limits';
    const line = '- The price list is on /order. Elsewhere: looked at first.';
    const after = applyReview(
      document,
      reviewOf(correction('## Look', `${part}\n${line}\n\n## Look`, { kind: 'rewritten', part })),
      context,
    );
    expect(after.text).toContain(line);
  });

  it('keeps the old line that has what would be lost', () => {
    const contacts = bodyBelow('## Contact details');
    const part = correction(contacts, '- One line for all.', { kind: 'rewritten', part: '## Contact details' });
    const after = applyReview(document, reviewOf(part), context);
    const [judged] = after.review?.corrections ?? [];
    expect(judged?.status).toBe('made');
    expect(judged?.reason).toMatch(/- phone: .* stays: it would be lost/);
    expect(after.text).toContain('- One line for all.\n- phone: ');
  });

  it('is refused where its heading is not there', () => {
    expect(reasonFor(correction('', '- Cafes', { kind: 'rewritten' }), input)).toBe('These words are not in the prompt.');
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

describe('a rewritten part that says in its own words what a check asks for', () => {
  const rewritten = (part: string, replace: string, from = document) => {
    const one = correction(bodyOf(from.blocks[0]?.text ?? '', part) ?? '', replace, { kind: 'rewritten', part });
    const after = applyReview(from, reviewOf(one), context);
    return { body: bodyOf(after.blocks[0]?.text ?? '', part), reason: after.review?.corrections[0]?.reason };
  };
  const ACTION =
    'The one action: "Order your bread", which opens the form on /order. It is the only filled button and repeats on every route below; all other buttons are outlined or links.';

  const line = (text: string) => ({ text, kind: 'inferred' as const, evidence: [] });
  const GROUP = 'Hotel kitchens with early guests';
  const REASON = 'Two ovens and a second crew stand ready for holidays.';
  /** The document with a group and a reason that no other part has, and its strategy. */
  const planned = () => {
    const opening = context.strategy.opening && { ...context.strategy.opening, forWhom: [line(GROUP)], believe: [line(REASON)] };
    const strategy = { ...context.strategy, ...(opening ? { opening } : {}) };
    const blocks = document.blocks.map((block) => ({
      ...block,
      text: block.text
        .replace('- Cafes and restaurants', `- ${GROUP}`)
        .replace('- "The Weber family has baked here since 1987, now in the third generation."', `- ${REASON}`),
    }));
    return { from: { ...document, blocks }, strategy };
  };
  const forWhom = (replace: string) => {
    const { from, strategy } = planned();
    const one = correction(bodyOf(from.blocks[0]?.text ?? '', '## For whom') ?? '', replace, { kind: 'rewritten', part: '## For whom' });
    const after = applyReview(from, reviewOf(one), { ...context, strategy });
    return { body: bodyOf(after.blocks[0]?.text ?? '', '## For whom') ?? '', reason: after.review?.corrections[0]?.reason };
  };

  it('has its own groups and reasons alone', () => {
    const text = `1. Guests who eat bread every day\n\nWhy they believe it:\n- Three generations of the Weber family in one bakery.\n\n${ACTION}`;
    expect(forWhom(text)).toEqual({ body: text, reason: '' });
  });

  it('gets back one line of what it has no words for at all', () => {
    const { body, reason } = forWhom(`Guests who eat bread every day.\n\n${ACTION}`);
    expect(body).toContain(GROUP);
    expect(reason).toContain('needs it');
  });

  it('has its own speed targets alone', () => {
    const body = bodyOf(document.blocks[0]?.text ?? '', '## Acceptance') ?? '';
    const draft = body.split('\n').find((line) => line.includes('LCP')) ?? '';
    const own = body.replace(
      draft,
      '- [ ] On a phone the largest image is there within 2.5s, a tap answers within 200ms, layout shift stays below 0.1.',
    );
    expect(rewritten('## Acceptance', own).body).toBe(own);
  });

  it('asks its own question about the privacy page', () => {
    const asked = '| Who checks the privacy page? | It says what is stored. |';
    const recommendations = [
      {
        ...context.strategy.recommendations[0],
        findingIds: ['missing-privacy-policy'],
        impact: 'high',
        title: 'Add a privacy page',
        pages: [],
        successCriterion: 'A privacy policy is linked.',
      },
    ] as typeof context.strategy.recommendations;
    const decision = {
      id: 'legal',
      question: 'Which privacy policy is shown, who wrote it, and when?',
      why: '',
      untilThen: 'None is shown.',
      evidence: [],
      basis: 'evidence' as const,
    };
    const opening = context.strategy.opening && {
      ...context.strategy.opening,
      decisions: [...context.strategy.opening.decisions, decision],
    };
    const strategy = { ...context.strategy, recommendations, ...(opening ? { opening } : {}) };
    const { document: planned } = {
      document: {
        ...document,
        blocks: document.blocks.map((block) => ({
          ...block,
          text: block.text.replace('|---|---|\n', `|---|---|\n| ${decision.question} | None is shown. |\n`),
        })),
      },
    };
    const part = '## Decide before launch (missing input)';
    const body = bodyOf(planned.blocks[0]?.text ?? '', part) ?? '';
    const own = body.replace(`| ${decision.question} | None is shown. |`, asked);
    const after = applyReview(planned, reviewOf(correction(body, own, { kind: 'rewritten', part })), { ...context, strategy });
    expect(bodyOf(after.blocks[0]?.text ?? '', part)).toBe(own);
  });
});
