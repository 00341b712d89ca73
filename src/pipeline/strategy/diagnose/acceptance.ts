import type { AuditCategory } from '#contracts/finding.ts';
import type { AcceptanceTest, Recommendation, Strategy } from '#contracts/strategy.ts';
import { HEAD_FINDINGS } from '../engineer/head-data.ts';
import { categoryOf } from '../finding-groups.ts';
import { homePath } from '../strategy-fields.ts';

const AREA: Record<AuditCategory, AcceptanceTest['area']> = {
  seo: 'seo',
  ux: 'content',
  accessibility: 'accessibility',
  performance: 'speed',
  content: 'content',
  security: 'seo',
};

/** A finding of an audit that is not ours any more belongs where its advice does. */
function areaOf({ part }: Recommendation, findingId: string): AcceptanceTest['area'] {
  if (HEAD_FINDINGS.has(findingId)) return 'head';
  return AREA[categoryOf(findingId) ?? (part === 'craft' ? 'content' : 'seo')];
}

/** The checklist that the new site has to pass: promise, URLs, head data, forms, proof, budgets, and one test for each kind of finding. */
export function acceptanceList({
  evaluate,
  craft,
  engineer,
  elevate,
}: Pick<Strategy, 'evaluate' | 'craft' | 'engineer' | 'elevate'>): AcceptanceTest[] {
  const tests: AcceptanceTest[] = [];
  const add = (id: string, area: AcceptanceTest['area'], text: string, findingIds: string[] = []) =>
    tests.push({ id, area, text, findingIds });
  add(
    'headline',
    'content',
    `The first screen of ${homePath({ craft })} shows "${craft.headline.text}" as the only h1, and a button "${craft.primaryButton.text}" that leads to ${craft.goal.target}, on a phone and on a desktop.`,
  );
  add('all-pages', 'urls', 'Every page marked keep returns 200 at the URL it has today.');
  if (engineer.urlMap.length > 0)
    add('redirects', 'urls', 'Every URL of the URL map returns the status listed there, in one hop, directly to its target.');
  add('no-bulk-redirect', 'urls', 'A URL that never existed returns 404; none is redirected to the home page.');
  add('head', 'head', 'Title, description and h1 of each page match the head data; no two pages share a title or a description.');
  if (engineer.forms.some((form) => form.decision === 'keep'))
    add(
      'forms',
      'forms',
      'A test entry in each form arrives at its destination and shows the success text; an empty required field shows the error text next to it.',
    );
  if (elevate.proof.some((item) => item.decision === 'use'))
    add('proof', 'proof', 'Every proof marked use appears on the new site word for word, and no other quote, figure, logo or award does.');
  else add('proof', 'proof', 'The new site shows no quote, figure, logo or award as proof, because none was found to carry over.');
  if (elevate.look.contrast.length > 0)
    add('contrast', 'look', 'Every color pair in use has enough contrast: 4.5:1 for text, 3:1 for large text.');
  add(
    'keyboard',
    'accessibility',
    'The primary action can be reached and completed with the keyboard alone, and at 320 CSS px without horizontal scrolling.',
  );
  add('speed', 'speed', 'A phone test of the home page shows LCP at most 2.5 s and CLS at most 0.1; INP stays at 200 ms or less in use.');
  add('structured-data', 'seo', 'A structured-data test reads every JSON-LD block without an error.');
  if (engineer.legalPages.length > 0)
    add('legal', 'content', `The legal pages (${engineer.legalPages.join(', ')}) are linked on every page and unchanged in text.`);
  for (const entry of evaluate.fails) {
    const [findingId = entry.id] = entry.findingIds;
    add(`fixed-${findingId}`, areaOf(entry, findingId), entry.successCriterion, entry.findingIds);
  }
  return tests;
}
