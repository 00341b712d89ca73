import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

const STAYS =
  /\b(?:paths?|address(?:es)?|slugs?|routes?|urls?)\b[^.\n]{0,80}\b(?:stays?|unchanged|it (?:has|is|had)|they have|what it is|not change|no .{0,20}changes?|before)\b|\b(?:no|none)\b[^.\n]{0,40}\b(?:address|path|slug|redirect)\w*\b[^.\n]{0,20}\bchanges?\b|\bkeep\b[^.\n]{0,40}\b(?:path|address|slug|route)/i;
/** From so many redirects to the home page on they count as sent there in bulk (soft 404, Google "Site moves"). */
const BULK = 3;

export const urls: Lint = {
  id: 'urls',
  point: 9,
  gate: true,
  title: 'Addresses stay, and each change has its redirect',
  check({ lines, text, strategy: { engineer } }): Verdict {
    const changes = engineer.urlMap;
    const left = changes.filter(({ from, to, status }) => {
      const [old, next] = [siteText(from), siteText(to)];
      return !lines.some((line) => line.text.includes(old) && line.text.includes(next) && line.text.includes(String(status)));
    });
    if (left.length > 0)
      return {
        marks: 0,
        reason: `No redirect for ${left
          .map(({ from }) => from)
          .slice(0, 3)
          .join(', ')}.`,
      };
    const home = lines.filter((line) => /\/\S+ *(?:->|→|=>|to) *\/(?: *\(30[18]\)|[,;.]? *$)/.test(line.text)).length;
    if (home >= BULK) return { marks: 0, reason: `${home} old addresses lead to the home page, which search engines treat as lost pages.` };
    if (!STAYS.test(text)) return missing(['that unchanged addresses stay'], { of: 2, what: 'It is not said' });
    return passed(
      changes.length === 0 ? 'All addresses stay, and the prompt says so.' : `${changes.length} changes, each with its redirect.`,
    );
  },
};
