import type { ProviderId } from '#ai/language-model-client.ts';

/** For tests: an answer as the events of a provider's stream, in pieces of `PIECE` characters. */
export type StreamedAnswer = { text: string; isRefusal: boolean; finish: string; usage: [input: number, output: number] };

const PIECE = 7;

const piecesOf = (text: string) => text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];
const event = (data: object, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

/** The events of the answer itself, and those that end it. */
export function modelEvents(provider: ProviderId, answer: StreamedAnswer): { pieces: string[]; end: string[] } {
  if (provider === 'anthropic') return anthropicEvents(answer);
  if (provider === 'google') return googleEvents(answer);
  return openaiEvents(answer);
}

function openaiEvents({ text, isRefusal, finish, usage: [input, output] }: StreamedAnswer) {
  const chunk = (choices: object[], more: object = {}) =>
    event({ ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_780_000_000, model: 'gpt-5-mini' }, choices, ...more });
  const choice = (delta: object, reason: string | null) => [{ index: 0, delta, logprobs: null, finish_reason: reason }];
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  return {
    pieces: piecesOf(text).map((piece) => chunk(choice({ role: 'assistant', [isRefusal ? 'refusal' : 'content']: piece }, null))),
    end: [chunk(choice({}, finish)), chunk([], { usage }), 'data: [DONE]\n\n'],
  };
}

function anthropicEvents({ text, isRefusal, finish, usage: [input, output] }: StreamedAnswer) {
  const named = (type: string, data: object) => event({ type, ...data }, type);
  const message = { id: 'msg_01', type: 'message', role: 'assistant', model: 'claude-sonnet-5', content: [], stop_reason: null };
  const start = named('message_start', { message: { ...message, usage: { input_tokens: input, output_tokens: 1 } } });
  const block = named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  const deltas = piecesOf(text).map((piece) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }));
  return {
    pieces: isRefusal ? [start] : [start, block, named('ping', {}), ...deltas],
    end: [
      ...(isRefusal ? [] : [named('content_block_stop', { index: 0 })]),
      named('message_delta', { delta: { stop_reason: finish, stop_sequence: null }, usage: { output_tokens: output } }),
      named('message_stop', {}),
    ],
  };
}

function googleEvents({ text, isRefusal, finish, usage: [input, output] }: StreamedAnswer) {
  const candidate = (more: object) => ({ candidates: [{ ...more, index: 0 }], modelVersion: 'gemini-2.5-flash' });
  const usageMetadata = { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output };
  const pieces = piecesOf(text).map((piece) => event(candidate({ content: { role: 'model', parts: [{ text: piece }] } })));
  return { pieces: isRefusal ? [] : pieces, end: [event({ ...candidate({ finishReason: finish }), usageMetadata })] };
}
