/** UTF-8 bytes per token. English has about 4.4, German 3.6, Japanese 3: this overestimates the tokens of Western texts. */
const BYTES_PER_TOKEN = 3.2;

/** Estimates the tokens of a text without asking the provider; rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / BYTES_PER_TOKEN);
}
