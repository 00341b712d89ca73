import type { TextPart } from '#contracts/strategy.ts';
import lexicon from '#lexicon/crawl/site-functions.json' with { type: 'json' };
import { once } from '#text/memoize.ts';
import { isCopyNoise } from '#text/noise.ts';
import { comparable } from '#text/words.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, siteText } from '../site-text.ts';

/** Buttons next to each other that choose one of several things have short names, and there are three, or two that name opposite states. */
const FEWEST = 3;
const isPair = (row: readonly string[]) =>
  row.length === 2 && lexicon.states.some((states) => row.every((label) => states.includes(comparable(label))));
const WORDS = 2;
const LANGUAGES = new Set(lexicon.languageNames);
const CONTROLS = new Set([
  'menu',
  'close',
  'open',
  'next',
  'previous',
  'prev',
  'back',
  'ok',
  'search',
  'submit',
  'play',
  'pause',
  'stop',
  'accept',
  'decline',
]);

const isChoice = (text: string) =>
  text.split(' ').length <= WORDS &&
  !comparable(text)
    .split(' ')
    .some((word) => CONTROLS.has(word)) &&
  !isCopyNoise(text);

/** Rows of neighboring buttons of a page, each by its labels. */
function rowsOf(parts: readonly TextPart[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { kind, text } of [...parts, { kind: 'text' as const, text: '' }]) {
    if (kind === 'button' && isChoice(siteText(text))) row.push(siteText(text));
    else {
      const labels = [...new Set(row)];
      if (labels.length >= FEWEST || isPair(labels)) rows.push(labels);
      row = [];
    }
  }
  return rows;
}

/**
 * The switches and filters of today that scripts work, such as dark and light or the kinds of a gallery: `"Dark" / "Light" on every page`. Without
 * those of which the copy in `shown` speaks, and languages, which the plan decides.
 */
export function switchLines({ strategy }: PromptContext, shown: string): string[] {
  const kept = new Set(strategy.engineer.pagePlan.filter(({ decision }) => decision === 'keep').map(({ path }) => path));
  const given = once(() => comparable(shown));
  const isGiven = (row: readonly string[]) => row.every((label) => given().includes(comparable(label)));
  const seen = new Set<string>();
  return (strategy.craft.wholeTexts ?? [])
    .filter(({ path }) => path === '' || kept.has(path))
    .flatMap(({ path, parts }) =>
      rowsOf(parts).flatMap((row) => {
        const key = row.join(' / ');
        if (seen.has(key) || row.every((label) => LANGUAGES.has(comparable(label))) || isGiven(row)) return [];
        seen.add(key);
        return `Switch or filter ${row.map(quoted).join(' / ')} on ${path === '' ? 'every page' : siteText(path)}: keep what it does.`;
      }),
    );
}
