// What the check of a new site notices: for each site of a corpus, its blueprint is published as the new site and put right by its own fix
// prompts until it is green. Then problems are planted, one at a time: each must be found at its place, and a script that knows nothing but
// the words of the fix prompts must turn it green again. Copies in other forms (split, joined, moved, re-quoted) must lose nothing.
//
//   npm run -s verify:faults -- --corpus FOLDER [--only SLUG,SLUG] [--browser] [--self] [--details]  words: allow
//
// The corpus has a folder of plain files for each site in sites/. --browser plants what only a browser sees. --self only holds each old
// site against its own brief. Exit status 1 when less than 95 % is found, a clean copy is red, more than 2 % of kept texts are called lost,
// an old site differs from its own brief, a report differs from run to run, or a message is longer than its builder takes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusBriefs } from './verify/corpus-briefs.ts';
import { createSums, isGood, summaryOf } from './verify/sums.ts';
import { trySite } from './verify/try-site.ts';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string' },
    browser: { type: 'boolean', default: false },
    self: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
});

const { corpus, browser, self: isSelf } = options;
if (corpus === undefined || !existsSync(join(corpus, 'sites'))) {
  console.error('Please pass --corpus FOLDER, a folder with sites/.');
  process.exit(2);
}
const say = (line: string) => console.log(line);
const detail = (line: string) => options.details && say(`    ${line.slice(0, 300)}`);

const { sites, close } = await corpusBriefs(join(corpus, 'sites'), { slugs: options.only?.split(',') ?? [], browser });
const sums = createSums();
try {
  for (const site of sites) say(await trySite(site, sums, { browser, isSelf, detail }));
} finally {
  await close();
}
for (const line of summaryOf(sums, isSelf)) say(line);
if (!isGood(sums)) process.exitCode = 1;
