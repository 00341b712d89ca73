/** How an element is nested, without its place among its siblings: cards of a row are alike. */
export const shapeOf = (selector: string): string =>
  selector
    .split(' > ')
    .map((step) => step.split(':nth-of-type', 1)[0])
    .join(' > ');
