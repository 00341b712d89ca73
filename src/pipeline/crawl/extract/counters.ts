import type { Page } from '#contracts/page.ts';
import type { PageFactReader } from './page-facts.ts';

/** Attributes from which common scripts take the figure that they count up to. */
const NAMES = new Set([
  'data-target',
  'data-count',
  'data-counter',
  'data-count-to',
  'data-countup',
  'data-counterup-nums',
  'data-to',
  'data-to-value',
  'data-end',
  'data-stop',
  'data-number',
  'data-value',
  'data-final',
  'data-purecounter-end',
]);
const MAX_LENGTH = 12;

/** The figure of an attribute that counters use; '' for other attributes and other values. */
export function counterFigure(name: string, value: string): string {
  if (!NAMES.has(name)) return '';
  const figure = value.trim();
  const isFigure =
    figure.length <= MAX_LENGTH && figure !== '' && figure !== '0' && [...figure].every((sign) => '0123456789.,'.includes(sign));
  return isFigure && Number.isFinite(Number.parseInt(figure, 10)) ? figure : '';
}

/** The text of a counter with the figure that it ends at: `0+` and 221 give `221+`. Texts that are no zero stay. */
export function withFigure(text: string, figure: string): string {
  const shown = text.trim();
  const [zero, sign = ''] = shown;
  return zero === '0' && shown.length <= 2 && !'0123456789.,:'.includes(sign || 'x') ? text.replace('0', figure) : text;
}

const MAX_COUNTERS = 20;

/** The figures of a page that its HTML shows as zero. */
export function readCounters(reader: PageFactReader): Pick<Page, 'counters'> {
  const counters = reader.state.counters
    .slice(0, MAX_COUNTERS)
    .map((element) => ({ figure: reader.textOf(element), selector: reader.selectorOf(element) }));
  return counters.length > 0 ? { counters } : {};
}
