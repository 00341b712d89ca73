import { describe, expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { buildPageModel } from './page-model.ts';

const contentOf = (body: string, repeated: string[] = [], repeatedHeadings: string[] = []) => {
  const page = pageOfHtml('/', `<!doctype html><html lang="en"><body>${body}</body></html>`);
  const repeats = { repeated: new Set(repeated), repeatedHeadings: new Set(repeatedHeadings) };
  return buildPageModel(page, repeats).content.map(({ text }) => text);
};

describe('the content of a page', () => {
  it('is its main part without repeated texts, menus and footer', () => {
    const body = `<nav><a href="/a">Bread</a> <a href="/b">Cakes</a></nav><main><h1>Weber</h1><p>Open daily</p>
      <div><a href="/a">Bread</a> <a href="/b">Cakes</a></div></main><footer><p>Kiel</p></footer>`;
    expect(contentOf(body, ['open daily'])).toEqual(['Weber']);
  });

  it('has a heading that the menu of every page names too, and none that heads every page', () => {
    const body = '<main><h1>Fields of law</h1><ul><li>Inheritance</li><li>Employment</li></ul><h2>Fields of law</h2></main>';
    expect(contentOf(body, ['fields of law'])).toContain('Fields of law');
    expect(contentOf(body, [], ['fields of law'])).toEqual(['Inheritance', 'Employment']);
  });

  it('leaves out a row of Japanese links', () => {
    expect(contentOf('<main><h1>パン屋</h1><div><a href="/a">お問い合わせ</a> <a href="/b">会社案内</a></div></main>')).toEqual(['パン屋']);
  });

  it('includes the headline of a header, and all but the footer where the page has no main part', () => {
    expect(contentOf('<header><h1>Weber</h1></header><main><p>We bake bread.</p></main>')).toEqual(['Weber', 'We bake bread.']);
    expect(contentOf('<header><div>We bake bread in Kiel every single morning.</div></header><footer><p>Kiel</p></footer>')).toEqual([
      'We bake bread in Kiel every single morning.',
    ]);
  });
});
