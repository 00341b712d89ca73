import { expect, it } from 'vitest';
import { contactsOf } from '#contracts/site.ts';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { withHoursLabels } from './hours-labels.ts';

const labelsOf = (body: string) => {
  const page = pageOfHtml('/', `<main>${body}</main>`);
  const contacts = contactsOf(siteOfPages(page)).map(({ kind, value, selector, pageUrl }) => ({
    kind,
    value,
    evidence: [{ id: value, url: pageUrl, selector, snippet: value, title: '' }],
  }));
  return withHoursLabels(contacts as Parameters<typeof withHoursLabels>[0], { pages: [{ page }] as never }).map(({ label }) => label);
};

it('names two kinds of hours by the headings above them, and hours of one kind by none', () => {
  const office = '<h2>Office</h2><p>Monday 8:00 - 18:00</p><p>Saturday 8:00 - 11:00</p>';
  expect(labelsOf(`${office}<h2>Open consultation</h2><p>Monday 17:00 - 18:00</p>`)).toEqual(['Office', 'Office', 'Open consultation']);
  expect(labelsOf(office)).toEqual([undefined, undefined]);
});
