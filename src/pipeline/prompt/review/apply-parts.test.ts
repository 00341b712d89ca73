import { describe, expect, it } from 'vitest';
import { correction, reasonFor, reviewInput, reviewOf } from '#testing/reviewed-prompt.ts';
import { bodyOf } from '../part-headings.ts';
import { applyReview } from './apply-review.ts';

const input = reviewInput();
const { document, ...context } = input;
const _CONTENT = { blockId: 'CONTENT.md' };
const _TONE = '- Tone: warm and plain.';

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
