import type { Strategy } from '#contracts/strategy.ts';
import { distinctBy, saysSame } from '#text/words.ts';
import { namePages } from '../markdown/sentences.ts';
import { acceptanceList } from './acceptance.ts';
import { rankTestIdeas } from './test-ideas.ts';

type Measure = Strategy['diagnose']['measures'][number];
type Parts = Pick<Strategy, 'site' | 'evaluate' | 'craft' | 'engineer' | 'elevate'> & {
  /** `acceptance`: checks that only this site needs are kept, the others are written again. */
  diagnose: Pick<Strategy['diagnose'], 'questions'> & Partial<Pick<Strategy['diagnose'], 'acceptance'>>;
};

function measuresOf({ site, craft, engineer }: Parts): Measure[] {
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
  const has = (kind: string) => site.contacts.some((contact) => contact.kind === kind);
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

/** The checks that only this site needs, then those of every site that say something else. */
function checksOf(parts: Parts): Strategy['diagnose']['acceptance'] {
  const own = (parts.diagnose.acceptance ?? []).filter((test) => test.own);
  return [...own, ...acceptanceList(parts).filter(({ text }) => !own.some((test) => saysSame(test.text, text)))];
}

/** Diagnose: what to measure, what to try and what the new site is accepted by, next to what only the owner can answer. */
export function diagnose(parts: Parts): Strategy['diagnose'] {
  return {
    measures: measuresOf(parts),
    tests: rankTestIdeas(parts),
    acceptance: checksOf(parts),
    questions: parts.diagnose.questions,
  };
}
