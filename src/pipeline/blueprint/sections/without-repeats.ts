import type { Entry, SectionContent } from '../pages/page-content.ts';
import { foldLetters } from '../sources/site-texts.ts';
import creditStarts from './credit-starts.json' with { type: 'json' };

/** Fewest letters of a heading that repeats part of the page's own. */
const REPEATED = 10;

/** A heading that says again what the page's own heading says is left out. */
export function withoutRepeatedHeading(sections: readonly SectionContent[]): SectionContent[] {
  const own = foldLetters(sections[0]?.heading?.text ?? '');
  const isRepeated = (text: string) => text.length >= REPEATED && own.includes(text);
  return sections.map((section, index) =>
    index > 0 && section.kind !== 'closing' && section.heading && isRepeated(foldLetters(section.heading.text))
      ? { ...section, heading: null }
      : section,
  );
}

/** A heading that only credits a photo is a line below the text. */
export function withoutCredit(section: SectionContent, index: number): SectionContent {
  const { heading, flow } = section;
  if (index === 0 || !heading || !creditStarts.some((start) => heading.text.toLowerCase().startsWith(start))) return section;
  return { ...section, heading: null, flow: [...flow, { kind: 'paragraph', words: heading, href: '' }] };
}

/** Longest heading; a longer one is a text that a page marks as a heading. Letters. */
const HEADING = 160;

/** A text that is marked as a heading is the first text below it. */
export function withoutLongHeading(section: SectionContent, index: number): SectionContent {
  const { heading, text } = section;
  return index > 0 && heading && heading.text.length > HEADING ? { ...section, heading: null, text: [heading, ...text] } : section;
}

/** Proof in a line below the opening says only what the opening does not. */
export function withoutSaidCues(sections: readonly SectionContent[]): SectionContent[] {
  const [opening] = sections;
  const said = new Set(
    [...(opening?.text ?? []), ...(opening?.entries ?? []).flatMap(({ title, text }) => title ?? text ?? [])].map(({ text }) =>
      foldLetters(text),
    ),
  );
  const newOf = (words: Entry['text']) => (words && !said.has(foldLetters(words.text)) ? words : null);
  return sections.map((section) => {
    if (section.kind !== 'proof-cue') return section;
    const entries = section.entries.map((entry) => ({ ...entry, title: newOf(entry.title), text: newOf(entry.text) }));
    const { heading, text } = section;
    return { ...section, heading: newOf(heading), text: text.filter(newOf), entries: entries.filter(({ title, text }) => title ?? text) };
  });
}
