// What the npm package's command starts, bundled into one small CommonJS file: Node reads that without its loader of ES modules, so that help,
// the version and completion scripts take little longer than Node itself. Everything else, wrong usage too, is for the program.
import { quickAnswer } from './quick-answer.ts';

/** @returns {string | null} */
function answerQuickly() {
  try {
    return quickAnswer(process.argv.slice(2), 'sitebrief');
  } catch {
    return null;
  }
}

const answer = answerQuickly();
if (answer === null) void import('./start.js');
else process.stdout.on('error', () => undefined).write(answer); // Who reads only its beginning leaves early.
