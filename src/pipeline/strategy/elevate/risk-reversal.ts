import type { CopyLine } from '#contracts/strategy.ts';
import { splitSentences } from '#text/segment.ts';
import { evidenceAt, type Reading } from '../read-site.ts';
import { comparable, distinctBy, isGoodSentence } from '../words.ts';

const PROMISE =
  /money[- ]back|guarantee|warranty|free (?:trial|cancellation|returns?|quote|estimate|consultation)|no obligation|no credit card|cancel (?:any ?time|at any time)|garantie|gewährleistung|unverbindlich|kostenlos(?:e[rsn]?)? (?:beratung|angebot|stornier|test)|jederzeit kündbar|sans engagement|satisfait ou remboursé|essai gratuit|devis gratuit|sin compromiso|garantía|garantia|presupuesto gratis|senza impegno|garanzia|proefperiode|返金|保証|無料体験/iu;

const LINES = 5;

/** What takes the risk off the visitor, in the site's own sentences; [] where it promises nothing. */
export function findRiskReversal(reading: Reading): CopyLine[] {
  const fromProfile: CopyLine[] = reading.profile.trustSignals
    .filter((signal) => signal.trustKind === 'guarantees' && signal.kind === 'observed' && reading.says(signal.text))
    .map((signal) => ({ text: signal.text, kind: 'observed', evidence: signal.evidence.slice(0, 1) }));
  const fromPages: CopyLine[] = reading.pages
    .filter(({ page }) => page.type !== 'legal' && page.type !== 'article' && page.type !== 'docs')
    .flatMap(({ page, sections }) =>
      sections.flatMap((section) =>
        section.blocks.flatMap((block) =>
          PROMISE.test(block.text)
            ? splitSentences(block.text)
                .filter(
                  (sentence) =>
                    PROMISE.test(sentence) &&
                    isGoodSentence(sentence) &&
                    !/\b(?:no|not|without|keine?) (?:warranty|guarantee|gewähr|garantie)/iu.test(sentence),
                )
                .map((sentence): CopyLine => ({ text: sentence, kind: 'observed', evidence: [evidenceAt(page, block.selector, sentence)] }))
            : [],
        ),
      ),
    );
  return distinctBy([...fromProfile, ...fromPages], (line) => comparable(line.text)).slice(0, LINES);
}
