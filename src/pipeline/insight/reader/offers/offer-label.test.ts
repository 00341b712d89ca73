import { describe, expect, it } from 'vitest';
import { looksLikePerson } from '../facts/named-people.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';

describe('offerLabel', () => {
  it.each([
    ['✓ Roof repair', 'Roof repair'],
    ['Haircut from $30', 'Haircut'],
    ['Lippenbehandlung ab 289 €', 'Lippenbehandlung'],
    ['Summer camp 2024', 'Summer camp'],
    ['Replacing tires 10 zł', 'Replacing tires'],
    ['Klippning 450 kr', 'Klippning'],
    ['Výměna oleje 900 Kč', 'Výměna oleje'],
    ['Tasting of 12 kraft beers', 'Tasting of 12 kraft beers'],
    ['Leather seats from 30 €', 'Leather seats'],
    ['Skórzane fotele od 250 zł', 'Skórzane fotele'],
    ['Boiler repair.', 'Boiler repair'],
    ['土木工事について', '土木工事'],
    ['Massage', 'Massage'],
    ['Membership', 'Membership'],
    ['Delivery', 'Delivery'],
    ['Joinery', 'Joinery'],
    ['Personal training', 'Personal training'],
    ['Political consulting', 'Political consulting'],
    ['Datenrettung', 'Datenrettung'],
    ['Public policy', 'Public policy'],
    ['Personal data protection', 'Personal data protection'],
    ['Πολιτική δικονομία', 'Πολιτική δικονομία'],
    ['Informatica', 'Informatica'],
    ['Spedizioni', 'Spedizioni'],
    ['Fahrradverleih', 'Fahrradverleih'],
    ['7-night cruise', '7-night cruise'],
    ['Zahnarztkurs', 'Zahnarztkurs'],
  ])('%s gives %s', (raw, label) => {
    expect(offerLabel(raw)).toBe(label);
  });

  it.each([
    ...['Ordering', 'How to order', 'So bestellen Sie', 'Come ordinare', 'Fahrrad', 'Mit dem Auto', 'En train', 'By bike', 'In auto'],
    ...['7 nights', '3 Nächte', '4 personnes', '5 noches', 'Per day', 'Pro Nacht', 'Por persona', '2014 Fly-In: Plymouth'],
    ...['O fundacji', 'Über die Stiftung', 'Ideal für Paare', 'Local expertise'],
    ...['small from 20 €', 'małe od 100 zł', 'klein ab 20 €'],
    ...['About us', 'Über uns', 'En savoir plus', 'Leer más', 'Scopri di più', 'お問い合わせ', 'Read more', 'Jetzt anfragen', 'Schritt 2'],
    ...['Ratgeber · Mai', 'March 2024', '3 reviews', '10:30 Uhr', 'What is it?', 'https://example.com', 'Dr. Jane Doe', 'Download the app'],
    ...['Galerij', 'Om oss', 'Våra tjänster', 'Contattaci', 'O nas', 'Despre noi', 'Отзывы', 'Επικοινωνία', 'דף הבית', 'Contactez-nous'],
    ...[
      'Recenzie',
      'Podmínky',
      'Godziny otwarcia',
      'Il nostro menù',
      'Sobre o escritório',
      'Mūsu darbi',
      'Atsiliepimai',
      'Hakkımızda',
      'Отзиви',
    ],
    ...[
      'Đánh giá',
      'Ulasan pelanggan',
      '关于我们',
      '오시는 길',
      'من نحن',
      'Radno vrijeme',
      'Våra behandlingar',
      'Hinnasto',
      'Hinnakiri',
      'Kapcsolat',
    ],
    ...['GR', 'Continue shopping', 'Closing date', 'Grade 2', 'Shop app (coming soon)', 'Feb 5', 'Okt 12'],
    ...['Fleet of', '+49 30 123456', 'Warum wir', 'We clean. You rest.'],
    ...['[Nome modello]', '[Your service]', 'Navigazione', 'Navigation', 'Areas covered', 'Und vieles mehr auf Anfrage', 'And much more'],
    ...['Travel costs', 'Delivery fee', 'Reiskosten buiten kerngebied', 'Anfahrtskosten', 'Frais de déplacement', 'Gastos de envío'],
    ...['Shipping details', 'Dati di spedizione e personalizzazione', 'Adresse de livraison', 'Datos de facturación', 'Dados de entrega'],
    ...['Join the club', 'Únete al club', 'Unisciti a noi', 'Rejoignez le club', 'Sluit je aan', 'Bli medlem', 'Dołącz do nas'],
    ...['La nostra identità', 'Unsere Identität', 'Nuestra identidad', 'Shipping policy', 'Politica di spedizione e di reso', 'Prova'],
    ...['Le Bureau', 'Junta directiva', 'Zarząd', 'Executive committee'],
  ])('%s is no name of an offer', (raw) => {
    expect(offerLabel(raw)).toBe('');
  });
});

