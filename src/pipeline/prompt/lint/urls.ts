import { mentions } from '../mentions.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** A sentence with one word of each list says that unchanged URLs stay. */
const URL_WORDS = ['path*', 'address*', 'slug*', 'route*', 'url*'];
const STAY_WORDS = [...['stay*', 'unchanged', 'not change', 'no change*', 'as before'], ...['it has', 'it had', 'they have', 'they had']];
/** A redirect to the home page, as lines write it: `/old -> / (301)`. */
const TO_HOME = /\/\S+ *(?:->|→|=>|to) *\/(?: *\(30[18]\)|[,;.]? *$)/;
/** From this many redirects to the home page on, they count as sent there in bulk (soft 404, Google "Site moves"). */
const BULK = 3;

/** A redirect as lines write it. */
const REDIRECT = /(\/[^\s,;]*) *(?:->|→|=>) *(\/[^\s,;]*) *\(30[18]\)/gu;

/** A target of redirects that is itself redirected; '' without one. */
function chainOf(texts: readonly string[]): string {
  const moves = texts.flatMap((text) => [...text.matchAll(REDIRECT)].map(([, from = '', to = '']) => ({ from, to })));
  const moved = new Set(moves.map(({ from }) => from));
  return moves.find(({ to }) => moved.has(to))?.to ?? '';
}

export const urls: Lint = {
  id: 'urls',
  point: 9,
  gate: true,
  title: 'URLs stay, and each change has its redirect',
  check({ lines, text, strategy: { engineer } }): Verdict {
    const changes = engineer.urlMap;
    const left = changes
      .filter(({ from, to, status }) => {
        const wanted = [siteText(from), siteText(to), String(status)];
        return !lines.some((line) => wanted.every((words) => line.text.includes(words)));
      })
      .map(({ from }) => from);
    if (left.length > 0) return { marks: 0, reason: `No redirect for ${left.slice(0, 3).join(', ')}.` };
    const chained = chainOf(lines.map((line) => line.text));
    if (chained !== '') return { marks: 0, reason: `The redirect to ${chained} leads to another redirect.` };
    const home = lines.filter((line) => TO_HOME.test(line.text)).length;
    if (home >= BULK) return { marks: 0, reason: `${home} old URLs lead to the home page, which search engines treat as lost pages.` };
    const saysSo = text.split(/[.\n]/).some((sentence) => mentions(sentence, URL_WORDS) && mentions(sentence, STAY_WORDS));
    if (!saysSo) return missing(['that unchanged URLs stay'], { of: 2, what: 'The prompt does not say' });
    return passed(changes.length === 0 ? 'All URLs stay, and the prompt says so.' : `${changes.length} changes, each with its redirect.`);
  },
};
