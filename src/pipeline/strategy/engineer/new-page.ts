import type { HeadData, SectionPlan } from '#contracts/strategy.ts';
import { cutAtWord } from '#text/truncate.ts';

const DESCRIPTION_LENGTH = 160;

/** The first section of a page that the new site adds: its heading alone. */
export const newHero = (heading: string, button: SectionPlan['button'] = null): SectionPlan => ({
  ...{ id: 'hero', kind: 'hero', purpose: 'Say at once what this page is about and for whom.', heading, button },
  ...{ forms: [], carryOver: { rest: false, sections: [] }, text: [], items: [], images: [], evidence: [] },
});

/** The head of a page that the new site adds. `reason`: why the page is added. */
export function newHead(
  { path, url, reason }: { path: string; url: string; reason: string },
  { title, description, h1 }: Record<'title' | 'description' | 'h1', string>,
): HeadData {
  const line = (text: string) => ({ now: '', new: text, reason });
  return { path, title: line(title), description: line(cutAtWord(description, DESCRIPTION_LENGTH)), h1: line(h1), canonical: url };
}
