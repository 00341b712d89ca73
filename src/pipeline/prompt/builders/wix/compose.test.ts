import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { wix } from './compose.ts';

const context = promptContext();
const blocks = wix.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Wix document', () => {
  it('talks to the assistant in the first person, one topic per turn', () => {
    expect(block('first')).toMatch(/^I run .+, and I want a better version of my existing website/);
    expect(blocks.filter(({ kind }) => kind === 'follow-up').every(({ title }) => title.startsWith('Turn: '))).toBe(true);
  });

  it('names the features of Wix that the site needs', () => {
    const shop = promptContext(({ engineer }) => {
      engineer.functions = [{ kind: 'booking', provider: '', decision: 'keep', reason: '', pages: [], evidence: [] }];
      engineer.forms = [];
    });
    expect(wix.compose(shop)[0]?.text).toContain('Please set up Wix Bookings.');
  });
});
