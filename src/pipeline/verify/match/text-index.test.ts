import { describe, expect, it } from 'vitest';
import { indexTexts } from './text-index.ts';

const at = (path: string, ...texts: string[]) => texts.map((text, index) => ({ path, selector: `p:nth-child(${index + 1})`, text }));
const OLD = 'We have baked bread in Dover since 1987 and never use additives. Ada Miller founded the bakery.';

describe('a text is kept', () => {
  it.each([
    ['as it was', at('/', OLD)],
    ['on another page', at('/about', OLD)],
    ['re-cased and re-quoted', at('/', `„${OLD.toUpperCase()}“`)],
    ['with other dashes and spaces', at('/', OLD.replace('since', '—  since\u00a0'))],
    ['split into sentences on two pages', [...at('/', OLD.split('. ')[0] ?? ''), ...at('/about', OLD.split('. ')[1] ?? '')]],
    [
      'split inside a sentence',
      at('/', 'We have baked bread in Dover', 'Order now', 'since 1987 and never use additives', 'Ada Miller founded the bakery.'),
    ],
    ['joined with another', at('/', `Welcome! ${OLD} Come and see.`)],
  ])('%s', (_, texts) => {
    expect(indexTexts(texts).find(OLD, '/')).toEqual({ isThere: true, near: null });
  });
});

describe('a text is lost', () => {
  it.each([
    ['with another year', OLD.replace('1987', '1978')],
    ['without its negation', OLD.replace('never use', 'use')],
    [
      'with a negation put in',
      OLD.replace('founded the bakery', 'did not found it, she founded the bakery').replace(
        'have baked bread in Dover since',
        'have baked bread in Dover not since',
      ),
    ],
    ['with another name', OLD.replace('Ada Miller', 'Eva Miller')],
    ['with another verb', OLD.replace('founded', 'sold')],
  ])('%s', (_, changed) => {
    const { isThere, near } = indexTexts(at('/', changed, 'Order a loaf')).find(OLD, '/');
    expect([isThere, near?.text]).toEqual([false, changed]);
  });

  it('with nothing like it on the new site', () => {
    expect(indexTexts(at('/', 'Order a loaf')).find(OLD, '/')).toEqual({ isThere: false, near: null });
  });

  it('when its price is that of the next offer', () => {
    const list = (...prices: string[]) => indexTexts(at('/', 'Rye loaf', 'Dark and moist', prices[0] ?? '', 'Wheat loaf', prices[1] ?? ''));
    expect(list('£4.20', '£3.80').find('Rye loaf £4.20').isThere).toBe(true);
    expect(list('£3.80', '£4.20').find('Rye loaf £4.20').isThere).toBe(false);
  });

  it.each([
    ['a number', 'Pick from 20 providers. No lock-in.', 'Pick from 30 providers. No lock-in.'],
    ['a negation that is gone', 'Plug in your own. No subscriptions, no lock-in.', 'Plug in your own. Subscriptions, no lock-in.'],
    ['a negation that was put in', 'Plug in your own. It is free for you.', 'Plug in your own. It is not free for you.'],
  ])('when its copy differs by %s, though another page has its sentences', (_, old, changed) => {
    const others = at('/other', ...old.split('. ').flatMap((part) => [part, 'Order now']));
    expect(indexTexts([...at('/', changed), ...others]).find(old, '/')).toMatchObject({ isThere: false, near: { text: changed } });
    expect(indexTexts([...at('/', 'Order now'), ...others]).find(old, '/').isThere).toBe(true);
  });

  it('when what is missing comes before it', () => {
    const old = 'The kitchen is an Italian soul food restaurant that I opened in May.';
    const changed = at('/', 'Italian soul food restaurant', 'The kitchen is an really quite restaurant that I opened in May.');
    expect(indexTexts(changed).find(old, '/').isThere).toBe(false);
  });

  it('when only its words are there, in other order', () => {
    expect(indexTexts(at('/', 'not bad, this is good')).find('this is not good').isThere).toBe(false);
  });
});
