import { describe, expect, it } from 'vitest';
import { draftPage, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../../strategy/build-strategy.ts';
import { createDrawContext } from './draw-context.ts';
import { siteGaps } from './gaps.ts';
import { emptySection, type PageContent } from './page-content.ts';

const words = (text: string) => ({ text, from: 'label' });
const NOTICE = draftPage({ path: '/privacy', type: 'legal', title: 'Privacy policy', outline: [['h1', 'Privacy policy']] });

/** What the site lacks whose home page is drawn with or without a form, with these pages next to it. */
function gapsOf(forms: PageContent['sections'][number]['forms'], others: (typeof NOTICE)[] = []): string[] {
  const input = thinInput();
  const site = { ...input.site, pages: [...input.site.pages, ...others] };
  const context = createDrawContext({ site, profile: input.profile, strategy: buildStrategy({ ...input, site }) });
  const home: PageContent = {
    ...{ path: '/', file: 'index.html', title: words('Home'), description: null, language: 'en', type: 'home', isHome: true, read: true },
    sections: [{ ...emptySection('contact', 'contact'), forms }],
  };
  return siteGaps([home], context).map(({ text }) => text);
}
const FORM = { purpose: 'contact', fields: [], hidden: [], submit: words('Send') };

describe('siteGaps', () => {
  it('asks for a privacy notice where a form is and no page has one', () => {
    expect(gapsOf([FORM])).toEqual(['Privacy notice: owner to send']);
  });

  it('asks for a way to get in touch where neither a detail nor a form nor a page is one', () => {
    const input = thinInput({ forms: [] });
    const context = createDrawContext({ site: input.site, profile: input.profile, strategy: buildStrategy(input) });
    expect(siteGaps([], context).map(({ text }) => text)).toEqual(['Phone, email or address: owner to send']);
  });

  it('is silent where a page is the notice, and where no form asks for anything', () => {
    expect(gapsOf([FORM], [NOTICE])).toEqual([]);
    expect(gapsOf([])).toEqual([]);
  });
});
