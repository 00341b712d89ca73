import { describe, expect, it, onTestFinished } from 'vitest';
import { createModel } from '#ai/create-model.ts';
import { PromptReview } from '#contracts/prompt-review.ts';
import { KEY } from '#testing/asked-strategist.ts';
import { serveModel } from '#testing/model-server.ts';
import { correction, reviewInput } from '#testing/reviewed-prompt.ts';
import { reviewPrompt } from './review-prompt.ts';

const input = reviewInput();
const TONE = correction('- Tone: warm and plain.', '- Tone: warm, plain and short.');

async function review(script: Parameters<typeof serveModel>[1], signal = new AbortController().signal) {
  const server = await serveModel('openai', script);
  onTestFinished(server.close);
  const model = createModel({ provider: 'openai', model: 'gpt-5-mini', apiKey: KEY, baseUrl: server.baseUrl }, { wait: async () => {} });
  const answer = await reviewPrompt(input, { model, signal });
  expect(() => PromptReview.parse(answer)).not.toThrow();
  return { answer, requests: server.requests };
}

describe('reviewPrompt', () => {
  it('asks once and judges each correction', async () => {
    const lie = correction('Rye bread, 5.20 €.', 'Rye bread, 4.80 €.');
    const { answer, requests } = await review([{ text: JSON.stringify({ corrections: [TONE, lie] }) }]);
    expect(requests).toHaveLength(1);
    expect(answer.corrections.map(({ status }) => status)).toEqual(['made', 'refused']);
    expect(answer.calls).toMatchObject([{ purpose: 'review', inputTokens: 1200, outputTokens: 300, failure: '' }]);
    expect(answer.note).toContain('1 of 2 corrections');
    expect(answer.answer?.corrections).toEqual([TONE, lie]);
  });

  it('shows the model each block, our own part of the copy file and the pages as data', async () => {
    const { requests } = await review([{ text: JSON.stringify({ corrections: [] }) }]);
    const { messages } = (requests[0]?.body ?? { messages: [] }) as { messages: { content: string }[] };
    const [rules = '', question = ''] = messages.map(({ content }) => content);
    expect(question).toContain('block first');
    expect(question).toContain('- Tone: warm and plain.');
    expect(question).toContain('block CONTENT.md');
    expect(question).toContain('"@type": "Bakery"');
    expect(question).toContain('We knead by hand from four in the morning');
    expect(question).toContain('06131');
    expect(rules).not.toContain('Mill Bread');
    // The about page has an order to models: it is not passed on.
    expect(question).not.toContain('Golden Loaf');
  });

  it('says that nothing was to correct', async () => {
    const { answer } = await review([{ text: JSON.stringify({ corrections: [] }) }]);
    expect(answer.note).toContain('had nothing to correct');
  });

  it.each([
    ['refuses the key', [{ status: 401, body: { error: { message: 'no' } } }]],
    ['answers no JSON', [{ text: 'Looks good to me.' }]],
    ['refuses to answer', [{ text: 'I can’t.', finish: 'refusal' as const }]],
  ])('leaves the prompt as it is where the model %s', async (_name, script) => {
    const { answer } = await review(script);
    expect(answer).toMatchObject({ corrections: [], answer: null });
    expect(answer.note).toContain('The prompt is as it was composed.');
    expect(answer.calls[0]?.failure).not.toBe('');
  });

  it('throws only when it is stopped', async () => {
    const stop = new AbortController();
    const answer = review(() => {
      stop.abort();
      return 'hang';
    }, stop.signal);
    await expect(answer).rejects.toThrow();
  });
});
