import type { Evidence } from '#contracts/evidence.ts';
import type { Page, TextBlock } from '#contracts/page.ts';
import type { OwnerQuestion } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { oncePerObject } from '#text/memoize.ts';
import { hasCutName } from '#text/statement-sense.ts';
import { cutAtWord } from '#text/truncate.ts';
import { distinctBy, foldedWithin } from '#text/words.ts';
import { isOwnForm } from '../engineer/form-steps.ts';
import { evidenceAt, pathOf, type Reading } from '../read-site.ts';
import { counterFigures } from './counter-figures.ts';
import { misdialedNumbers } from './dialed-numbers.ts';
import { disputedHours, severalContacts } from './disputed-contacts.ts';
import { disputedPrices } from './disputed-prices.ts';
import { type Dispute, disputedDistances, disputedRules } from './disputed-rules.ts';
import { disputedYears } from './founding-years.ts';

/** A question about facts that disagree, with what a builder does until it is answered. */
export type Contradiction = OwnerQuestion & {
  untilThen: string;
  evidence: Evidence[];
  /** Whether the new site cannot be published before: two lines of one business are no contradiction. */
  isUrgent: boolean;
};

const NEITHER = 'Neither is shown.';

const open = (id: string, question: string, why: string, rest: Partial<Contradiction> = {}): Contradiction => ({
  ...{ id, question, why, untilThen: NEITHER, evidence: [], isUrgent: true },
  ...rest,
});

/** Where the pages ask a price for an offer, each amount once. */
function pricesAsked(name: string, pages: readonly Page[]): Evidence[] {
  const asked = pages.flatMap((page) =>
    page.prices.filter(({ context }) => foldedWithin(name, context)).map((price) => ({ page, ...price })),
  );
  return distinctBy(asked, ({ amount, text }) => String(amount ?? text)).map(({ page, selector, context }) =>
    evidenceAt(page, selector, context),
  );
}

function differentPrices({ profile, site }: Reading): Contradiction[] {
  const why = 'A new site that shows both loses trust, and only you know the right one.';
  return [...disputedPrices(profile, site.pages).values()].slice(0, 3).map(({ name, prices }, index) =>
    open(`price-of-${index + 1}`, `The site shows different prices for "${name}": ${listed(prices)}. Which one is right?`, why, {
      untilThen: 'No price is shown for it.',
      evidence: pricesAsked(name, site.pages),
    }),
  );
}

function differentYears(reading: Reading): Contradiction[] {
  const years = disputedYears(reading);
  const { uniqueSellingPoints, trustSignals } = reading.profile;
  const isSettled = [...uniqueSellingPoints, ...trustSignals].some(
    ({ by, text }) => by === 'owner' && years.some(([year]) => text.includes(year)),
  );
  if (years.length === 0 || isSettled) return [];
  const shown = years.slice(0, 4).map(([year, path]) => `${year} (${path})`);
  const why = 'Years in business are proof only if they are the same on every page.';
  return [
    open('founding-year', `The site gives different founding years: ${listed(shown)}. Which one is right?`, why, {
      untilThen: 'No year is shown.',
    }),
  ];
}

const CONTACTS = [
  ['phone', 'phone number'],
  ['address', 'address'],
] as const;

function differentContacts(reading: Reading): Contradiction[] {
  return CONTACTS.flatMap(([kind, word]) => {
    const several = severalContacts(reading, kind);
    if (!several) return [];
    const shown = listed(several.values.slice(0, 4).map(({ text }) => text));
    return [
      open(
        `which-${kind}`,
        `The site shows more than one ${word}: ${shown}. Which one should the new site show first?`,
        'Visitors and search engines need one that is right.',
        {
          untilThen: `Only ${several.values[0]?.text ?? ''} is shown.`,
          evidence: several.values.flatMap(({ evidence }) => evidence.slice(0, 1)),
          isUrgent: several.isApart,
        },
      ),
    ];
  });
}

function misdialed(reading: Reading): Contradiction[] {
  const [first] = misdialedNumbers(reading);
  if (!first) return [];
  const { shown, dialed, evidence } = first;
  return [
    open(
      'dialed-number',
      `Visitors read ${shown}, but the link dials ${dialed}. Which number is right?`,
      'Who taps the number reaches nobody.',
      {
        untilThen: `The number that visitors read, ${shown}, also in the link.`,
        evidence,
      },
    ),
  ];
}

