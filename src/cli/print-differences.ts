import { AREA_NAMES, type Difference, type DifferenceArea, type Differences } from '#contracts/differences.ts';
import { plain, type Style } from './style.ts';

/** Differences printed of one area; the rest is counted. */
const MOST = 40;
const short = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

function lines({ kind, page, what, before, after }: Difference, style: Style): string[] {
  const where = `${what}${page && `, ${page}`}`;
  if (kind === 'appeared') return [`  ${style('green', '+')} ${where}: ${short(after)}`];
  if (kind === 'gone') return [`  ${style('red', '-')} ${where}: ${short(before)}`];
  return [
    `  ${style('yellow', '~')} ${where}`,
    `      before: ${short(before) || '(nothing)'}`,
    `      after:  ${short(after) || '(nothing)'}`,
  ];
}

/** Differences as text for a terminal, by area. */
export function printDifferences({ before, after, isSameSite, differences, notes }: Differences, style: Style = plain): string {
  const areas = Map.groupBy(differences, ({ area }) => area);
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  const key = isSameSite ? '+ appeared, - gone, ~ changed' : `+ only on ${after}, - only on ${before}, ~ different`;
  return [
    style('bold', before === after ? `Two analyses of ${before}` : `${before} and ${after}`),
    differences.length === 0 ? style('green', 'No differences.') : `${count} (${key})`,
    ...(Object.keys(AREA_NAMES) as DifferenceArea[]).flatMap((area) => {
      const own = areas.get(area) ?? [];
      if (own.length === 0) return [];
      const more = own.length > MOST ? [`  ... and ${own.length - MOST} more`] : [];
      return ['', style('bold', `${AREA_NAMES[area]} (${own.length})`), ...own.slice(0, MOST).flatMap((one) => lines(one, style)), ...more];
    }),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
  ].join('\n');
}
