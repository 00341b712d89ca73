import type { PrimaryGoal } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { decoded, fileTypeOf, isContactLink, TEXT_FILES } from '#text/address.ts';
import { bareLabel } from '#text/label.ts';
import { isNoise } from '#text/noise.ts';
import { countWords } from '#text/segment.ts';
import { evidenceAt, type PageReading, pathOf, type Reading } from '../read-site.ts';
import { sharedSteps, stepsOf } from './selector-steps.ts';

const isJoining = (text: string) => hasTerm(text, 'visitor-actions', 'join');
const LONGEST_LABEL = 40;

/** Heading that invites to the step: one of few words that speaks of joining, as near to it as possible. */
function invitation({ page }: PageReading, selector: string): string {
  const shared = (other: string) => sharedSteps(stepsOf(other), stepsOf(selector));
  const headings = page.headings.filter(({ text, hidden }) => !hidden && isJoining(text) && text.length <= LONGEST_LABEL);
  const nearest = headings.toSorted(
    (a, b) => Number(countWords(a.text) > 3) - Number(countWords(b.text) > 3) || shared(b.selector) - shared(a.selector),
  );
  return bareLabel(nearest[0]?.text ?? '');
}

/**
 * The step of a club or an association that takes members by a form to print or a page to join: a document or link that speaks of
 * joining, under the heading that invites to it. null where the site has none.
 */
export function findJoinStep(reading: Reading): Omit<PrimaryGoal, 'repeatsOn'> | null {
  for (const entry of reading.pages) {
    const links = entry.page.links.filter(
      ({ text, href, hidden }) => !hidden && href !== '' && !isContactLink(href) && !isNoise(text) && isJoining(`${text} ${decoded(href)}`),
    );
    const link = links.find(({ href }) => TEXT_FILES.has(fileTypeOf(href))) ?? links.find(({ text }) => countWords(text) <= 5);
    if (!link) continue;
    const own = bareLabel(link.text);
    const label = own.length <= LONGEST_LABEL && isJoining(own) ? own : invitation(entry, link.selector) || own;
    const target = pathOf(link.href, reading.site.host);
    return {
      label,
      target,
      targetKind: target.startsWith('/') ? 'page' : 'external',
      kind: 'observed',
      evidence: [evidenceAt(entry.page, link.selector, link.text)],
    };
  }
  return null;
}
