import { addLine, dropLines, exchange, type Good, inStrategy, type Mutant } from './mutant.ts';

const contact = ({ strategy }: Good, kind: string) => strategy.site.contacts.find((entry) => entry.kind === kind)?.value ?? '';
const usedProof = ({ strategy }: Good) => strategy.elevate.proof.filter(({ decision }) => decision === 'use');
const longestProof = (good: Good) => usedProof(good).toSorted((a, b) => b.text.length - a.text.length)[0];

/** The last digit of a text changed. */
const otherDigit = (text: string) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10));
const priced = ({ strategy }: Good) => strategy.site.offers.find(({ price }) => /\d/.test(price))?.price ?? '';

const wrongFacts: Mutant[] = [
  { point: 1, name: 'another name', plant: exchange(({ strategy }) => [strategy.site.businessName, 'Example Company']) },
  { point: 1, name: 'a stranger\u2019s email address', plant: addLine('- email: office@other-firm.test') },
  { point: 1, name: 'another email address', plant: exchange((good) => [contact(good, 'email'), 'info@wrong-address.test']) },
  { point: 1, name: 'a wrong phone number', plant: exchange((good) => [contact(good, 'phone'), otherDigit(contact(good, 'phone'))]) },
  { point: 1, name: 'a second phone number', plant: addLine('- phone: +1 202 555 0147') },
  { point: 1, name: 'a wrong address', plant: exchange((good) => [contact(good, 'address'), otherDigit(contact(good, 'address'))]) },
  { point: 1, name: 'another place', plant: exchange(({ strategy }) => [strategy.site.place, 'Springfield']) },
  { point: 1, name: 'another industry', plant: exchange(({ strategy }) => [strategy.site.industry, 'dog grooming salon']) },
  { point: 1, name: 'a placeholder in brackets', plant: addLine('- Subhead: "[Your subheadline here]"') },
  { point: 1, name: 'template text', plant: addLine('Lorem ipsum dolor sit amet, consectetur adipiscing elit.') },
  { point: 1, name: 'a slot that was never filled', plant: addLine('- Opening hours: undefined') },
  { point: 1, name: 'contact details lost', plant: dropLines((good) => contact(good, 'phone') || contact(good, 'email')) },
];

const inventedProof: Mutant[] = [
  'Trusted by more than 12,000 customers worldwide.',
  '"They saved our business!" (Maria Hollister, Contoso)',
  'Winner of the Golden Plate Award 2021',
  'Family-owned since 1987.',
  'Rated 4.9 of 5 stars from 312 reviews.',
  'ISO 9001 certified and a member of the Better Business Bureau.',
  'Our clients include Contoso, Initech and Globex Corporation.',
  '97 % of our clients recommend us.',
  'All work comes with a 30-day money-back guarantee.',
  'Packages start at $49 a month.',
].map((line) => ({ point: 2, name: line, plant: addLine(line, 'copy') }));

const changedFigures: Mutant[] = [
  { point: 2, name: 'a changed price', plant: exchange((good) => [priced(good), otherDigit(priced(good))]) },
  {
    point: 2,
    name: 'a figure in the headline that the site does not have',
    plant: inStrategy(({ craft }) => {
      craft.headline.text = `${craft.headline.text} for 41,000 happy people`;
      return true;
    }),
  },
];

const lostProof: Mutant[] = [
  { point: 3, name: 'a piece of proof lost', plant: dropLines((good) => usedProof(good)[0]?.text) },
  { point: 3, name: 'the last piece of proof lost', plant: dropLines((good) => usedProof(good).at(-1)?.text) },
  {
    point: 3,
    name: 'proof cut in the middle',
    plant: exchange((good) => {
      const text = longestProof(good)?.text ?? '';
      return [text, text.slice(0, text.length / 2)];
    }),
  },
  {
    point: 3,
    name: 'proof with other words',
    plant: exchange((good) => {
      const text = longestProof(good)?.text ?? '';
      const words = text.split(' ');
      return words.length < 5 ? null : [text, words.with(2, 'wonderful').with(3, 'amazing').join(' ')];
    }),
  },
  {
    point: 3,
    name: 'proof turned into its opposite',
    plant: exchange((good) => {
      const text = longestProof(good)?.text ?? '';
      return [text, text.replace(/ (\S+)/, ' never $1')];
    }),
  },
  {
    point: 3,
    name: 'a quote with another author',
    plant: exchange((good) => [usedProof(good).find(({ author }) => author.length > 3)?.author ?? '', 'Maria Hollister']),
  },
  {
    point: 3,
    name: 'a figure of the proof changed',
    plant: exchange((good) => {
      const text = usedProof(good).find((item) => /\d/.test(item.text))?.text ?? '';
      return [text, otherDigit(text)];
    }),
  },
  {
    point: 3,
    name: 'all proof lost',
    plant: dropLines((good) => usedProof(good).map(({ text }) => text)),
  },
  {
    point: 3,
    name: 'who said a quote as another quote',
    plant: inStrategy(({ elevate }) => {
      const [one, other] = elevate.proof.filter(
        ({ decision, trustKind }) => decision === 'use' && ['testimonials', 'reviews'].includes(trustKind),
      );
      if (!one || !other) return false;
      Object.assign(one, { author: 'Anna K., mother of two' });
      Object.assign(other, { text: 'Anna K., mother of two', author: 'Tom S., father' });
      return true;
    }),
  },
  {
    point: 3,
    name: 'an error message as proof',
    plant: inStrategy(({ elevate }) => {
      const [item] = elevate.proof.filter(({ decision }) => decision === 'use');
      if (item) item.text = 'Reviews could not load. Make sure the sheet is shared with everyone.';
      return item !== undefined;
    }),
  },
  {
    point: 3,
    name: 'a menu entry as proof',
    plant: inStrategy(({ elevate }) => {
      const [item] = elevate.proof.filter(({ decision }) => decision === 'use');
      if (item) item.text = 'Skip to main content';
      return item !== undefined;
    }),
  },
];

export const factsAndProof: Mutant[] = [...wrongFacts, ...inventedProof, ...changedFigures, ...lostProof];
