import { describe, expect, it } from 'vitest';
import { findOpeningHours } from './opening-hours.ts';

describe('findOpeningHours', () => {
  it.each([
    ['Open: Mon - Fri 9am - 5pm, Sat 10am - 2pm', 'Mon - Fri 9am - 5pm, Sat 10am - 2pm'],
    ['We are here daily 9:00 to 17:30 for you', 'daily 9:00 to 17:30'],
    ['Montag bis Freitag: 8:00 – 18:00 Uhr', 'Montag bis Freitag: 8:00 – 18:00 Uhr'],
    ['Mo-Fr 8.00-12.00 Uhr', 'Mo-Fr 8.00-12.00 Uhr'],
    ['lundi 9h - 12h', 'lundi 9h - 12h'],
    ['lunes a viernes 9:00 - 14:00', 'lunes a viernes 9:00 - 14:00'],
    ['営業時間 10:00〜19:00', '営業時間 10:00〜19:00'],
    ['Montag 08:00 – 12:00 Uhr 15:00 – 18:00 Uhr', 'Montag 08:00 – 12:00 Uhr 15:00 – 18:00 Uhr'],
    ['Mo + Di: 8:00–12:00, 14:00–18:00, Mi 8:00–12:00', 'Mo + Di: 8:00–12:00, 14:00–18:00, Mi 8:00–12:00'],
    ['Mo 8-12 und 14-18 Uhr, Di 8-12 Uhr', 'Mo 8-12 und 14-18 Uhr, Di 8-12 Uhr'],
    ['Di vormittags 8.00-12.00, nachmittags 14.00-17.00', 'Di vormittags 8.00-12.00, nachmittags 14.00-17.00'],
    ['lundi 9h - 12h et 14h - 18h', 'lundi 9h - 12h et 14h - 18h'],
    ['Montag 08–12 · 14–18 Uhr', 'Montag 08–12 · 14–18 Uhr'],
    ['Tuesday · 9am - 5pm', 'Tuesday · 9am - 5pm'],
    ['Fri 9:00-17:00, 2-4 people at a time', 'Fri 9:00-17:00'],
    ['Freitag 8:00-12:00 Uhr (nur mit Termin) 14:00-16:00', null],
    [
      'lunes a viernes de 08:00 am a 17:00 pm · Sábados, domingos y feriados de 09:00 am a 18:00 pm',
      'lunes a viernes de 08:00 am a 17:00 pm · Sábados, domingos y feriados de 09:00 am a 18:00 pm',
    ],
    ['Aperto dal lunedì al venerdì dalle 9:00 alle 12:30', 'lunedì al venerdì dalle 9:00 alle 12:30'],
    ['Maandag t/m vrijdag van 9.00 tot 17.00 uur', 'Maandag t/m vrijdag van 9.00 tot 17.00 uur'],
    ['Segunda a sexta das 9h às 18h', 'Segunda a sexta das 9h às 18h'],
    ['Måndag–fredag kl. 9.00–17.00', 'Måndag–fredag kl. 9.00–17.00'],
    ['poniedziałek - piątek od 8:00 do 16:00', 'poniedziałek - piątek od 8:00 do 16:00'],
    ['Pondělí až pátek 8:00–16:00 hod', 'Pondělí až pátek 8:00–16:00 hod'],
    ['Hétfőtől péntekig 8:00-16:00', 'Hétfőtől péntekig 8:00-16:00'],
    ['Пн–Пт с 9:00 до 18:00', 'Пн–Пт с 9:00 до 18:00'],
    ['Δευτέρα έως Παρασκευή 9:00 - 17:00', 'Δευτέρα έως Παρασκευή 9:00 - 17:00'],
    ['Pazartesi - Cuma 09:00 - 18:00', 'Pazartesi - Cuma 09:00 - 18:00'],
    ['la segunda 3-4 veces', null],
    ['On Monday 3 people came', null],
    ['Chapter 9 - 10', null],
    ['a una distanza di 1-1:30h dal mare', null],
    ['aperto mo 9:00-12:00', null],
    ['mo 9:00-12:00', 'mo 9:00-12:00'],
    ['Mon-Sat 9:00 - 17:00, Thursday closed', 'Mon-Sat 9:00 - 17:00, Thursday closed'],
    ['Mon-Sat 9:00 - 17:00, closed on Thursdays and more', 'Mon-Sat 9:00 - 17:00, closed on Thursdays'],
    ['Mon-Sat 9:00 - 17:00, closed for now', 'Mon-Sat 9:00 - 17:00'],
    ['Mo–Sa 9–17 Uhr · Do Ruhetag · So geschlossen', 'Mo–Sa 9–17 Uhr · Do Ruhetag · So geschlossen'],
    ['Mon-Sat 9:00 - 17:00, Thursday closed 12:00 - 13:00', 'Mon-Sat 9:00 - 17:00'],
    ['Mon-Sat 9:00 - 17:00, Thursday concert', 'Mon-Sat 9:00 - 17:00'],
    ['Monday from 7 pm we dance', null],
    ['9:00 - 17:00', null],
  ])('%s', (text, found) => {
    expect(findOpeningHours(text)?.value ?? null).toBe(found);
  });

  it('stops where the next hours are far away', () => {
    const far = 'The kitchen is another matter, and for it you had better ask us by phone. ';
    expect(findOpeningHours(`Mon 9:00 - 17:00. ${far}Sun 10:00 - 12:00`)).toEqual({ value: 'Mon 9:00 - 17:00', index: 0 });
  });
});
