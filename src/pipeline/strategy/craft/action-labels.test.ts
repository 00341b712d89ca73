import { describe, expect, it } from 'vitest';
import { block, link, testPage } from '#testing/audit-page.ts';
import { createActionTest } from './action-labels.ts';

describe('createActionTest', () => {
  const links = [
    link('/places', 'See all places', { buttonLike: true }),
    link('/visit', 'Book a visit', { buttonLike: true }),
    link('/a', 'Soft gymnastics'),
  ];
  const isAction = createActionTest(testPage({ links }));

  it.each(['See all places', 'See all places Book a visit', 'BOOK A VISIT'])('knows a row of buttons: %s', (text) => {
    expect(isAction(block(text))).toBe(true);
  });

  it.each(['Soft gymnastics', 'See all places on the map', 'Book a visit: we open at nine.', ''])('keeps copy: %s', (text) => {
    expect(isAction(block(text))).toBe(false);
  });
});