/** Both sides in their own words, each with its page. */
function disputeQuestion({ id, about, statements }: Dispute): Contradiction {
  const sides = listed(statements.map(({ text, path }) => `"${text}" (${path})`));
  return open(
    `disputed-${id}`,
    `The pages disagree about ${about}: ${sides}. What is right?`,
    'Visitors decide on this, and who was told otherwise complains.',
    {
      evidence: statements.map(({ evidence }) => evidence),
    },
  );
}

function differentHours(reading: Reading): Contradiction[] {
  const [first] = disputedHours(reading);
  if (!first) return [];
  const sides = first.claims.map(({ text, evidence }) => `"${text}" (${pathOf(evidence[0]?.url ?? '', reading.site.host)})`);
  return [
    open(
      'opening-hours',
      `The pages give different opening hours: ${listed(sides)}. Which ones are right?`,
      'Visitors who find it closed do not come back.',
      {
        evidence: first.claims.flatMap(({ evidence }) => evidence.slice(0, 1)),
      },
    ),
  ];
}

function unconnectedForms({ site, profile }: Reading): Contradiction[] {
  const forms = site.pages.flatMap((page) =>
    page.forms.filter((form) => form.action === '' && !['search', 'login'].includes(form.purpose) && isOwnForm(form, page)),
  );
  if (forms.length === 0) return [];
  const purposes = [...new Set(forms.map((form) => form.purpose))].filter((purpose) => purpose !== 'other');
  const form = [listed(purposes), 'form'].filter(Boolean).join(' ');
  const email = profile.contacts.find(({ contactKind, text }) => contactKind === 'email' && text !== '')?.text ?? '';
  return [
    open(
      'form-destination',
      email === '' ? `Where should the entries of the ${form} go?` : `Should the entries of the ${form} go to ${email}?`,
      'The page does not name a destination; a form that leads nowhere loses inquiries.',
      {
        untilThen:
          email === '' ? 'The form is built, and connected before launch.' : `The form is built for ${email}, and connected before launch.`,
      },
    ),
  ];
}

/** Figures named in one question. */
const FIGURES = 6;

function countedFigures({ site }: Reading): Contradiction[] {
  const figures = counterFigures(site.pages);
  if (figures.length === 0) return [];
  const paths = [...new Set(figures.map(({ path }) => path))];
  const more = figures.length > FIGURES ? ` and ${figures.length - FIGURES} more` : '';
  const named = `${figures
    .slice(0, FIGURES)
    .map(({ text }) => `"${text}"`)
    .join(', ')}${more}`;
  return [
    open(
      'counter-figures',
      `Only the code of counters has these figures, ${listed(paths.slice(0, 3))} shows 0 until its script runs: ${named}. Are they right today?`,
      'Search engines and visitors without the script read 0.',
      {
        untilThen: 'The figures of the code, as plain text with the year that the page gives them; none starts at 0.',
        evidence: figures.map(({ evidence }) => evidence),
      },
    ),
  ];
}

/** Longest words shown of a sentence that breaks off. */
const SHOWN_LENGTH = 80;

/** A sentence in which the name of the business breaks off, as where a script that should fill it in does not run. */
function brokenNames({ pages, name }: Reading): Contradiction[] {
  const isBroken = ({ text, hidden, region }: TextBlock) => !hidden && region === 'main' && hasCutName(text, name);
  const page = pages.find((entry) => entry.page.blocks.some(isBroken))?.page;
  const found = page?.blocks.find(isBroken);
  if (!page || !found) return [];
  const { selector, text } = found;
  return [
    open(
      'broken-name',
      `The name breaks off in "${cutAtWord(text, SHOWN_LENGTH)}". Is it "${name}" there?`,
      'A sentence without its subject looks like an error of the site.',
      { untilThen: `It reads "${name}" there.`, evidence: [evidenceAt(page, selector, text)] },
    ),
  ];
}

/** What visitors decide on and the pages disagree about: rules and distances. */
export function disputesOf({ pages }: Pick<Reading, 'pages'>): readonly Dispute[] {
  return disputesOn(pages);
}

const disputesOn = oncePerObject((pages: Reading['pages']) => [...disputedRules({ pages }), ...disputedDistances({ pages })]);

/** Facts of the site that contradict each other, and forms without a destination: never decided here, always a question for the owner. */
export function findContradictions(reading: Reading): Contradiction[] {
  return [
    ...differentPrices(reading),
    ...differentYears(reading),
    ...disputesOf(reading).map(disputeQuestion),
    ...differentHours(reading),
    ...differentContacts(reading),
    ...misdialed(reading),
    ...unconnectedForms(reading),
    ...countedFigures(reading),
    ...brokenNames(reading),
  ];
}
