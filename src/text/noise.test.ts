import { describe, expect, it } from 'vitest';
import { isCopyNoise, isMessage, isNoise, isPlaceholder, isVerse, makesSense } from './noise.ts';

describe('isPlaceholder', () => {
  it.each([
    'Lorem ipsum dolor',
    'Write to [your name]',
    'See example.com',
    'Hello {{name}}',
    '[Company name]',
    'Mail demo@gmail.com',
    'Header Two',
    'Firstname Lastname',
    'Cras vitae turpis lacinia, lacinia lacus non, fermentum nisi.',
    'Tax number: to be added before publication',
    'Pendiente antes de publicar: el domicilio',
    'Bitte vor Veröffentlichung ergänzen',
    'Adresse : à compléter avant publication',
    'Da completare prima della pubblicazione',
  ])('finds filler in %j', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  const BEFORE = ['We confirm your data before publication.', 'Antes de publicar tu anuncio, completa el formulario.'];

  it('leaves real text alone', () => {
    expect(['Todos los días', 'Our text was written here.', 'Members [since 2001]', ...BEFORE].filter(isPlaceholder)).toEqual([]);
  });
});

describe('isNoise', () => {
  it.each([
    'Read more',
    '→',
    'We use cookies to improve this site.',
    '© 2020 Weber',
    'Zum Inhalt springen',
    '詳細',
    'Map location here',
    '← Back',
  ])('finds interface text in %j', (text) => {
    expect(isNoise(text)).toBe(true);
  });

  it('keeps what a page says', () => {
    expect(['We bake bread every morning.', 'Unser Menü für den Sommer', 'パンを焼きます'].filter(isNoise)).toEqual([]);
  });
});

describe('isMessage', () => {
  it.each([
    // Loading, errors, pages that moved
    'Loading reviews …',
    'Reviews could not load. Make sure the Google Sheet is shared.',
    'Chargement des avis',
    'Seite nicht gefunden',
    'Ha ocurrido un error',
    'This page has moved',
    'Wir sind umgezogen',
    'Coming soon',
    'Unsere Website befindet sich in der Wartung. Hier finden Sie die wichtigsten Informationen.',
    'Our website is currently under maintenance.',
    'Le site est en maintenance',
    'Sitio en mantenimiento',
    'Sidan är under uppbyggnad',
    'Onze website is in aanbouw',
    'Próximamente',
    // Forms
    'Fields marked * are required',
    'Bitte alle Felder ausfüllen',
    'Veuillez saisir votre adresse',
    'Campos obligatorios',
    'Your name',
    'Valid first name is required.',
    'Please enter a valid email address.',
    'Das Feld ist erforderlich.',
    'Le nom est obligatoire',
    'Il campo è obbligatorio',
    // Consent
    'Accept all cookies',
    'Wir verwenden auf dieser Seite Cookies',
    'Nous utilisons des cookies',
    'Utilizamos cookies propias',
  ])('finds %j', (text) => {
    expect(isMessage(text)).toBe(true);
  });

  it.each([
    'Chocolate chip cookies',
    'Cookies & cakes, baked to order',
    'Cookies mit Haferflocken',
    'Visit',
    'Returns',
    'House moves and removals',
    'We moved 300 families last year',
    'Truck loading service',
    'Formularhilfe',
    'Tax form preparation',
    'Error analysis for laboratories',
    'Redirect your savings into a pension',
    'Construction',
    'A deposit is required.',
    'Eine Anmeldung ist erforderlich.',
    'La réservation est obligatoire.',
  ])('leaves %j to the business', (text) => {
    expect(isMessage(text)).toBe(false);
  });
});

describe('isVerse', () => {
  it.each(['You will be my witnesses. Acts 1:8', 'John 3:16', 'Johannes 3,16', 'Psaume 23, 1', 'Salmos 91:1'])('finds %j', (text) => {
    expect(isVerse(text)).toBe(true);
  });

  it('leaves names, scores and times alone', () => {
    expect(['John, 30 years old', 'Mark won 3:1', 'Acts of kindness', 'Daniel Craig'].filter(isVerse)).toEqual([]);
  });
});

describe('isCopyNoise', () => {
  it.each(['$75.00', '75 €', '8,50', '17:00', '25.-', '440-338-8084', '20 %'])('is false of %j', (text) => {
    expect(isCopyNoise(text)).toBe(false);
  });

  it.each(['7', '★★★★★', '01 / 04', '© 2020', '—'])('is true of %j', (text) => {
    expect(isCopyNoise(text)).toBe(true);
  });
});

describe('makesSense', () => {
  it.each([
    '★★★★★',
    '4.8',
    'Skip to footer',
    'Hopp til innhold',
    'Przejdź do treści',
    'Ugrás a tartalomhoz',
    'Hoppa till huvudinnehåll',
    'Stránka nebyla nalezena',
    'Sidan kunde inte hittas',
    'Det oppsto en feil',
    'Navigation Frame',
    'Web site created using create-react-app',
    'This is a very large header.',
    'Brand',
    '... / 5 (... reviews)',
    '© 2020 Weber',
    '1 Corinthians 13:4',
    'Instagram',
    'Facebook & Instagram',
    'Infos',
    'Karte ansehen',
    'Seguici',
    'Czytaj więcej',
    'Zum Seitenanfang',
  ])('is false of %j', (text) => {
    expect(makesSense(text)).toBe(false);
  });

  it.each([
    'Visit',
    'Returns',
    'Instagram photography workshop',
    'Infostand mieten',
    'Speisekarte',
    'Map making',
    'Brand design',
    'Window frames',
    'Wix websites for bakers',
    'Headers and hedges',
    'M.A.S',
    'パンを焼きます',
    'Fast ... and fair',
  ])('is true of %j', (text) => {
    expect(makesSense(text)).toBe(true);
  });
});
