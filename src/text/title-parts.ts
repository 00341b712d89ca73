const SEPARATOR = /\s+[|–—·»•:]+\s+|\s+-\s+|\s*\|\s*/u;

/** The parts of a page's title: `Name | what it does` gives `Name` and `what it does`; [] for an empty one. */
export function titleParts(title: string): string[] {
  return title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
