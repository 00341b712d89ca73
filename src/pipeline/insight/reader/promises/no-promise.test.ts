import { describe, expect, it } from 'vitest';
import { isNoPromise } from './no-promise.ts';

describe('isNoPromise', () => {
  it.each([
    'Email: ann@harbor.test',
    'Arbeitstag — 13. Juni 2026',
    'Conference 29 June - 1 July 2015',
    'Ready to close the gap?',
    'Wat moet u op orde hebben?',
    'Welcome to the Harbor Winery',
    'Bienvenidos a Grupo Faro',
    'Vi aspettiamo al mulino',
    'Photo credit: Ann Carter',
    'Hover over dots to see who lives there.',
    'Registration is now open!',
    'Ihr Maler und Lackierer am Hafen Willkommen bei Ihrem Profi',
  ])('finds no promise in %s', (text) => {
    expect(isNoPromise(text)).toBe(true);
  });

  it.each([
    'Fresh bread every morning, baked since 1998',
    'Gäste sind bei uns immer willkommen',
    'Herzlich und persönlich: Ihre Bäckerei am Markt',
    'Everybody is welcome: we repair every bicycle on the spot for free and lend you one of ours in the meantime',
    'Wij bezorgen binnen 24 uur in heel Brabant',
    'Photos that show your house at its best',
  ])('lets pass %s', (text) => {
    expect(isNoPromise(text)).toBe(false);
  });
});
