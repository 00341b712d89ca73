import type { Strategy } from '#contracts/strategy.ts';
import { inQuotes, lettersOf } from '#text/words.ts';
import { formName } from '../markdown/sentences.ts';
import { homeHead } from '../strategy-fields.ts';

type Idea = Strategy['diagnose']['tests'][number];
type Parts = Pick<Strategy, 'site' | 'craft' | 'engineer' | 'elevate'>;

/** A form with this many fields is worth shortening. Design default. */
const LONG_FORM = 6;

const RANK = { high: 0, medium: 1, low: 2 } as const;

const idea = (impact: Idea['impact'], title: string, hypothesis: string): Idea => ({ title, hypothesis, impact, effort: 'small' });

function shorterForm({ engineer }: Parts): Idea[] {
  const long = engineer.forms.find(
    ({ fields, purpose }) => fields.length >= LONG_FORM && ['contact', 'booking', 'registration', 'order', 'other'].includes(purpose),
  );
  if (!long) return [];
  const optional = long.fields.filter((field) => !field.required).map((field) => field.label);
  const later = optional.length > 0 && optional.length < long.fields.length ? ` (${optional.slice(0, 3).join(', ')} later)` : '';
  return [
    idea('medium', 'Shorter form', `If the ${formName(long.purpose)} on ${long.path} asks for less${later}, more visitors finish it.`),
  ];
}

function callButton({ site, craft }: Parts): Idea[] {
  const isLocal = ['local-service', 'hospitality'].includes(site.model ?? '');
  if (!isLocal || craft.goal.targetKind === 'phone' || !site.contacts.some(({ kind }) => kind === 'phone')) return [];
  const hypothesis = 'If phones show the number as a button that stays in view, more visitors get in touch.';
  return [idea('medium', 'Call button on phones', hypothesis)];
}

/** What to test once the new site is live, most promising first; each idea is based on something found on the site. */
export function rankTestIdeas(parts: Parts): Idea[] {
  const { site, craft, elevate } = parts;
  const h1 = homeHead(parts)?.h1.now ?? '';
  const button = craft.primaryButton.text;
  const proof = elevate.proof.find((item) => item.decision === 'use' && item.text.length <= 140);
  const promise = elevate.riskReversal[0];
  const priced = site.offers.find((offer) => offer.price !== '');
  const question = elevate.objections[0]?.question;
  const ideas: Idea[] = [];
  const add = (isOpen: unknown, ...entry: Parameters<typeof idea>) => isOpen && ideas.push(idea(...entry));
  add(
    h1 !== '' && !lettersOf(craft.headline.text).includes(lettersOf(h1)),
    'high',
    'New headline versus the old one',
    `If the first screen says "${craft.headline.text}" instead of "${h1}", more visitors click "${button}".`,
  );
  add(proof, 'high', 'Proof next to the button', `If ${inQuotes(proof?.text ?? '')} appears next to "${button}", more visitors click it.`);
  add(promise, 'medium', 'Promise below the button', `If "${promise?.text}" appears below the button, fewer visitors hesitate.`);
  ideas.push(...callButton(parts), ...shorterForm(parts));
  const price = `If the home page shows the price of "${priced?.name}" (${priced?.price}), inquiries are better qualified.`;
  add(priced, 'medium', 'Price on the home page', price);
  const answered = `If "${question}" is answered on the page of the action, more visitors take it.`;
  add(question, 'medium', 'Questions before the closing action', answered);
  const second = craft.secondaryButton?.text;
  add(second, 'low', 'One button or two', `If "${second}" is a plain link instead of a second button, more visitors click "${button}".`);
  const inView = `If "${button}" is in view without scrolling on a phone, more visitors click it.`;
  add(ideas.length < 2, 'medium', 'Action higher on the page', inView);
  return ideas.sort((a, b) => RANK[a.impact] - RANK[b.impact]);
}
