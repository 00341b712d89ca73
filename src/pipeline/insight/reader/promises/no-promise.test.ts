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
    'Schön, dass Sie sich für uns interessieren.',
    'Thank you for your interest in our school',
    'Das dürfen Sie von uns erwarten:',
    'The firm stands for:',
    '+++ Trimester I beginnt am Montag +++',
    'Viele Ferienwohnungen am Hafen werden von Eigentümern vermietet, die selbst gar nicht vor Ort wohnen.',
    'Many hosts are far away from their guests.',
    'Beaucoup de gîtes sont loin de tout.',
    'Harbor Airport (KOXC) Oxford, Connecticut, U.S.A.',
    'Is there an issue with your order? Please contact us right away!',
    'You will be notified when your items are ready.',
    'Please consider Harbor Flying Club',
    'Have a question about a product? Contact us and find out!',
    'Club member Ann Carter honored by the guild',
    'Unsere Website befindet sich in der Wartung.',
    'Ihr Maler und Lackierer am Hafen Willkommen bei Ihrem Profi',
  ])('finds no promise in %s', (text) => {
    expect(isNoPromise(text)).toBe(true);
  });

  it.each([
    'Many guests love our rooms with a view of the harbor',
    'Viele Gäste kommen wegen der Ruhe',
    'We are open to everybody: young, old, and U.S. veterans',
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
