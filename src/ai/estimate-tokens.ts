/** Bytes of UTF-8 a token stands for. English has about 4.4, German 3.6, Japanese 3: this errs on the safe side for Western texts. */
const BYTES_PER_TOKEN = 3.2;

/** Tokens of a text without asking the provider; rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / BYTES_PER_TOKEN);
}
