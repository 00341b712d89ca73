import { expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { eventNames, measures, questionLines } from './after-publishing.ts';

it('lists what to measure and what only the owner knows', () => {
  const context = promptContext(({ diagnose }) => {
    diagnose.measures = [
      { event: 'order', where: 'On /order', why: '' },
      { event: 'order', where: 'On /', why: '' },
    ];
    diagnose.questions = [
      { id: 'a', question: 'What does it cost?', why: 'No price was found' },
      { id: 'b', question: 'Who are you?', why: '' },
    ];
  });
  expect(measures(context)[0]).toEqual({ event: 'order', where: 'On /order' });
  expect(eventNames(context)).toEqual(['order']);
  expect(questionLines(context)).toEqual(['What does it cost? No price was found.', 'Who are you?']);
});
