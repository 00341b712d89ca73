/** The steps of a CSS path through the document, outermost first. */
export function stepsOf(selector: string): string[] {
  return selector.split('>').map((step) => step.trim());
}

/** Whether an element is inside a link. */
export const isInLink = (selector: string): boolean => stepsOf(selector).some((step) => step === 'a' || step.startsWith('a:'));

/**
 * Finds the group that an element belongs to: the first of those with an element that shares the longest path from the outside with it; 0 where
 * none shares a step. Takes the paths of each group's elements.
 */
export function nearestGroup(groups: readonly (readonly string[])[][]): (steps: readonly string[]) => number {
  const firstWith = new Map<string, number>();
  for (const [index, paths] of groups.entries())
    for (const steps of paths)
      for (let length = steps.length; length > 0; length -= 1) {
        const start = steps.slice(0, length).join('>');
        // Where a start is known, the shorter ones are, too.
        if (firstWith.has(start)) break;
        firstWith.set(start, index);
      }
  return (steps) => {
    for (let length = steps.length; length > 0; length -= 1) {
      const index = firstWith.get(steps.slice(0, length).join('>'));
      if (index !== undefined) return index;
    }
    return 0;
  };
}

/** How many steps two paths share from the outside: how near two elements are. */
export function sharedSteps(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/** Whether a row is in the head of its table. */
export const isInTableHead = (selector: string): boolean => stepsOf(selector).includes('thead');
