import type { Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { foldedWithin, inQuotes } from '../words.ts';

type Idea = Strategy['diagnose']['tests'][number];

/** A form with this many fields is worth shortening. Design default. */
const LONG_FORM = 6;

const WEIGHT = { high: 0, medium: 1, low: 2 } as const;
const COST = { small: 0, medium: 1, large: 2 } as const;

/** What to test once the new site is live, most promising and cheapest first; each idea is based on something found on the site. */
export function rankTestIdeas(reading: Reading, parts: Pick<Strategy, 'craft' | 'engineer' | 'elevate'>): Idea[] {
  const { craft, engineer, elevate } = parts;
  const ideas: Idea[] = [];
  if (reading.home.h1 !== '' && !foldedWithin(reading.home.h1, craft.headline.text)) {
    ideas.push({
      title: 'New headline versus the old one',
      hypothesis: `If the first screen says "${craft.headline.text}" instead of "${reading.home.h1}", more visitors click "${craft.primaryButton.text}".`,
      impact: 'high',
      effort: 'small',
    });
  }
  const proof = elevate.proof.find((item) => item.decision === 'use' && item.text.length <= 140);
  if (proof)
    ideas.push({
      title: 'Proof next to the button',
      hypothesis: `If ${inQuotes(proof.text)} appears next to "${craft.primaryButton.text}", more visitors click it.`,
      impact: 'high',
      effort: 'small',
    });
  const promise = elevate.riskReversal[0];
  if (promise)
    ideas.push({
      title: 'Promise below the button',
      hypothesis: `If "${promise.text}" appears below the button, fewer visitors hesitate.`,
      impact: 'medium',
      effort: 'small',
    });
  if (
    craft.goal.targetKind !== 'phone' &&
    reading.profile.contacts.some((contact) => contact.contactKind === 'phone') &&
    ['local-service', 'hospitality'].includes(reading.profile.businessModel.modelId ?? '')
  ) {
    ideas.push({
      title: 'Call button on phones',
      hypothesis: 'If phones show the number as a button that stays in view, more visitors get in touch.',
      impact: 'medium',
      effort: 'small',
    });
  }
  const long = engineer.forms.find(
    (form) => form.fields.length >= LONG_FORM && ['contact', 'booking', 'registration', 'order', 'other'].includes(form.purpose),
  );
  if (long) {
    const optional = long.fields.filter((field) => !field.required).map((field) => field.label);
    ideas.push({
      title: 'Shorter form',
      hypothesis: `If the ${long.purpose} form on ${long.path} asks for less${optional.length > 0 && optional.length < long.fields.length ? ` (${optional.slice(0, 3).join(', ')} later)` : ''}, more visitors finish it.`,
      impact: 'medium',
      effort: 'small',
    });
  }
  const priced = reading.offers.find((offer) => offer.price !== '');
  if (priced)
    ideas.push({
      title: 'Price on the home page',
      hypothesis: `If the home page shows the price of "${priced.name}" (${priced.price}), inquiries are better qualified.`,
      impact: 'medium',
      effort: 'small',
    });
  if (elevate.objections.length > 0)
    ideas.push({
      title: 'Questions before the closing action',
      hypothesis: `If "${elevate.objections[0]?.question ?? ''}" is answered on the page of the action, more visitors take it.`,
      impact: 'medium',
      effort: 'small',
    });
  if (craft.secondaryButton)
    ideas.push({
      title: 'One button or two',
      hypothesis: `If "${craft.secondaryButton.text}" is a plain link instead of a second button, more visitors click "${craft.primaryButton.text}".`,
      impact: 'low',
      effort: 'small',
    });
  if (ideas.length < 2)
    ideas.push({
      title: 'Action higher on the page',
      hypothesis: `If "${craft.primaryButton.text}" is in view without scrolling on a phone, more visitors click it.`,
      impact: 'medium',
      effort: 'small',
    });
  return ideas.sort((a, b) => WEIGHT[a.impact] - WEIGHT[b.impact] || COST[a.effort] - COST[b.effort]);
}
