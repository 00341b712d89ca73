import { describe, expect, it } from 'vitest';
import { detectFormPurpose, isFinder } from './form-purpose.ts';

describe('detectFormPurpose', () => {
  it.each([
    ['search', { words: '', types: ['search'], role: '' }],
    ['search', { words: '', types: ['text'], role: 'search' }],
    ['search', { words: 'q Suche', types: ['text'], role: '' }],
    ['search', { words: '検索', types: ['text'], role: '' }],
    ['login', { words: 'Log in', types: ['email', 'password'], role: '' }],
    ['login', { words: 'Connexion', types: ['text', 'password'], role: '' }],
    ['registration', { words: 'Sign up', types: ['email', 'password'], role: '' }],
    ['registration', { words: '', types: ['email', 'password', 'password'], role: '' }],
    ['registration', { words: 'Jetzt anmelden', types: ['text', 'text', 'date', 'select'], role: '' }],
    ['newsletter', { words: 'Your address', types: ['email'], role: '' }],
    ['newsletter', { words: 'Subscribe', types: ['text', 'email'], role: '' }],
    ['newsletter', { words: 'newsletter_email', types: ['email'], role: '' }],
    ['contact', { words: 'Nachricht senden', types: ['text', 'email', 'textarea'], role: '' }],
    ['contact', { words: 'お問い合わせ', types: ['text', 'email'], role: '' }],
    ['contact', { words: 'Newsletter', types: ['email', 'textarea'], role: '' }],
    ['contact', { words: '', types: ['text', 'textarea'], role: '' }],
    ['booking', { words: 'Book a table', types: ['date', 'text'], role: '' }],
    ['booking', { words: 'Pedir cita', types: ['date', 'text'], role: '' }],
    ['donation', { words: 'Spenden', types: ['number'], role: '' }],
    ['donation', { words: 'Faire un don', types: ['number'], role: '' }],
    ['order', { words: 'Add to cart', types: ['number'], role: '' }],
    [
      'other',
      { words: 'gift-finder', fieldWords: 'interests Booking a trip', isQuiz: true, types: ['radio', 'checkbox', 'textarea'], role: '' },
    ],
    ['booking', { words: '', fieldWords: 'Booking a trip', types: ['radio', 'checkbox'], role: '' }],
    ['booking', { words: 'Book now', fieldWords: 'service staff', isQuiz: true, types: ['select', 'select'], role: '' }],
    ['booking', { words: '', fieldWords: 'booking_date', types: ['date', 'select'], role: '' }],
    ['contact', { words: 'Ask about bookkeeping', types: ['text', 'textarea'], role: '' }],
    ['contact', { words: 'Send', fieldWords: 'Favorite books', types: ['text', 'textarea'], role: '' }],
    ['other', { words: 'Color', types: ['checkbox'], role: '' }],
    ['other', { words: '', types: [], role: '' }],
    ['other', { words: 'Name', types: ['text', 'text', 'text', 'email'], role: '' }],
  ])('is %s for %j', (purpose, traits) => {
    expect(detectFormPurpose(traits)).toBe(purpose);
  });
});

describe('isFinder', () => {
  const field = (type: string, name: string, required = false) => ({ type, name, required });
  const questions = [field('radio', 'who'), field('radio', 'who'), field('checkbox', 'what')];

  it.each([
    ['two questions', '', questions, true],
    ['two questions and a hint', '#', [...questions, field('textarea', 'else')], true],
    ['a destination', '/send', questions, false],
    ['a message that has to be there', '', [...questions, field('textarea', 'message', true)], false],
    ['one question and a message', '', [field('radio', 'who'), field('textarea', 'message')], false],
    ['a name', '', [...questions, field('text', 'name')], false],
    ['nothing', '', [], false],
  ])('with %s', (_name, action, fields, expected) => {
    expect(isFinder(action, fields)).toBe(expected);
  });
});
