import { describe, expect, it } from 'vitest';
import { fitsAnybody, problemOf } from './sense.ts';

describe('problemOf', () => {
  it.each([
    ['Home About us Services Blog Contact', 'a menu'],
    ['Startseite Leistungen Preise Kontakt', 'a menu'],
    ['Skip to main content', 'a control, a message or a leftover of a page'],
    ['Reviews could not load. Please try again later.', 'a control, a message or a leftover of a page'],
    ['We use cookies to improve your experience. Accept all', 'a control, a message or a leftover of a page'],
    ['Web site created using create-react-app', 'a control, a message or a leftover of a page'],
    ['404: The page you are looking for does not exist', 'the text of an error page'],
    ['The FriendsThe Friends of the Old Mill', 'two texts without a space between them'],
    ['We help people all over the region who are looking for a', 'a sentence that is cut off'],
    ['Wir beraten Sie gerne persönlich und freuen uns auf Ihren Anruf bei uns im Büro', 'in another language than the site'],
  ])('%s: %s', (text, problem) => {
    expect(problemOf(text, { languages: ['en'], isCopied: false })).toBe(problem);
  });

  it.each([
    'Visit the museum on Sundays from 10 to 4',
    'Returns are free for 30 days',
    'Bread, rolls and cakes from the oldest mill in the valley',
    'We publish our code on GitHub and our films on YouTube',
    'Contact lenses and glasses, fitted by an optician',
    'Services for the deaf, the blind and everyone they live with.',
    'What are you looking for?',
  ])('lets %s pass', (text) => {
    expect(problemOf(text, { languages: ['en'], isCopied: false })).toBe('');
  });
});

it('has no language for a line of names and prices', () => {
  const languages = ['de'];
  const line = 'Physiotherapie Tarife in Wels: Ambulante Therapie ab 55€, Mobile Therapie ab 105€';
  expect(problemOf(line, { languages, isCopied: false })).toBe('');
  const english = 'We treat you at home in Wels and in our practice on the main square, by appointment';
  expect(problemOf(english, { languages, isCopied: false })).toBe('in another language than the site');
});

describe('fitsAnybody', () => {
  it('knows groups and promises that any site could name', () => {
    expect(
      ['People who visit the website', 'High quality, fair prices and friendly service', 'Welcome to our website'].every(fitsAnybody),
    ).toBe(true);
    expect(['Families with a child in dialysis', 'Quality control for breweries'].some(fitsAnybody)).toBe(false);
  });
});
