import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasAny } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { countWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { POST_PAGES } from '../page-types.ts';

const MAX_NAME_LENGTH = 45;
const MAX_ROLE_WORDS = 7;

const namesRole = (text: string) => hasTerm(text, 'people', 'roles');

/** The people that pages name with what they do, each with the page and block; offers are never called so. */
export function namedPeople(model: SiteModel): { name: string; role: string; url: string; block: TextBlock }[] {
  const found: { name: string; role: string; url: string; block: TextBlock }[] = [];
  const seen = new Set<string>();
  const taken = new Set<TextBlock>();
  for (const { page, content } of model.pages) {
    if (POST_PAGES.has(page.type)) continue;
    for (const [at, block] of content.entries()) {
      if (block.text.length > MAX_NAME_LENGTH || !PERSON_NAME.test(block.text) || namesRole(block.text)) continue;
      const role = [content[at + 1], content[at - 1]].find((near) => near && !taken.has(near) && isRole(near.text));
      const key = foldWords(block.text);
      if (!role || seen.has(key)) continue;
      seen.add(key);
      taken.add(role);
      found.push({ name: block.text, role: role.text, url: page.url, block });
    }
  }
  return found;
}

/** A short line that says what a person does, and neither greets nor asks. */
function isRole(text: string): boolean {
  return countWords(text) <= MAX_ROLE_WORDS && namesRole(text) && !hasAny(text, '?!:;') && !hasTerm(text, 'people', 'greeting-line');
}

const ACRONYM = /\b\p{Lu}{3,}\b/u;
const MAX_ROLE_TEXT_WORDS = 9;

/** Whether a text looks like a person's name, given the line below it: `Jane Doe` above `Founder`. */
export function looksLikePerson(text: string, below: string): boolean {
  if (!PERSON_NAME.test(text) || ACRONYM.test(text)) return false;
  return namesRole(below) && countWords(below) < MAX_ROLE_TEXT_WORDS;
}