describe('readsLikeSlogan', () => {
  it.each([
    ['We bring your house back to life', true],
    ['Ihr Partner am Bau', true],
    ['Votre maison en fête', true],
    ['Roof repair', false],
    ['Kadry i płace', false],
    ['Stolarstwo i meble na wymiar', false],
    ['Caminetti su misura', false],
    ['Produse din lemn', false],
    ['I bake bread', true],
    ['Su salud es lo primero', true],
    ['Dein Beitrag könnte bewirken', true],
    ['Todo lo que puedes vivir', true],
    ['Tutto quello che puoi fare', true],
    ['Gestion du ménage', false],
    ['Kun for medlemmer', false],
    ['Din lokala snickare', true],
    ['Dachreparatur und Wartung', false],
    ['Cleaning of offices, schools, shops, stairs and many other places', true],
  ])('%s: %s', (text, is) => {
    expect(readsLikeSlogan(text)).toBe(is);
  });
});

describe('names of offers', () => {
  it.each([
    ['💻 Computer repair', 'Computer repair'],
    ['01 — Airport transfer', 'Airport transfer'],
    ['Tomato soup $5.50', 'Tomato soup'],
    ['Learn more', ''],
    ['How can we help?', ''],
    ['Monday to Friday', ''],
    ['Sunday School', 'Sunday School'],
    ['Our team', ''],
    ['12.05.2024', ''],
    ['For cafes and hotels', ''],
    ['Muster vs Beispiel', ''],
    ['Street fair - 2021', 'Street fair'],
    ['0-60 stopwatch', '0-60 stopwatch'],
    ['3 bedrooms', ''],
    ['洗濯サービスについて', '洗濯サービス'],
    ['修理Repair', '修理'],
  ])('reads "%s" as "%s"', (raw, label) => expect(offerLabel(raw)).toBe(label));

  it('tells slogans and people from offers', () => {
    expect(readsLikeSlogan('We make your garden bloom')).toBe(true);
    expect(readsLikeSlogan('Garden design')).toBe(false);
    expect(looksLikePerson('Jane Miller', 'Founder and CEO')).toBe(true);
    expect(looksLikePerson('Garden Design', 'We plan gardens')).toBe(false);
  });
});

describe('offerLabel of links and page names', () => {
  it.each(['4U', '3-bed terrace', 'Sleeps 8', 'Total taxes', 'Method'])('takes a size, a value or a label for no name: %j', (text) => {
    expect(offerLabel(text)).toBe('');
  });

  it.each(['3D printing', 'Bedrooms for two', 'Tax returns'])('keeps what only sounds like one: %j', (text) => {
    expect(offerLabel(text)).toBe(text);
  });

  it.each(['En savoir plus', 'Saber más', 'Mehr erfahren', 'Chi siamo', 'I nostri servizi', 'Left Sidebar'])(
    'names nothing: %s',
    (text) => {
      expect(offerLabel(text)).toBe('');
    },
  );

  it('drops a Japanese bullet', () => {
    expect(offerLabel('・部活動')).toBe('部活動');
  });
});
