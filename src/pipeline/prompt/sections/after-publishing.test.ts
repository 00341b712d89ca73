import { expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { eventNames, measures } from './after-publishing.ts';

it('lists each event once, with all places where it is measured', () => {
  const context = promptContext(({ diagnose }) => {
    diagnose.measures = [
      { event: 'order', where: 'On /order', why: '' },
      { event: 'order', where: 'On /', why: '' },
    ];
  });
  expect(measures(context)).toEqual([{ event: 'order', where: 'On /order; On /' }]);
  expect(eventNames(context)).toEqual(['order']);
});
