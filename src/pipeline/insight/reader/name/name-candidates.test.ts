import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { nameVotes, profileHandles } from './name-candidates.ts';

const votesOf = (...pages: ReturnType<typeof pageOfHtml>[]) =>
  nameVotes(buildSiteModel(siteOfPages(...pages))).map(({ name, source }) => `${source}: ${name}`);
const home = (body: string, head = '') => pageOfHtml('/', `<html><head>${head}</head><body>${body}</body></html>`);

describe('nameVotes', () => {
  it.each([
    ['a title', home('', '<title>Harbour Cycles | Bikes in Whitby</title>'), 'home title: Harbour Cycles'],
    ['og:site_name', home('', '<meta property="og:site_name" content="Harbour Cycles">'), 'og:site_name: Harbour Cycles'],
    ['a copyright line', home('<footer>© 2024 Radhaus GmbH. Alle Rechte vorbehalten.</footer>'), 'copyright line: Radhaus GmbH'],
    ['a logo', home('<header><img src="/logo.svg" alt="Logo de Vélos du Port"></header>'), 'logo: Vélos du Port'],
    ['a greeting', home('<main><h1>Bienvenidos a Bicis Puerto!</h1></main>'), 'greeting: Bicis Puerto'],
    ['a greeting in Japanese', home('<main><h1>ようこそ、山田自転車！</h1></main>'), 'greeting: 山田自転車'],
    ['the home link', home('<nav><a href="/">Harbour Cycles</a></nav>'), 'home link: Harbour Cycles'],
  ])('hears %s', (_, page, vote) => {
    expect(votesOf(page)).toContain(vote);
  });

  it('takes the name of a file for no name', () => {
    const votes = votesOf(home('<header><img src="/logo-15b.png" alt="logo 15b"></header>'));
    expect(votes.filter((vote) => vote.startsWith('logo'))).toEqual([]);
  });

  it('hears the legal name on a legal page', () => {
    const legal = pageOfHtml('/impressum', '<body><main><p>Radhaus GmbH, Hafenstraße 1</p></main></body>', 'legal');
    expect(votesOf(home('<p>Hi</p>'), legal)).toContain('legal name: Radhaus GmbH');
  });

  it('reads handles of social profiles', () => {
    const contact = { kind: 'social', value: 'https://instagram.com/harbourcycles/' } as Parameters<typeof profileHandles>[0][number];
    expect(profileHandles([contact])).toEqual(['harbourcycles']);
  });
});
