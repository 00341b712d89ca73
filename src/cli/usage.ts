import { BuilderId } from '#contracts/builder.ts';

export const USAGE = `Sitebrief reads a website and writes a brief for an AI website builder.

  npm run -s cli -- analyze <url> [options]
  npm run -s cli -- prompt <url> --builder <name> [options]

Options
  --max-pages N            pages to read, 1 to 1000 (12)
  --render auto|always|never
                           run the pages' scripts in a browser (auto)
  --competitors URL,URL    competitors to compare with
  --json                   analyze: the whole analysis as JSON
  --builder NAME           prompt: ${BuilderId.options.join(', ')}
  --custom "..."           prompt: your own criteria, for the builder custom
  --help                   this text

The result goes to standard output, progress to standard error.
Exit status: 0 done, 1 the site could not be analysed, 2 bad usage.
`;
