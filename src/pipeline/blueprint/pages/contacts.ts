import { digitsOf } from '#text/characters.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isSafeLink } from '../html.ts';
import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';
import type { ContactLine, Entry } from './page-content.ts';

/** Most details of each kind; more are a directory. */
const MOST = { phone: 6, email: 6, address: 3, hours: 7 } as const;
const MOST_CHATS = 2;
/** Letters of a label next to a contact detail: `Phone:`. */
const LABEL_LETTERS = 16;
const SCHEMES: Record<string, (value: string) => string> = {
  phone: (value) => `tel:${value.startsWith('+') ? '+' : ''}${digitsOf(value)}`,
  email: (value) => `mailto:${value.trim()}`,
};

/** Links to a chat with the business, in the words of today's link, else by the service's address. */
function chatLines({ input, say }: DrawContext): ContactLine[] {
  const links = input.profile.contacts.filter(({ contactKind, text }) => contactKind === 'chat' && isSafeLink(text) && URL.canParse(text));
  const distinct = [...new Map(links.map(({ text }) => [new URL(text).host, text])).values()];
  return distinct.slice(0, MOST_CHATS).flatMap((href) => {
    const said = input.site.pages.flatMap(({ links: all }) => all).find((link) => link.href === href && link.text.length > 2)?.text ?? '';
    const value = (said.length <= LABEL_LETTERS * 2 ? say(said) : null) ?? say(new URL(href).host);
    return value ? [{ kind: 'chat' as const, value, href }] : [];
  });
}

/** Numbers with and without a country code are one. */
const isSameNumber = (one: string, other: string) => digitsOf(one).slice(-7) === digitsOf(other).slice(-7);

/** The business's contact details, each with a link where there is one. */
export const contactLines: (context: DrawContext) => ContactLine[] = oncePerObject((context: DrawContext) => {
  const { input, say } = context;
  const all = input.strategy.site.contacts;
  const lines = Object.entries(MOST).flatMap(([kind, most]) =>
    all
      .filter((contact) => contact.kind === kind)
      .filter((contact, at, same) => kind !== 'phone' || same.findIndex(({ value }) => isSameNumber(value, contact.value)) === at)
      .slice(0, most)
      .flatMap(({ value }) => {
        const words = say(value);
        return words ? [{ kind: kind as ContactLine['kind'], value: words, href: SCHEMES[kind]?.(value) ?? '' }] : [];
      }),
  );
  return [...lines, ...chatLines(context)];
});

/** The first details of each kind, for the frame of a page; hours are whole. */
export function leadingContacts(lines: readonly ContactLine[]): ContactLine[] {
  const kinds = Map.groupBy(lines, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, group]) => (kind === 'hours' ? group : group.slice(0, 2)));
}

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
