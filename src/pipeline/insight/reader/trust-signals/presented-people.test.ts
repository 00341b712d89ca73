import { describe, expect, it } from 'vitest';
import type { PageType } from '#contracts/page.ts';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { nameWithRole, peopleInRow, presentedLead, selfPortrait } from './presented-people.ts';

const pageOf = (body: string, type: PageType = 'about') => {
  const page = pageOfHtml('/x', `<html lang="en"><head><title>Muster</title></head><body><main>${body}</main></body></html>`, type);
  const [one] = buildSiteModel(siteOfPages(page)).pages;
  if (!one) throw new Error('no page');
  return one;
};

describe('presentedLead', () => {
  it.each([
    ['<h1>Anna Neri</h1><p>Chi legge vive due volte, diceva sempre mia nonna a tavola.</p><h6>Titolare della libreria</h6>', 'Anna Neri'],
    ['<div>Paul Koch</div><div>Geschäftsführer</div>', 'Paul Koch'],
    ['<div>Ann Carter</div><div>Dance teacher</div>', 'Ann Carter'],
  ])('finds the name above a role: %s', (body, name) => {
    expect(presentedLead(pageOf(body))?.text).toBe(name);
    expect(presentedLead(pageOf(body, 'other'))).toBeUndefined();
  });

  it.each([
    ['<h2>Fair Prices</h2><p>Every day of the year.</p>'],
    ['<h2>Testimonials</h2><p>“They came at midnight and saved the kitchen.”</p><p>Ann Carter</p><p>Owner of a café</p>'],
    ['<h2>Master Chef</h2><p>Owner</p>'],
    ['<h2>Why we</h2><p>They came at midnight and saved the kitchen, and the price was fair.</p><p>Ann Carter</p><p>Owner</p>'],
  ])('finds none in %s', (body) => {
    expect(presentedLead(pageOf(body))).toBeUndefined();
  });
});

describe('peopleInRow', () => {
  const row = (...pairs: [string, string][]) => pairs.map(([name, line]) => `<h4>${name}</h4><p>${line}</p>`).join('');

  it.each([
    [row(['Ann Carter', 'Public relations'], ['Paul Koch', 'Lights and sound'], ['Mia Berg', 'Treasurer'])],
    [row(['Ann Carter', 'Öffentlichkeitsarbeit'], ['Paul Koch', 'Bühne und Ton'], ['Mia Berg', 'Projektleitung'])],
    [row(['Ann Carter', 'Comunicazione'], ['Paul Koch', 'Palco e luci'], ['Mia Berg', 'Segreteria'])],
  ])('finds the names above what each does: %s', (body) => {
    expect(peopleInRow(pageOf(`<h2>Muster</h2>${body}`)).map(({ text }) => text)).toEqual(['Ann Carter', 'Paul Koch', 'Mia Berg']);
    expect(peopleInRow(pageOf(body, 'events'))).toEqual([]);
  });

  it.each([
    ['offers', row(['Web Design', 'Pages that load fast'], ['Social Media', 'Posts every week'], ['Online Ads', 'Marketing for shops'])],
    ['two', row(['Ann Carter', 'Treasurer'], ['Paul Koch', 'Secretary'])],
    ['acts', row(['Ann Carter', '19:45'], ['Paul Koch', '20:30'], ['Mia Berg', '21:00'])],
  ])('takes no %s', (_, body) => {
    expect(peopleInRow(pageOf(body))).toEqual([]);
  });
});

describe('nameWithRole', () => {
  it.each([['Owner: Ann Carter'], ['Inhaber: Paul Koch'], ['Anne Petit, fondatrice'], ['Titolare: Anna Neri']])('finds %s', (line) => {
    expect(nameWithRole(pageOf(`<p>${line}</p>`, 'contact'))?.text).toBe(line);
  });

  it.each([['Owner: see the register'], ['Ann Carter, owner of the Harbor Café'], ['Our owner']])('finds none in "%s"', (line) => {
    expect(nameWithRole(pageOf(`<p>${line}</p>`, 'contact'))).toBeUndefined();
  });
});

describe('selfPortrait', () => {
  const text = 'I have painted portraits of dogs and horses for many years, first in a barn by the sea and now in my own studio in town.';

  it.each([['About me'], ['Über mich'], ['À propos de moi'], ['Sobre mí'], ['Chi sono'], ['Over mij'], ['O mnie']])(
    'finds "%s"',
    (title) => {
      expect(selfPortrait(pageOf(`<h2>${title}</h2><p>${text}</p>`))?.text).toBe(title);
    },
  );

  it('needs a text, and a heading about oneself', () => {
    expect(selfPortrait(pageOf('<h2>About me</h2><p>Soon.</p>'))).toBeUndefined();
    expect(selfPortrait(pageOf(`<h2>About the house</h2><p>${text}</p>`))).toBeUndefined();
  });

  it.each([['About me | Muster'], ['Über mich - Muster'], ['O mně | Muster']])('is found by the title of the page: %s', (title) => {
    const found = (body: string) => {
      const page = pageOfHtml('/x', `<html><head><title>${title}</title></head><body><main><p>${body}</p></main></body></html>`, 'about');
      const [model] = buildSiteModel(siteOfPages(page)).pages;
      return model && selfPortrait(model)?.text;
    };
    expect(found(text)).toBe(title);
    expect(found('Soon.')).toBeUndefined();
  });
});
