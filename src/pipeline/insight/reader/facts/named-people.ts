import type { TextBlock } from '#contracts/page.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { Reading } from '../../reading.ts';

/** Two to four words with capitals, the family name perhaps in capitals throughout. */
const NAME =
  /^(?:(?:Dr|Prof|Me|Mr|Mrs|Ms|M|Mme)\.? )?\p{Lu}[\p{L}'’.-]+(?: (?:de|del|van|von|di|da|le|la) | )(?:\p{Lu}[\p{L}'’.-]+ ?){1,3}$/u;

/** A short line that says what somebody does: it stands right above or below the name. */
const ROLE =
  /\b(founder|owner|ceo|cto|director|president|vice[- ]president|secretary|advis[eo]r|treasurer|chair(man|woman|person)?|head of \w+|partner|attorney|geschäftsführer(in)?|inhaber(in)?|(vize-?)?präsident(in)?|vorsitzende[rn]?|sekretär(in)?|schriftführer(in)?|kassier(er)?(in)?|beisitz(er|erin)?|obmann|obfrau|gérante?|associée?s?|(co-?)?fondat(eur|rice)|présidente?|trésorière?|secrétaire|moniteur|monitrice|instructeur|fundador(a)?|director(a)?|president[ea]|tesorer[oa]|secretari[oa]|soci[oa]|gerente)(?!\p{L})/iu;

const MAX_ROLE_WORDS = 7;

/** The people that pages name with what they do, each with the place; offers are never called so. */
export function peopleNamed(reading: Reading): { name: string; role: string; url: string; block: TextBlock }[] {
  const found: { name: string; role: string; url: string; block: TextBlock }[] = [];
  const seen = new Set<string>();
  const taken = new Set<TextBlock>();
  for (const { page, content } of reading.pages) {
    if (/^(legal|article|blog|docs|testimonials)$/.test(page.type)) continue;
    for (const [at, block] of content.entries()) {
      if (block.text.length > 45 || !NAME.test(block.text)) continue;
      const role = [content[at + 1], content[at - 1]].find(
        (near) =>
          near && !taken.has(near) && countWords(near.text) <= MAX_ROLE_WORDS && ROLE.test(near.text) && !NAME_AND_MORE.test(near.text),
      );
      const key = foldWords(block.text);
      if (!role || seen.has(key) || ROLE.test(block.text)) continue;
      seen.add(key);
      taken.add(role);
      found.push({ name: block.text, role: role.text, url: page.url, block });
    }
  }
  return found;
}

/** A line that greets or asks, not a role. */
const NAME_AND_MORE = /[?!:;]|\b(we|our|your|wir|unser\w*|nous|nos|votre)\b/i;
