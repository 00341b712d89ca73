import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { readInput } from '../read-site.ts';
import { disputedDistances, disputedRules } from './disputed-rules.ts';

const block = (text: string) => ({ tag: 'p', text, selector: 'p', region: 'main' as const, hidden: false });

/** The bakery with one sentence more on the home page, and one more on the page about it. */
function withSentences(home: string, about: string) {
  const input = richInput();
  input.site.pages[0]?.blocks.push(block(home));
  input.site.pages[2]?.blocks.push(block(about));
  return input;
}

const idsOf = (home: string, about: string) => {
  const reading = readInput(withSentences(home, about));
  return [...disputedRules(reading), ...disputedDistances(reading)].map(({ id }) => id);
};

describe('what pages disagree about', () => {
  it.each([
    ['Pets are welcome in all rooms.', 'Please note: we are not pet friendly.', 'pets'],
    ['Hunde sind willkommen.', 'Bitte keine Haustiere.', 'pets'],
    ['Cash only, please.', 'All cards accepted.', 'cards'],
    ['Walk-ins welcome.', 'We see you by appointment only.', 'appointments'],
    ['The beach is a walk: 300 m to the beach.', 'It is 1.2 km from here to the beach.', 'distance-beach'],
    ['Only 5 minutes by car to the station.', 'It takes 20 minutes by car to the station.', 'distance-station'],
  ])('%j and %j: %s', (home, about, id) => expect(idsOf(home, about)).toEqual([id]));

  it.each([
    ['We are not pet friendly.', 'No pets, please.'],
    ['It is 1 km to the beach.', 'It is 1.1 km to the beach.'],
    ['5 minutes by car to the station.', '20 minutes on foot to the station.'],
    ['300 m to the beach.', '2 km to the airport.'],
    ['300 loaves a day for the beach cafe.', 'Five years ago we moved to the beach.'],
  ])('%j and %j: nothing', (home, about) => expect(idsOf(home, about)).toEqual([]));

  it('asks with both sides, shows neither, and makes one answer a move', () => {
    const { opening, craft } = buildStrategy(withSentences('Pets are welcome in all rooms.', 'Sorry, no pets.'));
    expect(opening?.decisions[0]).toMatchObject({
      id: 'disputed-pets',
      question: 'The pages disagree about pets: "Pets are welcome in all rooms." (/) and "Sorry, no pets." (/about). What is right?',
      untilThen: 'Neither is shown.',
    });
    expect(opening?.leaveOut.map(({ text, reason }) => [text, reason])).toContainEqual(['Sorry, no pets.', 'contradictory']);
    expect(opening?.moves.map(({ id }) => id)).toContain('one-answer');
    expect(JSON.stringify(craft.pages)).not.toContain('Pets are welcome');
  });
});

describe('contacts that disagree', () => {
  const contact = (kind: 'phone' | 'address' | 'hours', text: string, path: string) => {
    const [first] = richInput().profile.contacts;
    if (!first) throw new Error('A contact is needed.');
    return { ...first, contactKind: kind, text, evidence: [{ url: `https://muehlenbrot.test${path}`, selector: 'p', snippet: text }] };
  };
  const decisionsOf = (...contacts: ReturnType<typeof contact>[]) => {
    const input = richInput();
    input.profile.contacts = contacts;
    return buildStrategy(input).opening?.decisions.map(({ id }) => id) ?? [];
  };

  it('are decided before launch only where no page shows both', () => {
    expect(decisionsOf(contact('phone', '06131 555 010', '/'), contact('phone', '06131 777 020', '/about'))).toContain('which-phone');
    expect(decisionsOf(contact('phone', '06131 555 010', '/'), contact('phone', '06131 777 020', '/'))).not.toContain('which-phone');
  });

  it('are no two addresses where only the spelling differs, or only a legal page names one', () => {
    const both = [contact('address', '8 Quay Street, Mainz 55116', '/'), contact('address', '8 Quay Street, 55116, Mainz, DE', '/about')];
    expect(decisionsOf(...both)).not.toContain('which-address');
    const host = contact('address', '101 Server Street, 94107 Elsewhere', '/privacy');
    expect(decisionsOf(contact('address', '8 Quay Street, Mainz 55116', '/'), host)).not.toContain('which-address');
  });

  it('are opening hours of one day on two pages', () => {
    expect(decisionsOf(contact('hours', 'Monday: 7 - 12', '/'), contact('hours', 'Monday: 8 - 13', '/about'))).toContain('opening-hours');
    expect(decisionsOf(contact('hours', 'Monday: 7 - 12', '/'), contact('hours', 'Tuesday: 8 - 13', '/about'))).not.toContain(
      'opening-hours',
    );
  });
});
