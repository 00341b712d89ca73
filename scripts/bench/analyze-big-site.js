// The command line on a big made-up site, in a process of its own: `node scripts/bench/analyze-big-site.js <port> <pages>`. Prints the
// analysis, then the process's memory in MB: at half of the pages, at the last one, and its peak to the end. Plain JavaScript as
// src/cli/start.js is, so that nothing is loaded that the command line itself does without. Starts again with the settings of malloc, as that
// file does for big sites, while the arguments are still its own.
import '../../src/limit-memory.js';

const [port = '', count = '1000'] = process.argv.slice(2);
/** @type {number[]} */
const rssAt = [];
const writeError = process.stderr.write.bind(process.stderr);
// Each page is one line that begins with two spaces (`progress-printer.ts`).
process.stderr.write = (line) => {
  if (typeof line !== 'string' || !line.startsWith('  ')) return writeError(line);
  rssAt.push(process.memoryUsage.rss());
  return true;
};
process.env.EGRESS_RESOLVE = `bench.example=127.0.0.1:${port}`;
process.argv.splice(2, 2, 'analyze', 'http://bench.example/', '--json', '--render', 'never', '--max-pages', count);
await import('../../src/cli/start.js');
const megabytes = (bytes = Number.NaN) => Math.round(bytes / 1e6);
const memory = {
  pages: rssAt.length,
  half: megabytes(rssAt[Math.ceil(rssAt.length / 2) - 1]),
  end: megabytes(rssAt.at(-1)),
  // maxRSS is in kilobytes.
  peak: megabytes(process.resourceUsage().maxRSS * 1024),
};
process.stdout.write(`${JSON.stringify(memory)}\n`);
