import { memoize } from './memoize.ts';

/** The names of the days of the week in a language (ISO 639-1), in lower case. */
export const weekdays = memoize((language): readonly string[] => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2026, 0, day + 1)).toLowerCase());
});
