import { CONTENT_FILE } from '#contracts/prompt-review.ts';
import type { PagePlanItem } from '#contracts/strategy.ts';
import { readable } from '#text/address.ts';
import { digitsOf, isDigits } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { once } from '#text/memoize.ts';
import { comparable, lettersOf, phoneKey } from '#text/words.ts';
import { numbersIn, pricesIn } from '../../../strategy/grounding/grounding.ts';
import { contentMarkdown, fileSection } from '../../content-file.ts';
import { isAboutTheSite } from '../../part-headings.ts';
import { siteText } from '../../site-text.ts';
import { promptOf } from '../draft.ts';
import type { ReviewContext } from '../review-input.ts';
import { isInText } from './addresses.ts';
import { addressesIn, codeIn } from './addresses-in.ts';
import type { Check } from './check.ts';

/** Lines that a page or the contact details have once: none of a kind may go. */
const LABELS = new Set(['form', 'h1', 'title', 'description', 'subhead', 'filled button', 'phone', 'email', 'address']);
const OF_FIRST_SCREEN = new Set(['subhead', 'filled button', 'address']);
const FILE_SECTION = fileSection('');
const MAX_VALUE_DIGITS = 6;
/** Words of a testimonial from which a part of it counts. */
const FEWEST_LETTERS = 24;

const compact = (text: string) => comparable(text).replaceAll(' ', '');

/** An amount by its number alone, a share apart: `€ 14,00` and `14 €` are one price. */
const amountOf = (price: string) => `${Number(numbersIn(price)[0])}${SHARES.some((sign) => price.toLowerCase().includes(sign)) ? '%' : ''}`;
const SHARES = ['%', 'percent', 'prozent'];

/** Names by which data for search engines refer to each other; they lead nowhere. */
const REFERENCE = /"@id": "[^"\n]*"/gu;

/** Whether a text has an address without the slash at its end. */
function isBare(text: string, address: string): boolean {
  const bare = dropEnd(address.toLowerCase(), '/');
  return bare !== '' && isInText(text, bare);
}

