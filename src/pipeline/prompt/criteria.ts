import { foldText } from '#contracts/evidence.ts';
import type { Material } from './material.ts';

const MAX_CRITERIA = 60;
const SHOWN_LENGTH = 160;

/** The single wishes of a free text: its lines or list entries, else its sentences. */
export function splitCriteria(criteria: string): string[] {
  const byLine = criteria
    .split(/\r?\n/)
    .map((line) => foldText(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')))
    .filter(Boolean);
  const parts =
    byLine.length > 1
      ? byLine
      : foldText(criteria)
          .split(/(?<=[.!?;])\s+/)
          .filter(Boolean);
  return parts.slice(0, MAX_CRITERIA);
}

/** Facts of the site that a wish may collide with, as a test on the wish and the fact's words. */
function collisions(wish: string, { strategy }: Material): string[] {
  const found: string[] = [];
  const pages =
    /\b(?:only|at most|max(?:imum)?(?: of)?|exactly|just)?\s*(one|two|three|four|five|single|\d{1,3})[\s-]+(?:single\s+)?pages?\b/i.exec(
      wish,
    );
  const kept = strategy.engineer.pagePlan.filter((page) => page.decision === 'keep' || page.decision === 'add').length;
  const numbers: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5 };
  const wanted = pages ? (numbers[(pages[1] ?? '').toLowerCase()] ?? Number(pages[1])) : undefined;
  if (wanted !== undefined && wanted < kept) found.push(`the plan keeps ${kept} pages, so ${kept - wanted} would need redirects`);
  if (
    /\b(testimonials?|reviews?)\b/i.test(wish) &&
    !strategy.elevate.proof.some((proof) => proof.decision === 'use' && /testimonials|reviews/.test(proof.trustKind))
  )
    found.push('the site shows no testimonials or reviews, and none may be made up');
  if (/\b(prices?|pricing)\b/i.test(wish) && !strategy.site.offers.some((offer) => offer.price !== ''))
    found.push('the site shows no prices');
  if (
    /\b(logos?|clients?)\b/i.test(wish) &&
    /\b(client|customer) logos?\b|trusted by/i.test(wish) &&
    !strategy.elevate.proof.some((proof) => proof.trustKind === 'client-logos')
  )
    found.push('the site shows no client logos');
  if (/\bawards?\b/i.test(wish) && !strategy.elevate.proof.some((proof) => proof.trustKind === 'awards'))
    found.push('the site shows no award');
  if (/\b(booking|appointments?)\b/i.test(wish) && !strategy.engineer.functions.some((entry) => entry.kind === 'booking'))
    found.push('the site has no booking today, so a provider must be chosen');
  return found;
}

/** One line per wish: what to tick, and what in the facts stands against it. */
export function answerCriteria(criteria: string[], material: Material): string[] {
  return criteria.map((wish) => {
    const against = collisions(wish, material);
    const shown = wish.length > SHOWN_LENGTH ? `${wish.slice(0, SHOWN_LENGTH)}…` : wish;
    return against.length > 0
      ? `"${shown}": collides with the facts, ${against.join('; ')}. Say how you solved it.`
      : `"${shown}": nothing in the facts stands against it. Say where it is met.`;
  });
}
