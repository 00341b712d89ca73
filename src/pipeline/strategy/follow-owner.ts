import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import { isContactLink } from '#text/address.ts';
import { digitsOf } from '#text/characters.ts';
import { replaceWords } from '#text/replace-words.ts';
import { isSamePhone } from '#text/words.ts';
import { wholesWithout } from './leave-out/cut-parts.ts';
import { cutterOf } from './leave-out/cut-sentences.ts';
import { withoutStatements } from './leave-out/without-statements.ts';
import type { StrategyFields } from './write-sentences.ts';

/** Keys whose values are addresses, evidence, or what a page says today: a correction does not change them. */
const STAYS = new Set([
  ...['evidence', 'now', 'id', 'kind', 'basis', 'findingIds', 'path', 'url', 'host', 'target', 'mergeInto', 'from', 'to'],
  ...['images', 'ids', 'logo', 'canonical', 'destination', 'repeatsOn', 'competitors'],
]);
/** What a site says of these is removed from its copy with them. */
const SPOKEN: readonly ProfileField[] = [
  'services',
  'products',
  'trustSignals',
  'valuePropositions',
  'uniqueSellingPoints',
  'primaryPurpose',
];

type Rename = { from: string; to: string };

function renamesOf({ businessName, services, products, contacts }: BusinessProfile): Rename[] {
  return [businessName, ...services, ...products, ...contacts].flatMap((claim: Claim) =>
    claim.by === 'owner' && claim.replaced && claim.replaced.text !== '' && claim.replaced.text !== claim.text
      ? [{ from: claim.replaced.text, to: claim.text }]
      : [],
  );
}

/** Other people's words stay as they were said. */
const isSaidByOthers = (value: object) =>
  ('kind' in value && value.kind === 'quote') ||
  ('trustKind' in value && (value.trustKind === 'testimonials' || value.trustKind === 'reviews'));

/** The address of an image or an embedded page. */
const isAddress = (holder: object) => 'kind' in holder && (holder.kind === 'image' || holder.kind === 'embed');

/** Lists of paths stay as well. */
const stays = (key: string, value: unknown, holder: object) =>
  STAYS.has(key) ||
  (key === 'text' && isAddress(holder)) ||
  (key === 'text' && isSaidByOthers(holder)) ||
  (key === 'pages' && Array.isArray(value) && typeof value[0] === 'string');

/** A link that calls or writes, with the new number or address. */
function contactTarget(target: string, renames: readonly Rename[]): string {
  const isCall = target.startsWith('tel:');
  const dialed = renames.find(({ from, to }) => isCall && isSamePhone(from, target) && digitsOf(to) !== '');
  if (dialed) return `tel:${dialed.to.trim().startsWith('+') ? '+' : ''}${digitsOf(dialed.to)}`;
  return renames.reduce((text, { from, to }) => replaceWords(text, from, to), target);
}

/** A value with the new names in all its texts. */
function renamed<T>(value: T, renames: readonly Rename[]): T {
  if (typeof value === 'string') return renames.reduce((text: string, { from, to }) => replaceWords(text, from, to), value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => renamed(entry, renames)) as T;
  if (value === null || typeof value !== 'object') return value;
  const inJson = renames.map(({ from, to }) => ({ from, to: JSON.stringify(to).slice(1, -1) }));
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    key === 'target' && typeof entry === 'string' && isContactLink(entry)
      ? contactTarget(entry, renames)
      : stays(key, entry, value)
        ? entry
        : renamed(entry, key === 'json' ? inJson : renames),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Statements that the owner took out. */
export function removedByOwner({ setAside = [] }: BusinessProfile): string[] {
  return setAside.filter(({ by, field }) => by === 'owner' && SPOKEN.includes(field)).map(({ claim }) => claim.text);
}

/**
 * Carries the owner's corrections into what the strategy takes from the pages: the new name wherever the old one was, and nothing of what
 * was removed. Addresses, evidence, what the pages say today and other people's words stay.
 */
export function followOwner<Fields extends StrategyFields>(fields: Fields, profile: BusinessProfile): Fields {
  const renames = renamesOf(profile);
  const cutter = cutterOf(removedByOwner(profile));
  const spoken = withoutStatements(fields, cutter);
  const wholes = spoken.craft.wholeTexts && wholesWithout(spoken.craft.wholeTexts, () => cutter);
  const told = wholes ? { ...spoken, craft: { ...spoken.craft, wholeTexts: wholes } } : spoken;
  const { opening } = told;
  // What the owner removed is not listed as left out either.
  const leaveOut = opening?.leaveOut.filter(({ text }) => cutter.cut(text) === text);
  const followed = opening && leaveOut ? { ...told, opening: { ...opening, leaveOut } } : told;
  return renames.length === 0 ? followed : renamed(followed, renames);
}
