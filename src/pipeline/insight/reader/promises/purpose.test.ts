import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPurpose } from './purpose.ts';

describe('findPurpose', () => {
  it('prefers what the home page says the business does to a line of licences', () => {
    const home = pageOfHtml(
      '/',
      '<main><h1>Stand tall</h1><p>One-to-one posture lessons in Leeds and online, by a physiotherapist.</p></main>',
    );
    const about = pageOfHtml(
      '/about',
      '<main><h1>Ann Carter</h1><p>Licensed physiotherapist in York; Certified Posture Specialist of the guild.</p></main>',
      'about',
    );
    expect(findPurpose(buildSiteModel(siteOfPages(home, about)), 'Muster', null).text).toMatch(/^One-to-one posture lessons/);
  });

  it.each([
    'On our website you will find all that you need to know of our courses.',
    'Vous trouverez sur notre site toutes les informations sur nos cours de danse.',
    'Auf unserer Homepage finden Sie alles, was Sie zu unseren Kursen wissen wollen.',
  ])('takes no sentence about the site itself: %s', (sentence) => {
    const home = pageOfHtml('/', `<main><h1>Pier</h1><p>${sentence}</p><p>We teach waltz and tango to beginners in Dover.</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We teach/);
  });

  it.each([
    'Schön, dass Sie sich für uns interessieren.',
    'Our photo gallery features photographs of some of our evenings.',
    'Hier finden Sie die wichtigsten Informationen zu unserer Schule.',
    'Viele Schulen am Hafen werden von Leuten geleitet, die gar nicht tanzen.',
  ])('takes no greeting, and nothing about others: %s', (sentence) => {
    const home = pageOfHtml('/', `<main><h1>Pier</h1><p>${sentence}</p><p>We teach waltz and tango to beginners in Dover.</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We teach/);
  });

  it.each([
    "That's why at Pier we provide an exceptional experience for all of our dancers.",
    'Deshalb bieten wir bei Pier allen Gästen einen besonderen Abend.',
    "C'est pourquoi nous proposons chez Pier une soirée pour tous les danseurs.",
    'Por eso en Pier ofrecemos una experiencia excepcional a todos los clientes.',
  ])('takes no sentence that draws a conclusion from the one before: %s', (sentence) => {
    const home = pageOfHtml('/', `<main><h1>Pier</h1><p>${sentence}</p><p>We teach waltz and tango to beginners in Dover.</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We teach/);
  });

  it.each([
    'I started working for Pier in 2013 as a mechanic and joined Mike to provide the best service in Dover.',
    'Ich habe Tanz studiert und bin seit 2013 bei Pier, wir bieten seither Kurse für alle an.',
    'Je suis née à Lyon et nous proposons chez Pier des cours de danse depuis longtemps.',
    'Nací en Dover y desde 2013 ofrecemos en Pier clases para todos los públicos.',
  ])('takes no line of someone’s life: %s', (sentence) => {
    const home = pageOfHtml('/', `<main><h1>Pier</h1><p>${sentence}</p><p>We teach waltz and tango to beginners in Dover.</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We teach/);
  });

  it('lets one who works alone say what they offer', () => {
    const home = pageOfHtml('/', '<main><h1>Pier</h1><p>I offer private dance lessons for couples in Dover and around.</p></main>');
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^I offer/);
  });

  it('prefers what the business does for people to what it has in its yard', () => {
    const home = pageOfHtml(
      '/',
      `<main><h1>Pier</h1><p>The Pier Riding School has been helping children ride and care for ponies for over 40 years.</p>
       <p>Livery is available on full or part. We provide a full set of jumps, training and schooling for horses.</p></main>`,
    );
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier Riding School', null).text).toMatch(/^The Pier Riding School has been/);
  });

  it.each([
    ['a call', 'Schedule a call to explore how Pier helps you to find the dance that suits you.'],
    ['a call in Italian', 'Scopri con Pier il ballo che fa per te e per chi ami.'],
    ['where it is', 'We are based in Dover, and our service area covers most towns around the harbor.'],
    ['where it is, in French', 'L’école Pier se trouve au bord du port, et nous sommes tout près de la gare.'],
    ['who works there', 'Wir sind ein eingespieltes Team aus vielen Tänzern und bilden uns ständig weiter.'],
    ['a notice in parts', 'Free shipping today · tickets sold by hand in our office at the harbor'],
    ['a sentence with a hole', 'The school of is a place for everyone who wants to dance at the harbor.'],
    ['two lines read as one', 'The school of dance at the harbor Welcome to everyone who wants to dance.'],
  ])('prefers what the business does to %s', (_, sentence) => {
    const home = pageOfHtml('/', `<main><h1>Pier</h1><p>${sentence}</p><p>We teach waltz and tango to beginners in Dover.</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We teach/);
  });

  it.each([
    ['Offriamo corsi di ballo per principianti in una vecchia sala sul porto.'],
    ['Oferujemy kursy tańca dla początkujących w starej sali przy porcie.'],
    ['Wij verzorgen danslessen voor beginners in een oude zaal aan de haven.'],
  ])('prefers the sentence that says what is offered: %s', (sentence) => {
    const other = 'Il porto, de haven, port: la luce della sera cade sulle barche e sul molo.';
    const home = pageOfHtml('/', `<main><h1>Molo</h1><p>${other}</p><p>${sentence}</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toBe(sentence);
  });

  it('lets a definition say where, too', () => {
    const home = pageOfHtml(
      '/',
      '<main><h1>Pier</h1><p>We are a small dance school located in Dover.</p><p>Our hall has oak floors and mirrors.</p></main>',
    );
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We are a small/);
  });

  it('prefers a statement to a slogan before it', () => {
    const home = pageOfHtml(
      '/',
      '<main><h1>Pier</h1><p>Fresh shine for the whole new year!</p><p>We clean offices and stairs in Dover every day.</p></main>',
    );
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toBe('We clean offices and stairs in Dover every day.');
  });
});
