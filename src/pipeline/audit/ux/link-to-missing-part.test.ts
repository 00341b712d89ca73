import { expect, it } from 'vitest';
import { findingOf, findingsOf } from '#testing/audit-page.ts';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { linkToMissingPart } from './link-to-missing-part.ts';

const shop = (html: string) => pageOfHtml('/shop', html);
const home = pageOfHtml('/', '<a href="/shop#jars">Jars</a><a href="/shop#bowls">Bowls</a><a href="#open">Open</a>');

it('reports a link to an id that the other page does not have', () => {
  const site = siteOfPages(home, shop('<h2 id="jars">Jars</h2><h2>Bowls</h2>'));
  expect(findingOf(linkToMissingPart, site).evidence).toMatchObject({ snippet: '/shop#bowls Bowls', count: 1 });
});

it('passes parts that are there, also as names', () => {
  expect(findingsOf(linkToMissingPart, siteOfPages(home, shop('<h2 id="jars">Jars</h2><a name="bowls">Bowls</a>')))).toEqual([]);
});

it('says nothing of pages whose ids may be made by a script, or that were not read', () => {
  expect(findingsOf(linkToMissingPart, siteOfPages(home, shop('<div id="app"></div>')))).toEqual([]);
  expect(findingsOf(linkToMissingPart, siteOfPages(home))).toEqual([]);
});
