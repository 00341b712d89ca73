import { isDigits } from '#text/characters.ts';

/** Sizes by width, from large to small: `44/30/22`. A date is written in another order, or with a year. */
export function areSizes(figure: string): boolean {
  const sizes = figure.split('/');
  return (
    sizes.length > 2 && sizes.every((size, at) => size.length === 2 && isDigits(size, 2) && (at === 0 || size < (sizes[at - 1] ?? '')))
  );
}
