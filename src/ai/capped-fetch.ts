/** Largest response read from a provider, in bytes: 8,000 tokens and their envelope stay far below it. */
const MAX_RESPONSE_BYTES = 2_000_000;

/** The provider sent more than any regular response has. */
export class OversizedResponse extends Error {
  override name = 'OversizedResponse';
}

/** `fetch` for providers: no redirects (they would carry the key elsewhere), no more than MAX_RESPONSE_BYTES. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_RESPONSE_BYTES) controller.error(new OversizedResponse('The response is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
};
