import type { InventionKind } from '../../compare/invented-parts.ts';
import { describeParts, findInventions } from '../../compare/inventions.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';

type Rule = Omit<Check, 'check' | 'area'> & { kind: InventionKind };

/**
 * Declares a check of what sentences say that neither the old site, the plan nor the owner has. A sentence with several inventions is one
 * entry, of the check of the worst; it names them all.
 */
export function defineInventionCheck({ kind, ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area: 'invention',
    check: (comparison) =>
      findInventions(comparison)
        .filter((invention) => invention.kind === kind)
        .map(
          ({ sentence, parts }): Draft => ({
            ...{ status: 'invented', page: sentence.page, element: sentence.selector, new: sentence.text },
            why: `Neither today’s site nor the owner has ${describeParts(parts)}.`,
          }),
        ),
  });
}
