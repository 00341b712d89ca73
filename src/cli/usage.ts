import { BUILDER_IDS } from '#contracts/builder-ids.ts';

export const USAGE = `Sitebrief analyzes a website, writes a prompt for an AI website builder, draws the proposed site and checks the new one.

  npm run -s cli -- analyze <url> [options]
  npm run -s cli -- prompt <url> --builder <name> [options]
  npm run -s cli -- blueprint <url> --out DIR [options]
  npm run -s cli -- brief <url> [options] > brief.json
  npm run -s cli -- verify <new-url> --brief brief.json [--json]

Options
  --max-pages N            pages to crawl, 1 to 1000 (12)
  --render auto|always|never
                           render pages in a browser (auto)
  --competitors URL,URL    competitors to include
  --facts FILE             what the owner says about the business, as a JSON list
                           of {field, action, text, was ...}
  --json                   analyze: print the full analysis as JSON
                           verify: print the report as JSON
  --builder NAME           prompt: ${BUILDER_IDS.join(', ')}
                           brief, verify: for whom fix prompts are written
  --custom "..."           prompt: your own criteria, for builder custom
  --out DIR                prompt: write it to a folder, with the files that go with it
                           blueprint: the folder for its pages; open index.html
  --images copy|link|none  blueprint: copy the site's images, link them, or show none (copy)
  --brief FILE             verify: what brief printed about the old site
  --auth USER:PASSWORD     verify: for a new site behind basic authentication; sent to
                           its host only. Or set VERIFY_AUTH in the environment
  --help                   show this help

The result goes to standard output, progress to standard error.
Exit status: 0 success, 1 the analysis failed, 2 wrong usage or settings.
verify: 0 nothing is red, 1 something is red, 2 wrong usage, 3 the site could not be checked.
`;
