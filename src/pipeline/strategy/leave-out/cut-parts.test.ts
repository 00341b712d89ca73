import { expect, it } from 'vitest';
import type { TextPart } from '#contracts/strategy.ts';
import { partsWithout } from './cut-parts.ts';
import { createCutter } from './cut-sentences.ts';

const text = (words: string): TextPart => ({ kind: 'text', text: words });
const heading = (words: string, level = 3): TextPart => ({ kind: 'heading', text: words, level });
const cutter = createCutter([{ text: 'Tropical Storm Bertha', isExact: true }]);
const left = (parts: TextPart[]) => partsWithout(parts, cutter).map((part) => part.text);

it('an entry whose heading and text speak of what is left out goes whole, with the date above it', () => {
  const news = [
    heading('News', 2),
    text('July 22, 2026'),
    heading('We built an office'),
    text('It is open.'),
    text('July 23, 2026'),
    heading('Tropical Storm Bertha'),
    text('Tropical Storm Bertha is near. It moves west at 11 kt.'),
    { kind: 'button', text: 'Read more' } satisfies TextPart,
    text('July 26, 2026'),
    heading('Gift cards'),
    text('From 5 euro.'),
  ];
  expect(left(news)).toEqual(['News', 'July 22, 2026', 'We built an office', 'It is open.', 'July 26, 2026', 'Gift cards', 'From 5 euro.']);
});

it('text that says nothing of it stays without its heading', () => {
  expect(left([heading('Tropical Storm Bertha'), text('We are open all week.')])).toEqual(['We are open all week.']);
});

it('the last entry ends with the page, and a heading of a higher level ends one', () => {
  const entry = [heading('Tropical Storm Bertha'), text('Tropical Storm Bertha is near. It moves west.')];
  expect(left(entry)).toEqual([]);
  expect(left([...entry, heading('Contact', 2), text('Call us.')])).toEqual(['Contact', 'Call us.']);
});
