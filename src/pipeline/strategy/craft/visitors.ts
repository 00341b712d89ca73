import type { Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { joinPhrases } from '../site-language.ts';
import { comparable, cutAtWord, isGoodSentence, sentencesOf, significantWords } from '../words.ts';

const VISITORS = 5;

/** Who comes and what for, strongest first: the wish is what the site says to them, else the offers that name them, else what it offers to all. */
export function describeVisitors(reading: Reading): Strategy['craft']['visitors'] {
  const { profile, offers } = reading;
  return profile.targetAudiences
    .filter((claim) => claim.text.trim() !== '' && claim.kind !== 'not-found' && claim.kind !== 'unknown')
    .slice(0, VISITORS)
    .map((claim) => {
      const words = significantWords(claim.text);
      const sentence = claim.evidence
        .flatMap((entry) => sentencesOf(entry.snippet))
        .find((entry) => isGoodSentence(entry) && comparable(entry) !== comparable(claim.text));
      const fitting = offers.filter((offer) => significantWords(`${offer.name} ${offer.description}`).some((word) => words.includes(word)));
      const named = (fitting.length > 0 ? fitting : offers).slice(0, 3).map((offer) => offer.name);
      const wish = sentence
        ? `The site tells them: "${cutAtWord(sentence.replace(/^["“„]|["”]$/gu, ''), 200)}"`
        : named.length > 0
          ? `Looks for ${joinPhrases(named, 'en')}.`
          : `Wants to know what ${reading.name} offers and how to get in touch.`;
      return { who: claim.text, wish, evidence: claim.evidence.slice(0, 2) };
    });
}