/** How many lines of each label a text has. */
function labelsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [label = ''] = line
      .trim()
      .replace('- ', '')
      .toLowerCase()
      .split(': ', 1)
      .flatMap((words) => words.split(' (', 1));
    if (LABELS.has(label)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

/** What a correction takes away is still in the prompt or in the copy file that goes with it. */
export function createLossCheck({ outputs, strategy }: ReviewContext): Check {
  const { contacts } = strategy.site;
  const { origin } = new URL(strategy.site.url);
  const isDead = ({ read, decision }: PagePlanItem) => read === false && decision !== 'keep';
  const dead = new Set(strategy.engineer.pagePlan.filter(isDead).map(({ path }) => siteText(path)));
  const paths = new Set(strategy.engineer.pagePlan.filter((page) => !isDead(page)).map(({ path }) => siteText(path)));
  const quotes = [
    ...outputs.crawl.pages.flatMap((page) => page.quotes.map(({ quote }) => quote)),
    ...outputs.profile.trustSignals
      .filter(({ trustKind }) => trustKind === 'testimonials' || trustKind === 'reviews')
      .map(({ text }) => text),
  ].map((text) => comparable(siteText(text)));
  const isContact = (value: string) =>
    contacts.some(
      (contact) => compact(contact.value) === compact(value) || (contact.kind === 'phone' && phoneKey(contact.value) === phoneKey(value)),
    );

  /** The path of a file of the site, which is as good as its whole address; '' for a page and for another site. */
  function pathOf(address: string): string {
    const url = URL.parse(address);
    return url?.origin === origin && url.pathname.includes('.') ? url.pathname : '';
  }

  /** Lines that leave the copy file because the prompt does not name them any more. */
  function leftBehind(before: string, after: string): string {
    const kept = new Set(after.split('\n'));
    return before
      .split('\n')
      .filter((line) => !kept.has(line))
      .join('\n');
  }

  return ({ correction: { kind, find, replace, part = '' }, draft, next }) => {
    const prompt = promptOf(next);
    // The copy file has what the prompt names of it.
    const named = [find, replace].some((text) => text.includes(CONTENT_FILE)) ? contentMarkdown(strategy, prompt) : next.content;
    const both = `${prompt}\n${next.content}\n${named}`;
    const all = `${both}\n${readable(both)}`.toLowerCase();
    const old = addressesIn(find.replace(REFERENCE, ' '));
    const isGone = (text: string) => !replace.includes(text);

    const phone = old.phones.find((number) => {
      const key = phoneKey(number);
      return !digitsOf(replace).includes(key) && !digitsOf(isContact(number) ? prompt : both).includes(key);
    });
    if (phone) return `The number ${phone} would be lost.`;
    const id = old.registered.find((number) => ![replace, both].some((text) => digitsOf(text).includes(digitsOf(number))));
    if (id) return `The number ${id} would be lost.`;
    const email = old.emails.find(
      (entry) => isGone(entry) && !(isContact(entry) ? prompt.toLowerCase() : all).includes(entry.toLowerCase()),
    );
    if (email) return `The email address ${email} would be lost.`;
    const address = [...old.web, ...old.paths].find((entry) => {
      if (!isGone(entry) || dead.has(entry)) return false;
      if (paths.has(entry)) return ![prompt, readable(prompt)].some((text) => text.includes(entry) || text.includes(readable(entry)));
      return [entry, readable(entry), pathOf(entry), readable(pathOf(entry))].every(
        (spelling) => spelling === '' || !(all.includes(spelling.toLowerCase()) || isBare(all, spelling)),
      );
    });
    if (address) return `The address ${address} would be lost.`;
    const left = find.includes(CONTENT_FILE) ? leftBehind(contentMarkdown(strategy, promptOf(draft)), named) : '';
    const behind = addressesIn(left);
    const shown = `${prompt}\n${named}`;
    const contact =
      behind.phones.find((number) => !digitsOf(shown).includes(phoneKey(number))) ??
      behind.emails.find((entry) => !shown.toLowerCase().includes(entry.toLowerCase()));
    if (contact) return `${contact} would be lost: it is in what the prompt no longer takes from ${CONTENT_FILE}.`;
    const lacks = (text: string) => {
      const amounts = once(() => new Set(pricesIn(text).map(amountOf)));
      return (amount: string) => !compact(text).includes(compact(amount)) && !amounts().has(amountOf(amount));
    };
    const price = isAboutTheSite(part) ? undefined : (pricesIn(find).find(lacks(both)) ?? pricesIn(left).find(lacks(shown)));
    if (price) return `The price ${price} would be lost.`;
    const fields = new Set(codeIn(prompt));
    // Figures between backticks are values that a field starts with or is limited to.
    const field = codeIn(find).find((name) => !fields.has(name) && !isDigits(name, MAX_VALUE_DIGITS));
    if (field) return `The field "${field}" would be lost.`;
    const [labels, stay] = [labelsIn(promptOf(draft)), labelsIn(prompt)];
    // Who writes a whole part decides how its first screen is built.
    const isFree = (name: string) => kind === 'rewritten' && OF_FIRST_SCREEN.has(name);
    const label = [...labels.keys()].find((name) => !isFree(name) && (stay.get(name) ?? 0) < (labels.get(name) ?? 0));
    if (label) return `A line "${label}:" would be lost.`;
    if (
      find.includes(FILE_SECTION) &&
      isGone(FILE_SECTION) &&
      prompt.split(FILE_SECTION).length < promptOf(draft).split(FILE_SECTION).length
    )
      return 'The copy of a page would no longer be named.';
    const said = comparable(find);
    const quote = quotes.find((words) => words.length >= FEWEST_LETTERS && said.includes(words) && !comparable(replace).includes(words));
    // Other quotation marks and dashes are no other words.
    return quote && !lettersOf(both).includes(lettersOf(quote)) ? 'Words of a client would be lost.' : '';
  };
}
