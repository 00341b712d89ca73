import { isKnown, MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { startsSmall } from '#text/characters.ts';
import { splitSentences } from '#text/segment.ts';
import { cutAtSentence, cutAtWord } from '#text/truncate.ts';
import { comparable, distinctBy, foldedWithin, significantWords, withoutNote, withoutQuotes } from '#text/words.ts';
import { isGoodSentence } from '../claims/sentence-classifiers.ts';
import type { Reading } from '../read-site.ts';
import { joinPhrases } from '../site-language.ts';

const VISITORS = 5;

/** Whether words are cut before what they belong to: `Mother\u2019s` of a day. */
const isPossessive = (text: string) => ["'s", '\u2019s'].some((end) => text.endsWith(end));

/** Without a note in brackets, unless it is quoted from an English site: next to an English name a foreign one explains nothing. */
export function bareName(who: string, { says, language }: Reading): string {
  const bare = withoutNote(who);
  const note = who.slice(bare.length).replace('(', '').replace(')', '').trim();
  return language === 'en' && says(note) && note.length > 2 && !isPossessive(note) ? who : bare;
}

/** Who comes and what for, strongest first: the goal is what the site says to them, else the offers that name them, else what it offers to all. */
export function describeVisitors(reading: Reading): Strategy['craft']['visitors'] {
  const { profile, offers, name } = reading;
  const headings = reading.home.page.headings.map((heading) => heading.text);
  const titles = new Set([...headings, ...reading.pages.flatMap((page) => [page.title, page.h1])].map(comparable));
  const said = new Set(profile.targetAudiences.map((claim) => comparable(claim.text)));
  const visitors = profile.targetAudiences
    .filter((claim) => claim.text.trim() !== '' && isKnown(claim))
    .slice(0, VISITORS)
    .map((claim) => {
      const words = significantWords(claim.text);
      const sentence = claim.evidence
        // Keywords for search engines are told to nobody.
        .filter(({ selector }) => !selector.includes('keywords'))
        .flatMap((entry) =>
          splitSentences(entry.snippet.length >= MAX_SNIPPET_LENGTH ? cutAtSentence(entry.snippet, MAX_SNIPPET_LENGTH - 1) : entry.snippet),
        )
        .find(
          (entry) =>
            isGoodSentence(entry) &&
            !foldedWithin(entry, name) &&
            entry.split(' ').slice(1).some(startsSmall) &&
            !said.has(comparable(entry)) &&
            !titles.has(comparable(entry)),
        );
      if (sentence) said.add(comparable(sentence));
      const fitting = offers.filter((offer) => significantWords(`${offer.name} ${offer.description}`).some((word) => words.includes(word)));
      const named = (fitting.length > 0 ? fitting : offers).slice(0, 3).map((offer) => offer.name);
      const goal = sentence
        ? `The site tells them: "${cutAtWord(withoutQuotes(sentence), 200)}"`
        : named.length > 0
          ? `Interested in ${joinPhrases(named, 'en')}.`
          : `Want to know what ${reading.name} offers and how to get in touch.`;
      return { who: bareName(claim.text, reading), goal, evidence: claim.evidence.slice(0, 2) };
    });
  // Who comes for the same thing is one kind of visitor to the page.
  return [...Map.groupBy(visitors, (visitor) => visitor.goal)].map(([goal, same]) => ({
    who: distinctBy(same, (visitor) => comparable(visitor.who))
      .map((visitor) => visitor.who)
      .join('; '),
    goal,
    evidence: same.flatMap((visitor) => visitor.evidence).slice(0, 2),
  }));
}
