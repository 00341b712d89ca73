// Reads a fix prompt as a builder would: its points, each with what to do and the values it names. Nothing else is known.
import type { FixPrompt } from '#contracts/verification.ts';
import instructions from '#pipeline/verify/fix-prompts/instructions.json' with { type: 'json' };

export type Value = { label: string; text: string };

/** One point of a message, as it is written. */
export type Point = {
  /** The check whose instruction the point repeats; several checks may give the same one, and then it does not matter which. */
  check: string;
  page: string;
  element: string;
  /** Everything in the first line after the instruction: what an audit advises. */
  advice: string;
  values: Value[];
};

const ORDERS = Object.entries(instructions.instructions)
  .map(([check, { do: order }]) => ({ check, order }))
  .toSorted((a, b) => b.order.length - a.order.length);
const FIRST_LINE = /^\d+\. (?:Route|Page) (\S+?)(?:, (.*?))?: $/;
const VALUE = /^([\p{L}\d -]+?)(?: \(part (\d+) of \d+\))?: (.*)$/u;

const unquoted = (text: string) => (text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text);

type Part = Value & { part: number; isQuoted: boolean };

function readPoint(text: string): (Omit<Point, 'values'> & { parts: Part[] }) | null {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trim());
  const order = ORDERS.find((entry) => first.includes(`: ${entry.order}`));
  const at = order ? first.indexOf(`: ${order.order}`) : -1;
  const place = FIRST_LINE.exec(first.slice(0, at + 2));
  if (!order || !place) return null;
  const parts = lines.flatMap((line): Part[] => {
    const [, label = '', part = '1', value = ''] = VALUE.exec(line) ?? [];
    return label === '' || label === 'Done when'
      ? []
      : [{ label, text: unquoted(value), part: Number(part), isQuoted: value.startsWith('"') }];
  });
  return {
    check: order.check,
    page: place[1] ?? '/',
    element: place[2] ?? '',
    advice: first.slice(at + 2 + order.order.length).trim(),
    parts,
  };
}

/** The points of some messages in their order; a value that goes over several points is one value again, in the first of them. */
export function pointsOf(prompts: readonly Pick<FixPrompt, 'text'>[]): Point[] {
  const points: Point[] = [];
  const open = new Map<string, Value>();
  for (const { text } of prompts)
    for (const part of text.split('\n\n')) {
      const point = readPoint(part);
      if (!point) continue;
      const values: Value[] = [];
      for (const value of point.parts) {
        const before = value.part > 1 ? open.get(value.label) : undefined;
        if (before) before.text += value.isQuoted ? ` ${value.text}` : value.text;
        else {
          const first = { label: value.label, text: value.text };
          open.set(value.label, first);
          values.push(first);
        }
      }
      const { check, page, element, advice } = point;
      if (values.length > 0 || point.parts.length === 0) points.push({ check, page, element, advice, values });
    }
  return points;
}

/** What a point says under a label; '' where it has none. */
export const given = ({ values }: Point, label: string): string => values.find((value) => value.label === label)?.text ?? '';
