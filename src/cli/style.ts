/** SGR codes (ECMA-48): on and off. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

/** Puts a text in a style, or leaves it as it is. */
export type Style = (style: keyof typeof CODES, text: string) => string;

/** For what is no terminal. */
export const plain: Style = (_, text) => text;

const colored: Style = (style, text) => `\u001b[${CODES[style][0]}m${text}\u001b[${CODES[style][1]}m`;

type Environment = Record<string, string | undefined>;

/** Colors on a terminal only, and there not with NO_COLOR (no-color.org) or on a terminal that has none. */
export function styleFor(stream: { isTTY?: boolean }, env: Environment): Style {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb' ? colored : plain;
}
