import { digitsOf } from '#text/characters.ts';
import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';
import type { ContactLine, Entry } from './page-content.ts';

const MOST = { phone: 2, email: 2, address: 2, hours: 7 } as const;
const SCHEMES: Record<string, (value: string) => string> = {
  phone: (value) => `tel:${value.startsWith('+') ? '+' : ''}${digitsOf(value)}`,
  email: (value) => `mailto:${value.trim()}`,
};

/** The business's contact details, each with a link where there is one. */
export function contactLines({ input, say }: DrawContext): ContactLine[] {
  const all = input.strategy.site.contacts;
  return Object.entries(MOST).flatMap(([kind, most]) =>
    all
      .filter((contact) => contact.kind === kind)
      .slice(0, most)
      .flatMap(({ value }) => {
        const words = say(value);
        return words ? [{ kind: kind as ContactLine['kind'], value: words, href: SCHEMES[kind]?.(value) ?? '' }] : [];
      }),
  );
}

/** Letters of a label next to a contact detail: `Phone:`. */
const LABEL_LETTERS = 16;

/** Tells whether a text is nothing but one of the contact details, which sections show as such. */
export function contactMatcher(lines: readonly ContactLine[]): (text: string) => boolean {
  const values = lines.map(({ value }) => foldLetters(value.text)).filter((value) => value.length > 5);
  const digits = lines.filter(({ kind }) => kind === 'phone').map(({ value }) => digitsOf(value.text).slice(-7));
  return (text) => {
    const own = foldLetters(text);
    const isPhone = digits.some((number) => number.length === 7 && digitsOf(text).endsWith(number) && own.length <= 16 + LABEL_LETTERS);
    return isPhone || values.some((value) => own.includes(value) && own.length - value.length <= LABEL_LETTERS);
  };
}

/** Without the kinds of details that the entries of a section say whole: their hours may name more days. */
export function unsaidContacts(lines: readonly ContactLine[], entries: readonly Entry[]): ContactLine[] {
  const said = entries.map(({ title, text }) => foldLetters(`${title?.text ?? ''} ${text?.text ?? ''}`));
  const isSaid = ({ value }: ContactLine) => said.some((text) => text.includes(foldLetters(value.text)));
  const kinds = Map.groupBy(lines, ({ kind }) => kind);
  return lines.filter(({ kind }) => kind !== 'hours' || !(kinds.get(kind) ?? []).every(isSaid));
}
