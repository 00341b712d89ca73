import { headRow } from '../../prompt/sections/head.ts';
import type { Comparison } from '../compare/comparison.ts';
import type { FixValue } from '../define-check.ts';
import { expectedImages } from './expected-images.ts';

const LABELS = { heading: 'Heading', text: 'Text' } as const;

/** What a planned page has to show, for a builder that makes it again: head data, texts and images in reading order, or where to copy it from. */
export function pageContent({ brief, expected }: Pick<Comparison, 'brief' | 'expected'>, path: string): FixValue[] {
  const { pagePlan, head } = brief.strategy.engineer;
  const texts = expected.filter((text) => text.path === path && text.mayGo === '');
  const planned = pagePlan.find((page) => page.path === path);
  const own = head.find((entry) => entry.path === path);
  const { title = '', description = '', h1 = '' } = own ? headRow(own, brief.strategy) : {};
  if (texts.length === 0) return planned?.url ? [{ label: 'Copy it from', text: planned.url, as: 'url' }] : [];
  const others = texts.filter(({ text }) => text !== h1).map(({ kind, text }): FixValue => ({ label: LABELS[kind], text }));
  const images = expectedImages(brief).filter((image) => image.path === path);
  return [
    { label: 'Title', text: title },
    { label: 'Meta description', text: description },
    { label: 'h1', text: h1 },
    ...others,
    ...images.flatMap(({ image }) => imageValues(image)),
  ].filter(({ text }) => text !== '');
}

/** Where the file of an image is today, and its alternative text. */
export const imageValues = ({ src, alt }: { src: string; alt: string | null }): FixValue[] => [
  { label: 'Image file', text: src, as: 'url' },
  ...(alt ? [{ label: 'Alternative text', text: alt }] : []),
];
