import type { Evidence } from '#contracts/evidence.ts';
import type { LeaveOut } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber } from '#text/characters.ts';
import { comparable, foldedWithin, hasQuotes } from '#text/words.ts';
import { isCardTitle } from '../../site-model/card-title.ts';
import { placeholderBlocks } from '../../site-model/placeholder-blocks.ts';
import { isAboutThirdParty } from '../claims/first-party.ts';
import { disputesOf } from '../contradictions/contradictions.ts';
import { statementsOf } from '../contradictions/statements.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import type { OpeningParts } from './opening.ts';

const SHOWN = 10;
const UNPROVEN = 3;

type Said = { text: string; path: string; evidence: Evidence };

/** One entry for the same words on several pages. */
function entriesOf(said: readonly Said[], reason: LeaveOut['reason'], why: string): LeaveOut[] {
  return [...Map.groupBy(said, ({ text }) => comparable(text)).values()].flatMap(([first, ...same]): LeaveOut[] =>
    first
      ? [{ text: first.text, reason, why, pages: [...new Set([first, ...same].map(({ path }) => path))], evidence: [first.evidence] }]
      : [],
  );
}

function filler({ pages }: Reading): Said[] {
  return pages.flatMap(({ page, path }) =>
    placeholderBlocks(page)
      .filter((block) => !block.hidden && !isCardTitle(page, block.text))
      .map((block) => ({ text: block.text, path, evidence: evidenceAt(page, block.selector, block.text) })),
  );
}

const LONGEST = 200;

/** A rank that anybody could claim: no award, quote or figure proves it, and the first screen does not rest on it. */
function unproven(reading: Reading, { craft, elevate }: OpeningParts): Said[] {
  const used = comparable([craft.headline.text, craft.subhead.text, ...elevate.proof.map(({ text }) => text)].join(' \n '));
  return statementsOf(reading).filter(
    ({ text }) =>
      text.length <= LONGEST &&
      hasTerm(text, 'site-rules', 'rank') &&
      !hasQuotes(text) &&
      !hasNumber(text) &&
      !isAboutThirdParty(text, reading) &&
      !used.includes(comparable(text)) &&
      !reading.pages.some(({ page }) => page.quotes.some(({ quote }) => foldedWithin(text, quote))),
  );
}

/** What the new site should not say: filler, both sides of a contradiction, ranks without proof. */
export function findLeaveOuts(reading: Reading, parts: OpeningParts): LeaveOut[] {
  const disputed = disputesOf(reading).flatMap(({ about, statements }) =>
    entriesOf(statements, 'contradictory', `The pages disagree about ${about}: say it once, when you have decided.`),
  );
  return [
    ...entriesOf(filler(reading), 'filler', 'Text that a template left behind.'),
    ...disputed,
    ...entriesOf(unproven(reading, parts), 'unproven', 'Anybody can say it and nobody can check it. Say what makes it true.').slice(
      0,
      UNPROVEN,
    ),
  ].slice(0, SHOWN);
}
