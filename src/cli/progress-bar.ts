import { PROGRESS_STEPS, type ReportProgress } from '#contracts/progress.ts';
import { plain, type Style } from './style.ts';

const WIDTH = 20;
/** Columns of a terminal that does not tell, or says 0. */
const COLUMNS = 80;
/** Back to the start of the line, and erase it (ECMA-48, EL). */
const ERASE = '\r\u001b[K';

type Terminal = { write(text: string): unknown; columns?: number };

/** Shows progress in one line of a terminal that is drawn again and again. `clear` takes it away. */
export function progressBar(terminal: Terminal, style: Style = plain): { report: ReportProgress; clear(): void } {
  let isShown = false;
  return {
    report({ step, message, page, pagesRead, pagesTotal }) {
      const within = page && pagesTotal > 0 ? Math.min(1, pagesRead / pagesTotal) : 0;
      const filled = Math.round(((step - 1 + within) / PROGRESS_STEPS.length) * WIDTH);
      const what = page ? `${pagesRead} of ${pagesTotal} pages, ${page.path}` : message;
      const room = (terminal.columns || COLUMNS) - WIDTH - 2;
      const line = what.length > room ? `${what.slice(0, Math.max(0, room - 1))}…` : what;
      terminal.write(`${ERASE}${style('green', '━'.repeat(filled))}${style('dim', '━'.repeat(WIDTH - filled))} ${line}`);
      isShown = true;
    },
    clear() {
      if (isShown) terminal.write(ERASE);
      isShown = false;
    },
  };
}
