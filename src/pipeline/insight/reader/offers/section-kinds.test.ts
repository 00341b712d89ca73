import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { kindAbove, kindOfHeading, kindOfSection } from './section-kinds.ts';

describe('kindOfHeading', () => {
  it.each([
    ['What we do', 'services'],
    ['Unsere Leistungen', 'services'],
    ['Nos prestations', 'services'],
    ['業務内容', 'services'],
    ['What we bake', 'products'],
    ['Speisekarte', 'products'],
    ['Våra tjänster', 'services'],
    ['Nasze usługi', 'services'],
    ['Наші послуги', 'services'],
    ['Οι υπηρεσίες μας', 'services'],
    ['Hizmetlerimiz', 'services'],
    ['המוצרים שלנו', 'products'],
    ['Ce spun clienții', 'proof'],
    ['Miksi me', 'reasons'],
    ['Zahlungsarten', 'legal'],
    ['§ 4 Mängelgewährleistung', 'legal'],
    ['§2 Services', 'legal'],
    ['Nuestros productos', 'products'],
    ['Kurse', 'programmes'],
    ['For restaurants and hotels', 'audience'],
    ['Für Familien', 'audience'],
    ['Designed for reliability', null],
    ['Preguntas frecuentes', 'questions'],
    ['How much does it weigh?', 'questions'],
    ['Wat moet u op orde hebben?', 'questions'],
    ['Co warto wiedzieć?', 'questions'],
    ['Funkcje, które pokochasz', 'features'],
    ['Services & Equipements des chambres', 'amenities'],
    ['Équipements des chambres', 'amenities'],
    ['Pourquoi nous choisir', 'reasons'],
    ['A very long heading that tells a whole story about our services and more', null],
  ])('%s: %s', (heading, kind) => {
    expect(kindOfHeading(heading)).toBe(kind);
  });
});

describe('sections', () => {
  it('are not labeled by a row of menu entries above them', () => {
    const body = '<main><div>Aktuelles Downloads Kontakt</div><h1>Reitverein am Deich</h1><h2>Ponys</h2><p>Hallo.</p></main>';
    const sections = buildSiteModel(siteOfBody(body)).pages[0]?.sections ?? [];
    const headed = sections.filter(({ heading }) => heading);
    expect(headed.map((section) => [section.eyebrow?.text, kindOfSection(section), kindAbove(section)])).toEqual([
      ['Aktuelles Downloads Kontakt', null, null],
      [undefined, null, null],
    ]);
  });

  it('take their kind from the heading, the label above it, or a heading above', () => {
    const body =
      '<main><h2>Services</h2><h3>Roof repair</h3><p>Fast.</p><div><p>Our team</p><h2>Ready when you are</h2></div><p>Call.</p></main>';
    const sections = buildSiteModel(siteOfBody(body)).pages[0]?.sections ?? [];
    expect(sections.map((section) => [kindOfSection(section), kindAbove(section)])).toEqual([
      ['services', null],
      [null, 'services'],
      ['people', null],
    ]);
  });
});

describe('kinds of headings', () => {
  it.each([
    ['Our Services', 'services'],
    ['Nuestros servicios', 'services'],
    ['Zakres usług', 'services'],
    ['Kundeomtaler', 'proof'],
    ['Kāpēc izvēlēties mūs', 'reasons'],
    ['Jak přebíhá výcvik: otázky a odpovědi', 'questions'],
    ['Why choose us?', 'reasons'],
    ['Meet the team', 'people'],
    ['What our clients say', 'proof'],
    ['Öffnungszeiten', 'contact'],
    ['For restaurants', 'audience'],
    ['Built for finance teams', 'audience'],
    ['Designed for reliability', null],
    ['When should you book?', 'questions'],
    ['Our guarantee', 'reasons'],
    ['Community wellness', null],
    ['What we bake', 'products'],
    ['How it works', 'steps'],
    ['How we can train together', 'services'],
    ['Something else', null],
  ])('sorts the heading "%s" as %s', (text, kind) => expect(kindOfHeading(text)).toBe(kind));
});

describe('kindOfHeading in further languages and wordings', () => {
  it.each([
    ['I nostri servizi', 'services'],
    ['Onze diensten', 'services'],
    ['Behandlungen', 'services'],
    ['I nostri prodotti', 'products'],
    ['Our service', 'services'],
    ['Catering Service', null],
    ['Ausgewählte Projekte', 'proof'],
    ['Location', 'contact'],
    ['Bateaux en location', null],
    ['El proceso', 'steps'],
    ['Så funkar det', 'steps'],
    ['Zo werken we', 'steps'],
    ['So läufts', 'steps'],
    ['Så kallade tak', null],
    ['Zo fris', null],
  ])('%s: %s', (text, kind) => {
    expect(kindOfHeading(text)).toBe(kind);
  });
});
