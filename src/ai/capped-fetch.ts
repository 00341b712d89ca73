/** Largest response read from a provider, in bytes: 8,000 tokens and their envelope stay far below it. */
const MAX_RESPONSE_BYTES = 2_000_000;

/** The provider sent more than any regular response has. */
export class OversizedResponse extends Error {
  override name = 'OversizedResponse';
}

/** `fetch` for providers: no redirects (they would carry the key elsewhere), no more than so many bytes. */
export function createCappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new OversizedResponse('The response is too large.'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}

/** For answers that come as a whole. */
export const cappedFetch = createCappedFetch(MAX_RESPONSE_BYTES);
