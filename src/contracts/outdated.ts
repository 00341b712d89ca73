import { z } from 'zod';
import { upperFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import type { ProfileField } from './facts.ts';

/** What a strategy was made from, as far as a change of it is told to the owner. */
export const StrategyBasis = z.object({
  /** The analysis. */
  runId: z.string(),
  /** The profile's texts by `ProfileField`, prices and descriptions included. */
  profile: z.record(z.string(), z.array(z.string())),
  /** `etagOf` the owner's facts by `ProfileField`: tells the owner's changes from those of a new analysis. */
  facts: z.record(z.string(), z.string()),
  /** Names. */
  competitors: z.array(z.string()),
  /** `etagOf` the whole comparison. */
  comparison: z.string(),
  /** Paths of the pages read. */
  pages: z.array(z.string()),
});
export type StrategyBasis = z.infer<typeof StrategyBasis>;

/** What a prompt was made from: `strategyVersion` counts new strategies and the owner's edits of one. */
export const PromptBasis = StrategyBasis.extend({
  strategyVersion: z.number().int(),
  /** `etagOf` the strategist's answer: another one is another text to proofread. Absent in data of version 0.2 and older. */
  answer: z.string().optional(),
});
export type PromptBasis = z.infer<typeof PromptBasis>;

/** What the project has now, and when its site was analyzed (ISO 8601). */
export type CurrentBasis = StrategyBasis & { analyzedAt: string | null };

const FIELD_NAMES: Record<ProfileField, string> = {
  businessName: 'the business name',
  industry: 'the industry',
  businessModel: 'the business model',
  primaryPurpose: 'the purpose',
  brandTone: 'the tone',
  targetAudiences: 'the target audiences',
  services: 'the services',
  products: 'the products',
  valuePropositions: 'the value propositions',
  uniqueSellingPoints: 'the unique selling points',
  pricingModel: 'the pricing model',
  geographies: 'the areas served',
  trustSignals: 'the trust signals',
  contacts: 'the contacts',
  socialHandles: 'the social profiles',
};
const FIELDS = Object.entries(FIELD_NAMES) as [ProfileField, string][];

/** Versions before 0.3 did not store what a text was made from. */
const UNKNOWN_BASIS = 'It was made by an earlier version of Sitebrief, which did not record what it was based on.';
const STRATEGY_CHANGED = 'The strategy changed.';

/** What changed since a strategy was made, as sentences to the owner; false when nothing did. `basis` null: made by an older version. */
export function strategyChanges(basis: StrategyBasis | null, now: CurrentBasis): string[] | false {
  if (basis === null) return [UNKNOWN_BASIS];
  const changes = [...ownerChanges(basis, now), ...siteChanges(basis, now), ...competitorChanges(basis, now)];
  return changes.length > 0 && changes;
}

/** The same for a prompt, which also follows the strategy. */
export function promptChanges(basis: PromptBasis | null, now: CurrentBasis & { strategyVersion: number }): string[] | false {
  const changes = strategyChanges(basis, now) || [];
  if (basis !== null && basis.strategyVersion !== now.strategyVersion) changes.push(STRATEGY_CHANGED);
  return changes.length > 0 && changes;
}

const textsOf = ({ profile }: StrategyBasis, field: ProfileField) => profile[field] ?? [];
const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);
const missingIn = (a: readonly string[], b: readonly string[]) => a.filter((entry) => !b.includes(entry)).length;

/** A fact that confirms what was known already changes nothing. */
function hasOwnerChanged(field: ProfileField, before: StrategyBasis, now: StrategyBasis): boolean {
  return before.facts[field] !== now.facts[field] && !isSame(textsOf(before, field), textsOf(now, field));
}

function ownerChanges(before: StrategyBasis, now: StrategyBasis): string[] {
  const names = FIELDS.filter(([field]) => hasOwnerChanged(field, before, now)).map(([, name]) => name);
  return names.length === 0 ? [] : [`You changed ${listed(names)}.`];
}

function siteChanges(before: StrategyBasis, now: CurrentBasis): string[] {
  if (before.runId === now.runId) return [];
  const details = (['services', 'products'] as const)
    .filter((field) => !hasOwnerChanged(field, before, now))
    .flatMap((field) => difference(field.slice(0, -1), textsOf(before, field), textsOf(now, field)));
  const all = [...difference('page', before.pages, now.pages), ...details];
  const day = now.analyzedAt === null ? '' : ` on ${dayOf(now.analyzedAt)}`;
  return [`The site was analyzed again${day}${all.length === 0 ? '' : `: ${listed(all)}`}.`];
}

function competitorChanges(before: StrategyBasis, now: StrategyBasis): string[] {
  const added = missingIn(now.competitors, before.competitors);
  const removed = missingIn(before.competitors, now.competitors);
  const changes = [
    ...(added > 0 ? [`${upperFirst(count(added, 'competitor'))} ${added === 1 ? 'was' : 'were'} added.`] : []),
    ...(removed > 0 ? [`${upperFirst(count(removed, 'competitor'))} ${removed === 1 ? 'was' : 'were'} removed.`] : []),
  ];
  // A new analysis always compares again: that is said already.
  const isComparedAgain = before.comparison !== now.comparison && before.runId === now.runId;
  return changes.length === 0 && isComparedAgain ? ['The competitors were compared again.'] : changes;
}

/** For example `2 services are new` and `1 service is gone`. */
function difference(noun: string, before: readonly string[], now: readonly string[]): string[] {
  const [added, gone] = [missingIn(now, before), missingIn(before, now)];
  const said = (number: number, what: string) => `${number} ${number === 1 ? `${noun} is` : `${noun}s are`} ${what}`;
  return [...(added > 0 ? [said(added, 'new')] : []), ...(gone > 0 ? [said(gone, 'gone')] : [])];
}

/** Numbers at the start of a sentence are spelled out. */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const count = (number: number, noun: string) => `${WORDS[number] ?? number} ${noun}${number === 1 ? '' : 's'}`;

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOf = (iso: string) => DAY.format(new Date(iso));
