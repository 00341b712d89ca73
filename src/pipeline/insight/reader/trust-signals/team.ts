import type { TextBlock } from '#contracts/page.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { Reading } from '../../reading.ts';
import { declaredText } from '../facts/declared.ts';
import { peopleNamed } from '../facts/named-people.ts';
import { looksLikePerson } from '../offers/offer-label.ts';
import { findByWords, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const TEAM =
  /\b(meet (the|our) \w+|our team|the( \w+){0,4} team|leadership( team)?|our (people|staff|doctors|instructors|trainers|experts|attorneys|(master )?chef|founders?)|about the (founder|owner|author|team)|who (we are|i am)|board (of directors|members)|committee members|the founders?|unser team|das team|vorstand(schaft)?|ansprechpartner\w*|notre equipe|l equipe|nuestro equipo|el equipo|(las|los) fundador[ae]s|les fondat\w+|die grunder(innen)?|i fondatori|junta directiva|organi[sz]ers|master artisan)\b|スタッフ紹介|代表挨拶|メンバー紹介/;
const ROLE =
  /\b(founder|co-?founder|owner|ceo|cto|director|president|head of|chair(man|woman|person)?|principal investigator|master (chef|p[âa]tissier)|geschäftsführer\w*|inhaber\w*|vorsitzende\w*|vorstand|kassierer\w*|schriftführer\w*|gérant\w*|fundador\w*|directora?)\b/i;

/** The people behind the site: a team page or section with names, named founders, declared persons. */
export const findTeam: TrustFinder = (reading) => {
  const found: TrustFinding[] = [];
  for (const entity of reading.declared) {
    const isPerson =
      entity.types.includes('Person') && entity.parent.some((type) => /Organization|Business|Corporation|Store|Service|NGO/.test(type));
    const name = isPerson ? declaredText(entity, 'name') : null;
    if (name) found.push({ trustKind: 'team', text: name.text, confidence: 0.8, quotes: [name], author: '' });
  }
  for (const { page, sections } of speakingPages(reading)) {
    if (page.type === 'blog' || page.type === 'testimonials') continue;
    const named = page.title && page.type === 'team' && TEAM.test(foldWords(page.title)) ? page.title : null;
    if (named && sections.every((section) => !section.heading))
      found.push({
        trustKind: 'team',
        text: named,
        confidence: 0.6,
        quotes: [{ page, selector: 'title', text: named }],
        author: '',
      });
    const listed =
      page.type === 'team' && sections.every((section) => !section.heading) ? namesIn(sections.flatMap(({ blocks }) => blocks)) : [];
    if (!named && listed.length >= 2)
      found.push({
        trustKind: 'team',
        text: listed
          .slice(0, 6)
          .map(({ text }) => text)
          .join(', '),
        confidence: 0.7,
        quotes: listed.slice(0, 2).map((block) => quoteOf(page, block)),
        author: '',
      });
    sections.forEach((section, index) => {
      const { heading } = section;
      if (!heading) return;
      const below = section.blocks[0]?.text ?? '';
      const titles = foldWords(heading.text);
      const named = sections
        .slice(index, index + 12)
        .filter((other) => other === section || other.trail.some((one) => one.heading.selector === heading.selector));
      const people = named.filter((other) => other.heading && looksLikePerson(other.heading.text, other.blocks[0]?.text ?? ''));
      if (
        TEAM.test(titles) &&
        titles.split(' ').length <= 8 &&
        (people.length > 0 ||
          hasNames(named.flatMap((other) => other.blocks.map((block) => block.text))) ||
          page.type === 'team' ||
          (page.type === 'about' && tellsOfTeam(section.blocks.map((block) => block.text))))
      ) {
        found.push({
          trustKind: 'team',
          text:
            people.length > 0
              ? people
                  .map((one) => one.heading?.text ?? '')
                  .slice(0, 6)
                  .join(', ')
              : heading.text,
          confidence: 0.8,
          quotes: [quoteOf(page, heading), ...people.slice(0, 2).flatMap((one) => (one.heading ? [quoteOf(page, one.heading)] : []))],
          author: '',
        });
      } else if (looksLikePerson(heading.text, below) && ROLE.test(below)) {
        found.push({
          trustKind: 'team',
          text: `${heading.text}, ${below}`.slice(0, 120),
          confidence: 0.7,
          quotes: [quoteOf(page, heading)],
          author: '',
        });
      }
    });
  }
  if (found.length === 0) found.push(...namedPeople(reading));
  return found.slice(0, 4);
};

/** Two or more people with what they do, or the head of a Japanese firm, where no section is called a team. */
function namedPeople(reading: Reading): TrustFinding[] {
  const people = peopleNamed(reading);
  const [first] = people;
  const page = reading.pages.find((one) => one.page.url === first?.url)?.page;
  if (first && page && people.length >= 2)
    return [
      {
        trustKind: 'team',
        text: people
          .slice(0, 6)
          .map(({ name }) => name)
          .join(', '),
        confidence: 0.65,
        quotes: people.filter(({ url }) => url === page.url).map(({ block }) => quoteOf(page, block)),
        author: '',
      },
    ];
  return findByWords('team', speakingPages(reading), HEAD_OF_FIRM, { limit: 1, confidence: 0.6 });
}

/** Title and name of whoever leads a Japanese firm: "代表取締役 山田太郎". */
const HEAD_OF_FIRM = /(代表取締役(社長)?|代表社員|理事長|院長|園長|店主)[\s　：:]*[一-龯]{1,4}[\s　]?[一-龯ぁ-んァ-ヶ]{1,5}/u;

/** Lines that are nothing but a first and a family name. */
const namesIn = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.filter((block) => /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}* )?\p{Lu}\p{Ll}+$/u.test(block.text));

/** A paragraph about the people themselves: "Our team of nine gardeners ...". */
function tellsOfTeam(texts: readonly string[]): boolean {
  return texts.some((text) => countWords(text) >= 8 && /\b(team|staff|crew|equipe|equipo|mitarbeiter\w*)\b/.test(foldWords(text)));
}

function hasNames(texts: readonly string[]): boolean {
  const joined = texts.slice(0, 30);
  return (
    joined.some((text) => /\b(founder|owner)\b/i.test(text) && text.length > 60) ||
    joined.some((text) => /^(Dr\.? )?\p{Lu}[\p{L}'-]+( \p{Lu}[\p{L}'.-]*){1,3}$/u.test(text.trim())) ||
    joined.some((text) => ROLE.test(text) && /\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+/u.test(text))
  );
}
