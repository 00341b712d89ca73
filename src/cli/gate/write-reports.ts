import { writeFileSync } from 'node:fs';
import type { Analysis } from '#contracts/analysis.ts';
import type { Baseline } from '#contracts/baseline.ts';
import { AppError } from '#contracts/errors.ts';
import type { Verification } from '#contracts/verification.ts';
import { type Judgment, judgeFindings, makeBaseline } from '#pipeline/gate/judge-findings.ts';
import type { GateOptions, ReportFiles } from '../read-arguments.ts';
import { junitOfAnalysis, junitOfVerification } from './junit.ts';
import { sarifOfAnalysis, sarifOfVerification } from './sarif.ts';

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

function write(file: string, text: () => string): void {
  if (file === '') return;
  try {
    writeFileSync(file, text());
  } catch (cause) {
    throw new AppError('invalid-input', `The file "${file}" can't be written.`, { cause });
  }
}

/** Judges the findings of an analysis and writes the files that were asked for. Throws `invalid-input` for one that can't be written. */
export function runGate(
  analysis: Analysis,
  options: GateOptions,
  { baseline, version }: { baseline: Baseline | null; version: string },
): Judgment {
  const { failOn, sarif, junit, writeBaseline } = options;
  const judgment = judgeFindings(analysis, { baseline, failOn });
  write(sarif, () => json(sarifOfAnalysis({ url: analysis.url, judgment, hasBaseline: baseline !== null, version })));
  write(junit, () => junitOfAnalysis(analysis, judgment, failOn));
  write(writeBaseline, () => json(makeBaseline(analysis)));
  return judgment;
}

/** Writes the reports of a check of a new site. Throws `invalid-input` for a file that can't be written. */
export function writeReports(verification: Verification, { sarif, junit }: ReportFiles, version: string): void {
  write(sarif, () => json(sarifOfVerification(verification, version)));
  write(junit, () => junitOfVerification(verification));
}
