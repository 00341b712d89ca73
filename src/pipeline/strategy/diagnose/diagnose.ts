import type { Strategy } from '#contracts/strategy.ts';
import type { FindingGroup } from '../finding-groups.ts';
import { namePages } from '../markdown/sentences.ts';
import type { Reading } from '../read-site.ts';
import { distinctBy } from '../words.ts';
import { acceptanceList } from './acceptance.ts';
import { askOwner } from './questions.ts';
import { rankTestIdeas } from './test-ideas.ts';

type Measure = Strategy['diagnose']['measures'][number];
type Parts = Pick<Strategy, 'xFactor' | 'craft' | 'engineer' | 'elevate'>;

function measuresOf({ craft, engineer }: Parts, reading: Reading): Measure[] {
  const measures: Measure[] = [
    {
      event: 'primary_action',
      where: `Every click on "${craft.primaryButton.text}" (target ${craft.goal.target}), with the page it happened on`,
      why: 'The one figure that shows whether the new site works.',
    },
  ];
  for (const form of engineer.forms.filter((entry) => !['search', 'login'].includes(entry.purpose))) {
    measures.push({
      event: `${form.purpose === 'other' ? 'form' : form.purpose}_sent`,
      where: `${form.path}, after the success text is shown`,
      why: 'Counts inquiries that arrived, not clicks on a button.',
    });
  }
  const has = (kind: string) => reading.profile.contacts.some((contact) => contact.contactKind === kind);
  if (has('phone')) measures.push({ event: 'call', where: 'Every tel: link', why: 'Calls are inquiries too.' });
  if (has('email')) measures.push({ event: 'email', where: 'Every mailto: link', why: 'Emails are inquiries too.' });
  for (const entry of engineer.functions.filter((item) =>
    ['booking', 'shop', 'donation', 'payment', 'download', 'newsletter'].includes(item.kind),
  )) {
    measures.push({
      event: `${entry.kind}_started`,
      where: namePages(entry.pages),
      why: `Shows whether ${entry.kind}${entry.provider === '' ? '' : ` (${entry.provider})`} works as before.`,
    });
  }
  measures.push({
    event: 'not_found',
    where: 'Every 404 response, with its URL and where the visitor came from',
    why: 'Shows URLs that were lost in the move.',
  });
  measures.push({
    event: 'search_traffic',
    where: 'Clicks by page in the search console, before and after publishing',
    why: 'Shows at once if a page loses its ranking.',
  });
  return distinctBy(measures, (measure) => `${measure.event} ${measure.where}`);
}

/** Diagnose: what to measure, what to try, what the new site is accepted by, and what only the owner can answer. */
export function diagnose(reading: Reading, groups: readonly FindingGroup[], parts: Parts): Strategy['diagnose'] {
  return {
    measures: measuresOf(parts, reading),
    tests: rankTestIdeas(reading, parts),
    acceptance: acceptanceList(reading, groups, parts),
    questions: askOwner(reading, parts),
  };
}
