import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findAwards } from './awards.ts';
import { findCertifications, findGuarantees, findYearsInBusiness } from './credentials.ts';
import type { TrustFinder } from './trust-finding.ts';

const textsOf = (find: TrustFinder, body: string) => find(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findYearsInBusiness', () => {
  it.each([
    ['We have over 20 years of experience.'],
    ['Brewing since 1990.'],
    ['Our bakery has been a family business since 1921, and we still use the first oven.'],
    ['Seit über 40 Jahren für Sie da.'],
    ["Plus de 15 ans d'expérience."],
    ['Más de 25 años de experiencia.'],
    ['1985年創業の老舗です'],
    ['Vårt team har över 15 års erfarenhet.'],
    ['Etablert i 1998.'],
    ['Mamy ponad 20 lat doświadczenia.'],
    ['Peste 25 de ani de experiență.'],
    ['Více než 30 let zkušeností.'],
    ['Более 10 лет опыта.'],
    ['20 שנות ניסיון'],
    ['Skúsenosti zbierame už 25 rokov.'],
    ['Vodimo posel od leta 1996 z znanjem.'],
    ['Daugiau nei 15 metų patirtis.'],
    ['1990 yılından beri üretiyoruz.'],
    ['Met bijna 30 jaar lokale ervaring.'],
    ['Celebrating our culinary traditions for over 40 years.'],
    ['Verein, am 20.05.2019 in Musterstadt gegründet.'],
    ['Asociación constituida el 6 de agosto de 2018.'],
    ['Výroba nábytku s více než 20letou zkušeností.'],
    ['Warsztat z 20-letnim doświadczeniem.'],
    ['Nuestra escuela fue fundada en marzo de 1998.'],
  ])('takes %s', (sentence) => {
    expect(textsOf(findYearsInBusiness, `<p>${sentence}</p>`)).toEqual([sentence]);
  });

  it.each([
    ['Baking since 2018, when three cousins decided to bring a piece of home to this town.'],
    ['Depuis 1974, ici au bord du lac, le pain sort du four chaque matin.'],
    ['Dal 1990 a Verona si restaurano mobili antichi con cura.'],
    ['Od 1995 roku w samym sercu starego miasta pieczemy chleb.'],
  ])('takes a longer sentence that starts with it: %s', (sentence) => {
    expect(textsOf(findYearsInBusiness, `<p>${sentence}</p>`)).toEqual([sentence]);
  });

  it('takes such a start for the age of the business only on pages that tell of it', () => {
    const since = '<main><p>Seit 2017 zählt bei der Einstufung nicht mehr die Zeit, sondern die Selbstständigkeit.</p></main>';
    const home = pageOfHtml('/', '<main><p>Hilfe im Alltag.</p></main>');
    const found = (type: 'other' | 'about') =>
      findYearsInBusiness(buildSiteModel(siteOfPages(home, pageOfHtml('/check', since, type)))).length;
    expect(found('other')).toBe(0);
    expect(found('about')).toBe(1);
  });

  it.each([
    ['a guarantee', 'Mit 25 Jahren Garantie'],
    ['a law', 'Seit 2019 gilt für Aufzüge eine andere Frist als für Treppen.'],
    ['a law in Dutch', 'Sinds 2018 geldt voor liften een andere termijn dan voor trappen.'],
    ['a law in French', 'Depuis 2019, une autre règle en vigueur limite la hauteur des haies.'],
    ["someone else's work", 'Concerts of this violinist all around the Baltic Sea since 2015.'],
    ['a price', 'Since 2020 the course costs $30.'],
    ['age', 'The house is 40 years old.'],
    ['a counter that scripts would run', '0+ years of experience'],
    ['years of a guarantee in a row of figures', '</p><div>30</div><div>Jahre Garantie</div><p>'],
    ['an age of children', 'Nasze przedszkole przyjmuje od 2 lat'],
    ['a party of guests', 'We hosted a 25th anniversary party for our daughter.'],
  ])('leaves out %s', (_, sentence) => {
    expect(textsOf(findYearsInBusiness, `<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    ['12+', 'Jahre eigene Schule'],
    ['35', 'anni di lavoro'],
    ['20', 'let v oboru'],
  ])('reads the figure %s above "%s"', (figure, label) => {
    expect(textsOf(findYearsInBusiness, `<div>${figure}</div><div>${label}</div>`)).toEqual([`${figure} ${label}`]);
  });

  it.each([
    ['Founded', '1974'],
    ['Gründungsjahr', '1974'],
    ['設立', '1974年5月'],
  ])('reads the row %s of a company profile', (label, year) => {
    expect(textsOf(findYearsInBusiness, `<table><tr><td>${label}</td><td>${year}</td></tr></table>`)).toHaveLength(1);
  });
});

describe('what clients say', () => {
  it('is no proof of the years of the business', () => {
    const body = '<h2>Testimonials</h2><p>“We have been married for 20 years and our company loved it.”</p><p>Ann Carter</p>';
    expect(textsOf(findYearsInBusiness, body)).toEqual([]);
    expect(textsOf(findYearsInBusiness, `${body}<p>We have 20 years of experience.</p>`)).toHaveLength(1);
  });

  it('is no payment by certified check', () => {
    expect(textsOf(findCertifications, '<p>All payment must be made in cash or certified check.</p>')).toEqual([]);
  });
});

describe('findCertifications', () => {
  it.each([
    ['ISO 9001 certified workshop.', 1],
    ['Wir sind ein Meisterbetrieb.', 1],
    ['Entreprise agréée par la préfecture.', 1],
    ['Taller homologado.', 1],
    ['Buy a gift certificate.', 0],
    ['Weiter lesen', 0],
    ['Become a certified diver with our course.', 0],
    ['Would you like to know about becoming a member of our choir?', 0],
    ['Anerkanntes Angebot zur Unterstützung im Alltag', 1],
    ['Firma wpisana do rejestru przedsiębiorców o numerze NIP 8271838110.', 0],
    ['Ingeschreven in het handelsregister van de Kamer van Koophandel.', 0],
  ])('%s: %i', (sentence, count) => {
    expect(textsOf(findCertifications, `<p>${sentence}</p>`)).toHaveLength(count);
  });
});

describe('findAwards', () => {
  it.each([
    ['Our ale won the gold medal in 2019.', 1],
    ['Preisgekrönte Weine.', 1],
    ['Premier prix du concours 2020.', 1],
    ['Prizes for the best team will be awarded at noon.', 0],
    ['The jury awarded damages to our client.', 0],
    ['Silbermedaille für unseren Honig.', 1],
    ['Design: Midnight Blue & Gold.', 0],
    ['Ringe aus Gold und Silber.', 0],
    ['Premiata nel 2019 come miglior bottega.', 1],
    ['Anna Neri è laureata in Farmacia presso l’Università di Salerno.', 0],
  ])('%s: %i', (sentence, count) => {
    expect(textsOf(findAwards, `<p>${sentence}</p>`)).toHaveLength(count);
  });
});

describe('findGuarantees', () => {
  it.each([
    ['30-day money-back guarantee.', 1],
    ['Geld-zurück-Garantie.', 1],
    ['Satisfait ou remboursé.', 1],
    ['Garantizamos el resultado.', 1],
    ['We cannot guarantee a result.', 0],
    ['Garantie en zekerheid', 1],
    ['Passend garantiepakket', 1],
    ['Alle Räder mit voller Garantie', 1],
    ['Garanzia', 1],
    ['Keine Garantie', 0],
    ['The software comes without any warranty.', 0],
  ])('%s: %i', (sentence, count) => {
    expect(textsOf(findGuarantees, `<p>${sentence}</p>`)).toHaveLength(count);
  });
});

describe('credentials in more languages', () => {
  it.each([
    ['2 års garanti på alla arbeten', findGuarantees],
    ['2 år / 1000t garanti', findGuarantees],
    ['100 % de nos travaux sont garantis', findGuarantees],
    ['5 lat gwarancji', findGuarantees],
    ['Legitimerade fotterapeuter', findCertifications],
    ['Autorisert elektrofirma', findCertifications],
    ['Премия: лауреат 2019 года', findAwards],
    ['Il laboratorio è stato premiato a Firenze.', findAwards],
    ['30 giorni: soddisfatto o rimborsato.', findGuarantees],
    ['Si no le convence, le devolvemos su dinero.', findGuarantees],
    ['Op alle reparaties 2 jaar garantie', findGuarantees],
    ['Takaamme työn laadun.', findGuarantees],
    ['Kiváló borunk díjnyertes.', findAwards],
    ['Olimme vuonna 2020 palkittu pieni leipomo.', findAwards],
    ['Revisjon av autorisert regnskapsfører', findCertifications],
    ['Società affiliata alla Federazione', findCertifications],
  ])('finds "%s"', (text, find) => expect(textsOf(find, `<p>${text}</p>`)).toHaveLength(1));

  it('leaves out what a person won elsewhere', () => {
    expect(textsOf(findAwards, '<p>He received the 2012 Merit Award.</p>')).toEqual([]);
  });
});

describe('what is said of the business', () => {
  const others = (path: string, text: string) =>
    siteOfPages(
      pageOfHtml('/', '<html><head><title>Hill Club | Sport</title></head><body><main><p>Sport.</p></main></body></html>'),
      pageOfHtml(path, `<main>${text}</main>`),
    );

  it.each([
    ['Hill Club, formed in 1992, is open to everyone.'],
    ['Unser Verein besteht seit 1992 und hat ein eigenes Haus.'],
    ['Notre club existe depuis 1992 et grandit.'],
    ['La nostra bottega nasce nel 1992 da due amici.'],
    ['Vår förening bildades 1992 av fyra vänner.'],
    ['Ons bedrijf is opgericht in 1992 en groeit nog steeds.'],
    ['Nasza firma powstała w 1992 z pasji do drewna.'],
    ['2019 marks the 33rd year since our first meeting.'],
  ])('is a founding year in running text: %s', (text) => {
    expect(textsOf(findYearsInBusiness, `<p>${text}</p>`)).toEqual([text]);
    expect(findYearsInBusiness(buildSiteModel(others('/x', `<p>${text}</p>`)))).toHaveLength(1);
  });

  it('is no founding year of a place nearby', () => {
    const stadium = '<p>The stadium opened again after Paul Koch, who founded the place in 1905, came home.</p>';
    expect(findYearsInBusiness(buildSiteModel(others('/places', stadium)))).toEqual([]);
  });

  it.each([
    ['Privat ledsager må være over 25 år.'],
    ['Drivers must have held it for over 25 years.'],
    ['Der Begleiter muss seit über 25 Jahren fahren.'],
    ['Il conducente deve guidare da oltre 25 anni.'],
  ])('is no rule: %s', (text) => expect(textsOf(findYearsInBusiness, `<p>${text}</p>`)).toEqual([]));

  it('is not in portraits of its members, but in that of its owner', () => {
    const portrait = (name: string, role: string) => `<h3>${name}</h3><p>${role}</p><p>With over 20 years of experience in gardens.</p>`;
    const found = (body: string) => textsOf(findYearsInBusiness, `<h2>Our team</h2>${body}`).length;
    expect(found(portrait('Ann Carter', 'Treasurer') + portrait('Paul Koch', 'Secretary'))).toBe(0);
    expect(found(portrait('Ann Carter', 'Owner') + portrait('Paul Koch', 'Secretary'))).toBe(1);
    expect(found(portrait('Ann Carter', 'Secretary'))).toBe(1);
  });

  it.each([
    ['Vor einer Aufhellung sollte geprüft werden, ob Zähne und Zahnfleisch gesund sind.'],
    ['Untersuchung der Augen, wenn nicht ein zertifizierter Untersucher erforderlich ist.'],
    ['The lift should be certified every year.'],
    ['L’appareil doit être certifié chaque année.'],
    ['OFC Members Earn New Pilot Certificates'],
    ['A driving licence is enough.'],
  ])('is no certificate: %s', (text) => expect(textsOf(findCertifications, `<p>${text}</p>`)).toEqual([]));

  it.each([
    ['Somos instaladores autorizados en toda la comarca.'],
    ['Instaladores autorizados de gas'],
    ['Installatori autorizzati per caldaie'],
    ['Técnicos certificados'],
    ['Autorisierter Fachhändler'],
    ['Authorized dealer'],
    ['Builders License No. 2624'],
    ['All our guides are certified, as they must be.'],
  ])('is a certificate: %s', (text) => expect(textsOf(findCertifications, `<p>${text}</p>`)).toHaveLength(1));
});
