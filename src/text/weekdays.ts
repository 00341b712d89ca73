import { memoize } from './memoize.ts';

const namesOf = (weekday: 'long' | 'short') =>
  memoize((language): readonly string[] => {
    const name = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2026, 0, day + 1)).toLowerCase());
  });
const NAMES = { long: namesOf('long'), short: namesOf('short') };

/** The names of the days of the week in a language (ISO 639-1), whole or short, in lower case. */
export const weekdays = (language: string, form: 'long' | 'short' = 'long'): readonly string[] => NAMES[form](language);
