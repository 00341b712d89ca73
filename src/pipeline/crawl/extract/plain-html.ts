// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SPECIAL = /[\0-\x08\x0b-\x1f\ud800-\udfff]/;

/** Whether a page has no control characters and no surrogates, both of which need a closer look wherever texts are cut or scanned. */
export function isPlainHtml(html: string): boolean {
  return !SPECIAL.test(html);
}
