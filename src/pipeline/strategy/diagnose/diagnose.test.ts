import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const eventsOf = (input: ReturnType<typeof richInput>) => buildStrategy(input).diagnose.measures.map(({ event }) => event);

describe('diagnose', () => {
  it('measures the action, sent forms, calls, emails, lost URLs and search traffic', () => {
    expect(eventsOf(richInput())).toEqual(['primary_action', 'order_sent', 'call', 'email', 'not_found', 'search_traffic']);
  });

  it('measures nothing that the site does not have', () => {
    expect(eventsOf(thinInput())).toEqual(['primary_action', 'contact_sent', 'not_found', 'search_traffic']);
  });

  it('measures the start of a booking with its provider', () => {
    const input = richInput();
    input.site.functions.push({ kind: 'booking', provider: 'Calendly', pages: [input.site.url], selector: 'a', snippet: 'Book' });
    const booking = buildStrategy(input).diagnose.measures.find(({ event }) => event === 'booking_started');
    expect(booking?.why).toBe('Shows whether booking (Calendly) works as before.');
  });
});
