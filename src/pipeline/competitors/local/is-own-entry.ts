import type { BusinessProfile } from '#contracts/business.ts';
import type { MappedBusiness, Place } from '#places/places-client.ts';
import { splitWords } from '#text/segment.ts';
import { PHONE_DIGITS, phoneKey } from '#text/words.ts';
import { candidateKey } from '../candidate.ts';
import type { LocalTrade } from './local-trade.ts';

/** A map shows a business within this distance of its postal address. */
const CLOSE_METERS = 200;
/** A larger place is a quarter or a town, not an address. */
const ADDRESS_EXTENT_METERS = 500;
const MIN_WORD_LENGTH = 4;

export type Own = { url: string; profile: BusinessProfile; trade: LocalTrade; place: Place };

/**
 * Whether a business on the map is the analyzed one: the same website or phone number, the same name, or next to its address a name that
 * shares a word which is neither the trade's nor the town's.
 */
export function isOwnEntry(business: MappedBusiness, { url, profile, trade, place }: Own): boolean {
  if (business.website !== '' && candidateKey({ name: '', url: business.website }) === candidateKey({ name: '', url })) return true;
  const phones = profile.contacts.filter(({ contactKind }) => contactKind === 'phone').map(({ text }) => phoneKey(text));
  const phone = phoneKey(business.phone);
  if (phone.length === PHONE_DIGITS && phones.includes(phone)) return true;
  const [ours, theirs] = [splitWords(profile.businessName.text), splitWords(business.name)];
  if (ours.length === 0) return false;
  const common = ours.filter((word) => theirs.includes(word));
  const isDistinctive = distinctiveWords(trade, place);
  // "Miller" on the map is "Miller Bakery" on its site; a name of common words alone ("Bakery") is nobody's.
  if (common.length === Math.min(ours.length, theirs.length) && common.some(isDistinctive)) return true;
  const isNextDoor = place.extentMeters <= ADDRESS_EXTENT_METERS && business.distanceMeters <= CLOSE_METERS;
  return isNextDoor && common.some(isDistinctive);
}

function distinctiveWords({ label, openStreetMap, keywords }: LocalTrade, { name }: Place): (word: string) => boolean {
  const terms = [keywords.telling, keywords.supporting].flatMap((terms) => Object.values(terms).flatMap((list) => list ?? []));
  const common = new Set(
    [...terms, label, name, ...openStreetMap.tags.map((tag) => tag.slice(tag.lastIndexOf('=') + 1))].flatMap(splitWords),
  );
  return (word) => word.length >= MIN_WORD_LENGTH && !common.has(word);
}
