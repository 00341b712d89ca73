/** Starts with a capital letter and follows a word in lower case, a figure or a comma: not the first word of a sentence. */
const INNER_NAME = /(?<=[\p{Ll}\p{N},;)]\s+)\p{Lu}(?:[\p{L}\p{N}.'’-]*[\p{L}\p{N}])?/gu;

/** The capitalized words inside the sentences of a text, in order: in English all of them are names. */
export const findInnerNames = (text: string): string[] => text.match(INNER_NAME) ?? [];
