import { BuilderId } from '#contracts/builder.ts';

export const USAGE = `Sitebrief analyzes a website and writes a prompt for an AI website builder, and draws the proposed site.

  npm run -s cli -- analyze <url> [options]
  npm run -s cli -- prompt <url> --builder <name> [options]
  npm run -s cli -- blueprint <url> --out DIR [options]

Options
  --max-pages N            pages to crawl, 1 to 1000 (12)
  --render auto|always|never
                           render pages in a browser (auto)
  --competitors URL,URL    competitors to include
  --facts FILE             what the owner says about the business, as a JSON list
                           of {field, action, text, was ...}
  --json                   analyze: print the full analysis as JSON
  --builder NAME           prompt: ${BuilderId.options.join(', ')}
  --custom "..."           prompt: your own criteria, for builder custom
  --out DIR                prompt: write it to a folder, with the files that go with it
                           blueprint: the folder for its pages; open index.html
  --images copy|link|none  blueprint: copy the site's images, link them, or show none (copy)
  --help                   show this help

The result goes to standard output, progress to standard error.
Exit status: 0 success, 1 the analysis failed, 2 wrong usage or settings.
`;
