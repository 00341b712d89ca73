import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const textsOf = (html: string) => factsOf(`<main>${html}</main>`).blocks.map(({ tag, text }) => `${tag}: ${text}`);

describe('text that visitors open', () => {
  it.each([
    [
      'a part that a control names',
      '<p>Intro</p><button aria-controls="rest">Open</button><div id="rest" hidden><p>The rest</p></div>',
      ['p: Intro', 'p: The rest'],
    ],
    [
      'the second half of a paragraph, after the first',
      '<p>Intro<span id="more" style="display:none"> and more</span></p><a href="#more">Open</a>',
      ['p: Intro', 'span: and more', 'main: Open'],
    ],
    [
      'several blocks above a "Read more"',
      '<div style="display:none"><h3>Title</h3><p>One</p><p>Two</p></div><button>Read more</button>',
      ['h3: Title', 'p: One', 'p: Two'],
    ],
    ['a panel of a tab', '<div role="tabpanel" style="display:none"><p>Second tab</p></div>', ['p: Second tab']],
    ['a part that a script call names', '<a onclick="show(\'all\')">All</a><p id="all" hidden>The list</p>', ['main: All', 'p: The list']],
  ])('has %s', (_, html, texts) => expect(textsOf(html)).toEqual(texts));

  it.each([
    ['a message that a script shows', '<p>Write to us</p><div id="sent" style="display:none"><p>Thank you</p></div>'],
    ['a part next to another button', '<p>Write to us</p><div hidden><p>Thank you</p></div><button>Send</button>'],
    ['a template', '<p>Write to us</p><button aria-controls="t">Open</button><template id="t"><p>Row</p></template>'],
    [
      'a part whose id is in a longer one',
      '<p>Write to us</p><button aria-controls="sent-by">Open</button><p id="sent" hidden>Thank you</p>',
    ],
  ])('does not have %s', (_, html) => expect(textsOf(html)).toEqual(['p: Write to us']));
});

describe('text of buttons that open an answer', () => {
  it('has questions without the sign behind them', () => {
    const html = '<button><span>What is it?</span><span>+</span></button><div><p>It is this.</p></div>';
    expect(textsOf(html)).toEqual(['main: What is it?', 'p: It is this.']);
  });

  it('has the titles of an accordion', () =>
    expect(textsOf('<button class="accordion">Prices ▼</button><p>All of them.</p>')).toEqual(['main: Prices', 'p: All of them.']));

  it('has no other buttons, and none of a menu', () =>
    expect(textsOf('<nav><button class="accordion">Menu</button></nav><p>Hello</p><button>Send now</button>')).toEqual(['p: Hello']));
});

describe('figures of counters', () => {
  it.each([
    ['<div><b data-target="221">0</b><span>helped</span></div>', 'div: 221 helped'],
    ['<div><b data-count="12">0+</b> years</div>', 'div: 12+ years'],
    ['<div><b data-target="#menu">0</b> results</div>', 'div: 0 results'],
    ['<div><b data-value="5">0.5</b> liters</div>', 'div: 0.5 liters'],
    ['<div><b data-count="12">7</b> years</div>', 'div: 7 years'],
  ])('%s is read as %s', (html, text) => expect(textsOf(html)).toEqual([text]));
});

it('leaves out the notice of cookies, not a page about them', () => {
  const notice = '<div id="cookieConsent" class="cookie-consent"><h2>Cookies</h2><p>We use cookies.</p></div>';
  expect(textsOf(`${notice}<section class="cookie-policy"><p>Cookies of this site</p></section>`)).toEqual(['p: Cookies of this site']);
});
