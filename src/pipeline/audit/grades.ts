import type { Grade } from '#contracts/finding.ts';
import table from './grades.json' with { type: 'json' };

/** Grade and source of each audit by its id. */
export const GRADES: ReadonlyMap<string, { grade: Grade; gradeSource: string }> = new Map(
  Object.entries(table).flatMap(([grade, audits]) =>
    Object.entries(audits).map(([id, gradeSource]) => [id, { grade: grade as Grade, gradeSource }]),
  ),
);
