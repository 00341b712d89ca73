import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findOffers } from './offers.ts';

const namesIn = (body: string, businessName = 'Pier Physio') => {
  const { services, products } = findOffers(buildSiteModel(siteOfBody(`<main>${body}</main>`)), null, businessName);
  return [...services, ...products].map(({ text }) => text);
};
const cards = (...names: string[]) =>
  `<h2>Our services</h2>${names.map((name) => `<h3>${name}</h3><p>A text of some words about what is meant.</p>`).join('')}`;

describe('names that are right for something else', () => {
  it.each([
    ['a heading of general words', 'Other services'],
    ['the same in German', 'Kernleistungen'],
    ['the same in French', 'Nos autres prestations'],
    ['the same in Spanish', 'Nuestros servicios'],
    ['the same in Polish', 'Oferta firmy'],
    ['the same in Czech', 'Nabídka našich služeb'],
    ['the same in Portuguese', 'Áreas de atuação'],
    ['extras, in Dutch', 'Extra diensten op maat'],
    ['extras, in Italian', 'Servizi aggiuntivi'],
    ['extras, in German', 'Optionale Leistungen'],
    ['features, in French', 'Fonctionnalités'],
    ['features, in Polish', 'Funkcje'],
    ['a bare "only"', 'Nur'],
    ['who made the site', 'Sviluppatore e webmaster'],
    ['who founded it', 'Fondateur'],
    ['a job', 'Software engineer'],
    ['a profession, in German', 'Zahnarzt'],
    ['a profession, in French', 'Avocat'],
    ['a profession, in Spanish', 'Veterinaria'],
    ['a profession, in Italian', 'Idraulico'],
    ['a profession, in Dutch', 'Tandarts'],
    ['an office of a club', 'Junior member'],
    ['those who work there', 'Speakers'],
    ['the business', 'Pier Physio in Dover'],
    ['a message', 'Coming soon'],
  ])('are no offers: %s', (_, name) => {
    expect(namesIn(cards('Massage', name, 'Spinal therapy', 'Home visits'))).toEqual(['Massage', 'Spinal therapy', 'Home visits']);
  });

  it('are no offers: a town of the business, and a client', () => {
    const body = `${cards('Massage', 'Freiburg', 'Mark Lee', 'Home visits')}<address>Hauptstrasse 1, 79111 Freiburg</address>
      <blockquote><p>They are the best in town, every time.</p><cite>Mark Lee</cite></blockquote>`;
    expect(namesIn(body)).toEqual(['Massage', 'Home visits']);
  });

  it('are no offers: the business with its legal form or another "and"', () => {
    expect(namesIn(cards('Massage', 'Pier and Air Ltd', 'Home visits'), 'Pier & Air')).toEqual(['Massage', 'Home visits']);
  });

  it('are no offers: the initials of the business', () => {
    expect(namesIn(cards('Massage', 'NHC', 'Home visits'), 'North Harbor Care')).toEqual(['Massage', 'Home visits']);
  });

  it('are offers where a word of their own is with them', () => {
    const names = ['Event management', 'Speaker rental', 'Solar solutions', 'Special education', 'Visit the mill'];
    expect(namesIn(cards(...names.slice(0, 4))).sort()).toEqual(names.slice(0, 4).sort());
    const others = [
      'Extra onderhoud',
      'Développeur de photos',
      'Funkcje trygonometryczne',
      'Nur Holzböden',
      'Beratung für Gründer',
      'Sur mesure',
    ];
    expect(namesIn(cards(...others))).toEqual(others);
  });

  it('are no model codes, but names with a number are', () => {
    const codes = ['ZWB 25/28-1 A', 'PUHZ-SW50VKA + ERST20D-VM2C-S', 'FCB K-24', 'FGB-K-28'];
    expect(namesIn(cards(...codes, 'Piper Archer II', 'Mazda MX-5', 'BMW X5', 'MicraCom Condens 24', 'Eco boiler 24/24F'))).toEqual([
      'Piper Archer II',
      'Mazda MX-5',
      'BMW X5',
      'MicraCom Condens 24',
      'Eco boiler 24/24F',
    ]);
  });

  it('are no news about a person of the team', () => {
    const team = `<h2>Our team</h2>${['Ed Chrome', 'Ann Miller', 'Tom Baker'].map((name) => `<h3>${name}</h3><p>Project Manager</p>`).join('')}`;
    expect(namesIn(`${cards('Member Ed Chrome honored', 'Hangar tenancy', 'Night landing')}${team}`)).toEqual([
      'Hangar tenancy',
      'Night landing',
    ]);
  });

  it('are offers, but not what a room has', () => {
    const body = `<h2>Rooms and rates</h2>${cards('Double room', 'Single room', 'Sea view suite')}<h2>Amenities</h2><h3>Television</h3><p>In every room of the house.</p><h3>Hair dryer</h3><p>In every bath of the house.</p>`;
    expect(namesIn(body)).toEqual(['Double room', 'Single room', 'Sea view suite']);
  });
});
