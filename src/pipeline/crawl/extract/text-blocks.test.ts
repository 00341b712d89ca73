import { describe, expect, it } from 'vitest';
import { type Page, sectionsOf } from '#contracts/page.ts';
import { factsOf } from '#testing/facts-of.ts';
import type { PageFacts } from './extract-page.ts';

const textsOf = (facts: PageFacts) => facts.blocks.map((block) => `${block.tag}: ${block.text}`);

describe('text blocks', () => {
  it.each([
    ['keeps inline neighbours as written', '<p>One<b>Two</b> <i>three</i></p>', ['p: OneTwo three']],
    [
      'keeps a label and the words that a style sets below it apart',
      '<p><b>Riding</b><span>for all levels</span></p>',
      ['p: Riding for all levels'],
    ],
    ['keeps the name of a network and a handle apart', '<p><b>Instagram</b><span>@mill.bread</span></p>', ['p: Instagram @mill.bread']],
    ['keeps an enlarged initial', '<p><b>O</b><span>nce upon a time</span></p>', ['p: Once upon a time']],
    ['keeps the number of a card apart', '<h3><span>03</span>Delivery</h3>', ['h3: 03 Delivery']],
    [
      'keeps an abbreviation and what it says apart',
      '<p><span>CPA</span><span>Licensed accountants</span></p>',
      ['p: CPA Licensed accountants'],
    ],
    ['never glues two items', '<ul><li>1</li><li>2</li></ul>', ['li: 1', 'li: 2']],
    ['keeps links that touch apart', '<div><a href=/a>Home</a><a href=/b>About</a></div>', ['div: Home About']],
    [
      'keeps cards apart that are one link each',
      '<div><a href=/a><i>01</i><h3>Bread</h3><p>Baked daily.</p><i>More</i></a> <a href=/b><i>02</i><h3>Cakes</h3></a></div>',
      ['div: 01', 'h3: Bread', 'p: Baked daily.', 'div: More', 'div: 02', 'h3: Cakes'],
    ],
    ['keeps badges of several words apart', '<p><span>Power Tools</span><span>Hand Tools</span></p>', ['p: Power Tools Hand Tools']],
    ['keeps equal elements in a row apart', '<p><i class="t">Riverton</i><i class="t">Hilltown</i></p>', ['p: Riverton Hilltown']],
    ['keeps animated letters together', '<p><i class="t">B</i><i class="t">R</i><i class="t">E</i></p>', ['p: BRE']],
    ['keeps a bold label and the link after it apart', '<p><b>In this guide</b><a href=/a>Start</a></p>', ['p: In this guide Start']],
    ['keeps a number and its label apart', '<p><span>150+</span><span>clients</span></p>', ['p: 150+ clients']],
    ['keeps a word and several words after it apart', '<p><b>Email</b><span>Write to us.</span></p>', ['p: Email Write to us.']],
    [
      'keeps a label and the text after it apart',
      '<li><strong>Reception</strong>Every day, 7:30 to 23:00</li>',
      ['li: Reception Every day, 7:30 to 23:00'],
    ],
    ['keeps the labels of a form apart', '<form><label>Name<input></label><label>Phone<input></label></form>', ['form: Name Phone']],
    ['keeps a day and its hours apart', '<li><span>Monday</span><span>9h-17h</span></li>', ['li: Monday 9h-17h']],
    ['keeps a unit with its power', '<p>80 m<sup>2</sup> of CO<sub>2</sub></p>', ['p: 80 m2 of CO2']],
    ['keeps a label and a contact apart', '<p><strong>Email</strong><a href="mailto:a@b.test">a@b.test</a></p>', ['p: Email a@b.test']],
    ['keeps a bold start of a word whole', '<p><b>Web</b>site for bakers and <b>Mc</b>Donald</p>', ['p: Website for bakers and McDonald']],
    ['keeps a name and a role apart', '<p>Ann Carter<span>Head of school</span></p>', ['p: Ann Carter Head of school']],
    ['keeps a two-colored name whole', '<p><span>Bread</span><span>Works</span></p>', ['p: BreadWorks']],
    ['keeps a sentence and the link after it apart', '<p>We start.<a href=/a>More</a></p>', ['p: We start. More']],
    ['gives text around a block to its owner', '<div>before<p>inside</p>after</div>', ['div: before', 'p: inside', 'div: after']],
    ['makes one block of a table row', '<table><tr><td>Bread</td><td>3 €</td></tr></table>', ['tr: Bread 3 €']],
    ['breaks lines at br', '<p>Some Street 1<br>12345 Town</p>', ['p: Some Street 1 12345 Town']],
    [
      'leaves hidden text out',
      '<p>seen<span hidden>not</span></p><div style="display: none">no</div><p aria-hidden="true">no</p>',
      ['p: seen'],
    ],
    [
      'leaves out scripts, templates and noscript',
      '<script>x</script><template><p>t</p></template><noscript><p>n</p></noscript><p>y</p>',
      ['p: y'],
    ],
    [
      'leaves out options, buttons and svg',
      '<div><select><option>o</option></select><button>b</button><svg><text>s</text></svg>t</div>',
      ['div: t'],
    ],
    ['keeps a question that is a button in a heading', '<h3><button>Why?</button></h3>', ['h3: Why?']],
    ['keeps a heading inside a button', '<button><h3>Why?</h3></button>', ['h3: Why?']],
  ])('%s', (_name, html, blocks) => {
    expect(textsOf(factsOf(html))).toEqual(blocks);
  });

  it('cuts into sections by headings, also those named by an image or holding a block', () => {
    const facts = factsOf(
      '<p>intro</p><h1><img src=l.png alt="Logo"></h1><p>one</p><h2><div>Two</div></h2><p>two</p><h2></h2><h2 hidden>x</h2><h3>Three</h3>',
    );
    const page = { ...facts } as Page;
    expect(sectionsOf(page).map(({ heading, blocks }) => [heading?.text ?? null, blocks.map((block) => block.text)])).toEqual([
      [null, ['intro']],
      ['Logo', ['one']],
      ['Two', ['two']],
      ['Three', []],
    ]);
  });

  it('counts words of spaced and unspaced scripts', () => {
    expect(factsOf("<p>It's a well-known fact: 3 words</p>").wordCount).toBe(6);
    expect(factsOf('<p>私たちの店</p>').wordCount).toBe(3);
  });
});
