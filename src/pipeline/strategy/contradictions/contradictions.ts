import { formsOf } from '#contracts/site.ts';
import type { OwnerQuestion } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import type { Reading } from '../read-site.ts';
import { comparable, distinctBy, phoneKey } from '../words.ts';
import { disputedPrices } from './disputed-prices.ts';
import { foundingYears } from './founding-years.ts';

function differentPrices({ profile, site }: Reading): OwnerQuestion[] {
  return [...disputedPrices(profile, site.pages).values()].slice(0, 3).map(({ name, prices }, index) => ({
    id: `price-of-${index + 1}`,
    question: `The site shows different prices for "${name}": ${listed(prices)}. Which one is right?`,
    why: 'A new site that shows both loses trust, and only you know the right one.',
  }));
}

/** Facts of the site that contradict each other: never decided here, always a question for the owner. */
export function findContradictions(reading: Reading): OwnerQuestion[] {
  const questions = differentPrices(reading);
  const years = foundingYears(reading);
  if (years.size > 1) {
    const shown = [...years].slice(0, 4).map(([year, path]) => `${year} (${path})`);
    questions.push({
      id: 'founding-year',
      question: `The site gives different founding years: ${listed(shown)}. Which one is right?`,
      why: 'Years in business are proof only if they are the same on every page.',
    });
  }
  for (const [kind, word] of [
    ['phone', 'phone number'],
    ['address', 'address'],
  ] as const) {
    const values = distinctBy(
      reading.profile.contacts.filter((contact) => contact.contactKind === kind),
      (contact) => (kind === 'phone' ? phoneKey(contact.text) : comparable(contact.text)),
    );
    if (values.length > 1) {
      questions.push({
        id: `which-${kind}`,
        question: `The site shows more than one ${word}: ${listed(values.slice(0, 4).map((value) => value.text))}. Which one should the new site show first?`,
        why: 'Visitors and search engines need one that is right.',
      });
    }
  }
  const unconnected = formsOf(reading.site).filter((form) => form.action === '' && !['search', 'login'].includes(form.purpose));
  if (unconnected.length > 0) {
    questions.push({
      id: 'form-destination',
      question: `Where should the entries of the ${[listed([...new Set(unconnected.map((form) => form.purpose))].filter((purpose) => purpose !== 'other')), 'form'].filter(Boolean).join(' ')} go?`,
      why: 'The page does not name a destination; a form that leads nowhere loses inquiries.',
    });
  }
  return questions;
}
