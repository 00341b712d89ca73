import { expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { footerTexts } from './footer-texts.ts';

it('has what only the footer says, without links, contacts and copyright', () => {
  const footer =
    '<footer><p>We are wheelchair accessible. We only speak English.</p><p>12 Mill Road, Dover CT16 1AA</p><a href="/a">Read all about our long history</a><p>© 2026 The Mill, all rights reserved</p><p>Fresh bread every single morning</p></footer>';
  const pages = ['/', '/about'].map((path) =>
    pageOfHtml(path, `<main><h1>Mill</h1><p>Fresh bread every single morning</p></main>${footer}`),
  );
  const profile = { contacts: [{ text: '12 Mill Road, Dover CT16 1AA' }] } as Parameters<typeof footerTexts>[0]['profile'];
  const read = siteOfPages(...pages).pages.map((page) => ({ page })) as Parameters<typeof footerTexts>[0]['pages'];
  expect(footerTexts({ pages: read, profile })).toEqual(['We are wheelchair accessible. We only speak English.']);
});
