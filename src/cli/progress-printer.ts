import { PROGRESS_STEPS, type ReportProgress } from '#contracts/progress.ts';

/** Prints progress as lines: one per crawled page and one per new message. */
export function progressPrinter(write: (line: string) => void): ReportProgress {
  let last = '';
  return ({ step, message, page }) => {
    const line = page ? `  ${page.path}  ${page.title}`.trimEnd() : message;
    if (line === last) return;
    last = line;
    write(page ? `${line}\n` : `[${step}/${PROGRESS_STEPS.length}] ${line}\n`);
  };
}
