/** How often is told how far an answer is: each time is a row in the database. */
const REPORT_EVERY_MS = 1_000;

/** Passes on at most one report a second of how much a model has written, the first one at once. */
export function reportCharacters(pass: (characters: number) => void): (characters: number) => void {
  let next = 0;
  return (characters) => {
    if (performance.now() < next) return;
    next = performance.now() + REPORT_EVERY_MS;
    pass(characters);
  };
}
