import { HEADING_TAGS } from '#contracts/page.ts';
import { hasAny } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';

// Shapes that several finders look for. Vocabulary is in the lexicon.

/** A price with its currency, without the comma or period of its sentence; thousands may be set apart by a space: `10 500 ₽`. */
export const PRICE =
  /(?:[$€£¥]\s?\d(?:[\d.,]{0,14}\d)?|\d(?:(?:[\d.,]|[ \u00a0\u202f](?=\d{3}(?!\d))){0,14}\d)?\s?(?:€|EUR|[Ee]uros?\b|USD|GBP|CHF|円|kr\b|zł|Kč|Ft\b|lei\b|₺|₽|руб|грн))/u;

/** A number by itself, perhaps with a unit. Leading zeros number chapters, nine digits are an account or telephone number. */
export const BARE_NUMBER = /^(?!0\d)\d[\d.,]{0,8}\s?(?:\+|%|k|m)?\+?$/i;

/** Whether a text has an opening or closing quotation mark, apostrophes aside. */
export const hasQuoteMark = (text: string): boolean => hasAny(text, '"“”„«❝');

const COLONS = [':', '：'];

/** Whether a block is a heading, by its tag. */
export const isHeadingTag = (tag: string): boolean => HEADING_TAGS.has(tag);

/** Whether a text ends with a colon: it labels what follows. */
export const endsWithColon = (text: string): boolean => COLONS.includes(text.trimEnd().at(-1) ?? '');

/** What follows a label, without the colon between them. */
export const withoutColon = (text: string): string => {
  const bare = text.trimStart();
  return COLONS.includes(bare.charAt(0)) ? bare.slice(1).trimStart() : bare;
};

/** Without white space, full stops and commas at the end. */
export const trimPunctuation = (text: string): string => dropEnd(text, ' .,');
