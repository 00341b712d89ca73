import { describe, expect, it } from 'vitest';
import { block, field, form, link, testPage } from '#testing/audit-page.ts';
import { createActionTest } from './action-labels.ts';

describe('createActionTest', () => {
  const links = [
    link('/places', 'See all places', { buttonLike: true }),
    link('/visit', 'Book a visit', { buttonLike: true }),
    link('/a', 'Soft gymnastics'),
    link('/rates', 'All rates of 2026 →'),
  ];
  const forms = [form([field('text', 'name'), field('date', 'day of arrival')])];
  const isAction = createActionTest(testPage({ links, forms }));

  it.each(['See all places', 'All rates of 2026 →', 'See all places Book a visit', 'BOOK A VISIT', 'Your name Your day of arrival'])(
    'knows a row of labels: %s',
    (text) => {
      expect(isAction(block(text))).toBe(true);
    },
  );

  it.each(['Soft gymnastics', 'See all places on the map', 'Book a visit: we open at nine.', ''])('keeps copy: %s', (text) => {
    expect(isAction(block(text))).toBe(false);
  });
});
