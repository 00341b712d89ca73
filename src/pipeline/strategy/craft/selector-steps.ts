/** The steps of a CSS path through the document, outermost first. */
export function stepsOf(selector: string): string[] {
  return selector.split('>').map((step) => step.trim());
}

/** Whether an element is inside a link. */
export const isInLink = (selector: string): boolean => stepsOf(selector).some((step) => step === 'a' || step.startsWith('a:'));

/** How many steps two paths share from the outside: how near two elements are. */
export function sharedSteps(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/** Whether a row is in the head of its table. */
export const isInTableHead = (selector: string): boolean => stepsOf(selector).includes('thead');
