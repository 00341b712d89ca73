import type { CopyLine } from '#contracts/strategy.ts';
import { legalPathsOf } from '../legal-page.ts';
import type { StrategyFields } from '../write-sentences.ts';
import type { Cutter } from './cut-sentences.ts';
import { withoutTexts } from './without-texts.ts';

/** Everything the strategy says without what is left out. Headline, buttons and what the owner wrote stay. */
export function withoutStatements<Fields extends StrategyFields>(fields: Fields, cutter: Cutter): Fields {
  const { craft, site, evaluate, xFactor, opening } = fields;
  const { cut } = cutter;
  const legal = legalPathsOf(fields.engineer.pagePlan);
  const keep = <T extends { text: string }>(list: readonly T[]) => list.filter(({ text }) => cut(text) === text);
  // What goes is not to be kept: by its words, or by all that it was read from.
  const lasting = (list: readonly CopyLine[]) =>
    keep(list).filter(({ evidence }) => evidence.length === 0 || evidence.some(({ snippet }) => cut(snippet) !== ''));
  return {
    ...fields,
    site: { ...site, purpose: cut(site.purpose), offers: site.offers.map((offer) => ({ ...offer, description: cut(offer.description) })) },
    evaluate: { ...evaluate, works: keep(evaluate.works) },
    xFactor: {
      ...xFactor,
      statement: xFactor.statement && cut(xFactor.statement.text) === xFactor.statement.text ? xFactor.statement : null,
      differences: keep(xFactor.differences),
    },
    craft: {
      ...craft,
      visitors: craft.visitors.map((visitor) => ({ ...visitor, goal: cut(visitor.goal) === visitor.goal ? visitor.goal : '' })),
      pages: craft.pages.flatMap((page) => (legal.has(page.path) ? [page] : withoutTexts([page], cutter))),
    },
    ...(opening
      ? { opening: { ...opening, believe: keep(opening.believe), ...(opening.keep ? { keep: lasting(opening.keep) } : {}) } }
      : {}),
  };
}
