import type { CopyLine } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { oncePerObject } from '#text/memoize.ts';
import { splitSentences } from '#text/segment.ts';
import { comparable, distinctBy } from '#text/words.ts';
import { isGoodSentence } from '../claims/sentence-classifiers.ts';
import { evidenceAt, type PageReading, type Reading } from '../read-site.ts';

const isPromise = (text: string) => hasTerm(text, 'visitor-actions', 'promise');

const LINES = 5;

const promisesOf = oncePerObject(({ page, sections }: PageReading): CopyLine[] => {
  if (['legal', 'article', 'docs'].includes(page.type)) return [];
  return sections.flatMap((section) =>
    section.blocks
      .filter((block) => isPromise(block.text))
      .flatMap((block) =>
        splitSentences(block.text)
          .filter((sentence) => isPromise(sentence) && isGoodSentence(sentence) && !hasTerm(sentence, 'visitor-actions', 'no-promise'))
          .map((sentence): CopyLine => ({ text: sentence, kind: 'observed', evidence: [evidenceAt(page, block.selector, sentence)] })),
      ),
  );
});

/** What takes the risk off the visitor, in the site's own sentences; [] where it promises nothing. */
export function findRiskReversal(reading: Reading): CopyLine[] {
  const fromProfile: CopyLine[] = reading.profile.trustSignals
    .filter(
      (signal) => signal.trustKind === 'guarantees' && (signal.kind === 'owner' || signal.kind === 'observed') && reading.says(signal.text),
    )
    .map((signal) => ({ text: signal.text, kind: signal.kind, evidence: signal.evidence.slice(0, 1) }));
  const fromPages = reading.pages.flatMap(promisesOf);
  return distinctBy([...fromProfile, ...fromPages], (line) => comparable(line.text)).slice(0, LINES);
}
