import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const buttons = (body: string) => factsOf(body).buttons.map(({ text }) => text);
const quotes = (body: string) => factsOf(body).quotes.map(({ quote, author }) => `${quote} (${author ?? ''})`);
const LONG = 'They baked the cake for our wedding and everyone loved it.';

describe('what an element is', () => {
  it.each([
    ['a button', '<button>Order</button>', ['Order']],
    ['anything with the role', '<div role="button">Order</div><a role="button">Call</a>', ['Order', 'Call']],
    ['not a link with an address, whatever its role', '<a role="button" href="/order">Order</a>', []],
    ['not a button within a link', '<a href="/order"><button>Order</button></a>', []],
  ])('%s', (_, body, expected) => {
    expect(buttons(body)).toEqual(expected);
  });

  it('a quotation by its tag or by what its class is called, with its author', () => {
    const author = '<span class="author">Mia Ortiz</span>';
    expect(quotes(`<blockquote>${LONG} ${author}</blockquote>`)).toEqual([expect.stringContaining('Mia Ortiz')]);
    expect(quotes(`<div class="testimonial"><p>${LONG}</p>${author}</div>`)).toEqual([expect.stringContaining('Mia Ortiz')]);
    expect(quotes(`<div class="card"><p>${LONG}</p>${author}</div>`)).toEqual([]);
  });

  it('structured data by the type of its script', () => {
    const facts = factsOf('<script type="application/ld+json">{"@type":"Bakery"}</script><script src="/app.js"></script>');
    expect(facts.structuredData.map(({ types }) => types)).toEqual([['Bakery']]);
    expect(facts.resources.map(({ kind }) => kind)).toEqual(['script']);
  });
});
