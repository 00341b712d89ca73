// Contrast, links in text and target sizes, as a browser shows them: what has an id that starts with "bad" is found, and nothing else.
import { type Browser, chromium as launcher, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '#pipeline/crawl/render/launch-options.ts';
import { VISUAL_RULES_SCRIPT } from '#pipeline/crawl/render/visual-rules/visual-rules-script.ts';
import { chromium, openRenderingSite } from './rendering-site.ts';

type Case = [what: string, html: string];

/** 2.84:1 on white. */
const GRAY = 'color:#999';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

const CONTRAST: Case[] = [
  ['gray text, and text just dark enough', `<p id=bad style="${GRAY}">pale text</p><p style="color:#767676">fair text</p>`],
  [
    'large text from 24 pixels on',
    '<p style="font-size:24px;color:#949494">3.03</p><p id=bad style="font-size:23.9px;color:#949494">small</p>',
  ],
  [
    'bold text from 18.66 pixels on',
    `<p style="font:700 18.66px serif;color:#949494">bold</p><p id=bad1 style="font:600 18.66px serif;color:#949494">not bold</p>
     <p id=bad2 style="font:700 18px serif;color:#949494">too small</p>`,
  ],
  ['large text that is too pale', '<p id=bad style="font-size:24px;color:#969696">large, 2.95</p>'],
  ['a half transparent color', '<p id=bad style="color:rgba(0,0,0,.4)">ink</p><p style="color:rgba(0,0,0,.6)">ink</p>'],
  ['opacity', '<p id=bad style="opacity:.5;color:#000">faint</p><p style="opacity:.7;color:#000">fair</p>'],
  [
    'opacity of a group: its background fades with its text',
    '<div style="opacity:.5;background:#000"><p id=bad style="color:#fff">white on gray</p></div>',
  ],
  [
    'backgrounds that let others through',
    `<div style="background:#000"><div style="background:rgba(255,255,255,.5)"><p id=bad style="color:#fff">on gray</p></div>
     <p style="color:#fff">on black</p></div>`,
  ],
  ['colors of other spaces', '<p id=bad style="color:oklch(0.68 0 0)">pale</p><p style="color:oklch(0.4 0 0)">dark</p>'],
  ['a dark page', '<style>body{background:#222}</style><p id=bad style="color:#555">dark on dark</p><p style="color:#ccc">light</p>'],
  [
    'controls that are out of use, and their labels',
    `<button disabled style="${GRAY}">Send now</button><fieldset disabled><label style="${GRAY}">name <input></label></fieldset>
     <label for=off style="${GRAY}">amount</label><input id=off disabled><div aria-disabled=true><p style="${GRAY}">off</p></div>
     <span id=name style="${GRAY}">agreed</span><input type=checkbox disabled aria-labelledby=name>
     <label id=bad style="${GRAY}">in use <input></label>`,
  ],
  [
    'text that nobody sees',
    `<p style="${GRAY};visibility:hidden">hidden</p><div style="opacity:0"><p style="${GRAY}">hidden</p></div><p hidden style="${GRAY}">hidden</p>
     <p style="${GRAY};position:absolute;left:-9999px">hidden</p><p style="${GRAY};text-indent:-9999px">hidden</p>
     <p style="${GRAY};position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)">hidden</p>
     <p style="${GRAY};position:absolute;clip-path:inset(50%)">hidden</p><details><summary>more</summary><p style="${GRAY}">hidden</p></details>
     <div style="height:0;overflow:hidden"><p style="${GRAY}">hidden</p></div><p style="${GRAY};height:0;overflow:hidden">hidden</p>
     <p style="color:#fff">white on white</p><div inert><p style="${GRAY}">inert</p></div>`,
  ],
  ['text that only screen readers do not get', `<p id=bad aria-hidden=true style="${GRAY}">seen</p>`],
  ['no words', `<p style="${GRAY}">!?</p><p style="${GRAY}">→ •</p><p style="${GRAY}">x</p><p style="${GRAY}">&#xe001;&#xe002;</p>`],
  [
    'fields with a value',
    `<input id=bad style="${GRAY}" value=typed><input style="${GRAY}" placeholder=empty><select id=bad2 style="${GRAY}"><option>one</select>`,
  ],
  [
    'images and gradients behind text',
    `<div style="background:linear-gradient(#000,#fff)"><p style="${GRAY}">can't tell</p></div>
     <div style="background:#fff url(${PIXEL})"><p style="${GRAY}">can't tell</p></div>
     <div style="position:relative"><img alt="" src="${PIXEL}" style="position:absolute;inset:0;width:100%;height:100%"><p style="${GRAY};position:relative">can't tell</p></div>
     <div style="background:linear-gradient(#000,#fff)"><p id=bad style="${GRAY};background:#fff">its own background</p></div>`,
  ],
  [
    'text with a shadow, an outline or an image as its color',
    `<p style="${GRAY};text-shadow:1px 1px 2px #000">shadow</p><p id=bad style="${GRAY};text-shadow:0 1px 0 #fff">pale shadow</p>
    <p style="${GRAY};-webkit-text-stroke:1px #000">outline</p>
     <p style="background:linear-gradient(red,blue);background-clip:text;color:transparent">gradient</p>`,
  ],
  [
    'pseudo-elements that may be the background',
    `<style>.cover::before{content:'';position:absolute;inset:0;background:#000;z-index:-1}.dot::after{content:'';position:absolute;width:4px;height:4px;background:#000}</style>
     <p class=cover style="${GRAY};position:relative">can't tell</p><p id=bad class=dot style="${GRAY};position:relative">a dot</p>`,
  ],
  [
    'what is positioned behind and in front of text',
    `<div style="position:relative"><div style="position:absolute;inset:0;background:#333"></div><p id=bad1 style="position:relative;color:#555">on a sibling</p></div>
     <div style="position:relative"><p style="${GRAY}">covered</p><div style="position:absolute;inset:0;background:#333"></div></div>
     <div style="position:relative;z-index:0"><div style="position:absolute;inset:0;background:#333;z-index:-1"></div><p id=bad2 style="color:#555">below, inside</p></div>
     <div style="position:relative;background:#fff"><div style="position:absolute;inset:0;background:#333;z-index:-1"></div><p style="color:#555">below its background</p></div>`,
  ],
  [
    'text that a notice covers for now',
    `<p id=bad style="${GRAY}">pale text</p><div style="position:fixed;inset:0;background:#f00"></div>`,
  ],
  [
    'text outside of the box around it',
    '<div style="height:20px;background:#000"><p style="margin:0;padding-top:40px;color:#222">below</p></div>',
  ],
  [
    'areas that scroll',
    `<div style="overflow:auto;height:40px;background:#000;color:#fff"><p style="margin:0 0 90px">first</p><p id=bad style="color:#333">further down</p></div>`,
  ],
];

const TEXT = 'Some long text around a link that says something';
const LINK = 'color:#333;text-decoration:none';
const LINKS: Case[] = [
  ['a link that only its color shows', `<p>${TEXT} <a id=bad href=# style="${LINK}">here</a> and more.`],
  [
    'a link in a span',
    `<p>${TEXT} <em>and <a id=bad href=# style="${LINK};font-style:italic">here</a></em> and more.`
      .replace('<em>', '<span>')
      .replace(';font-style:italic', ''),
  ],
  [
    'links that something else shows',
    [
      'text-decoration:underline',
      'font-weight:bold',
      'font-style:italic',
      'font-size:20px',
      'font-family:serif',
      'border-bottom:1px solid',
      'box-shadow:0 1px 0 red',
    ]
      .map((style) => `<p>${TEXT} <a href=# style="${LINK};${style}">here</a> and more.</p>`)
      .join(''),
  ],
  [
    'a link of enough contrast with the text',
    `<p style="color:#000">${TEXT} <a href=# style="color:#767676;text-decoration:none">here</a> and more.`,
  ],
  ['a link in the color of the text', `<p style="color:#333">${TEXT} <a href=# style="${LINK}">here</a> and more.`],
  ['a link with a background of its own', `<p>${TEXT} <a href=# style="${LINK};background:#666">here</a> and more.`],
  ['a link with an arrow', `<style>a::before{content:'>'}</style><p>${TEXT} <a href=# style="${LINK}">here</a> and more.`],
  ['a link with text in elements of its own', `<p>${TEXT} <a href=# style="${LINK}"><u>here</u></a> and more.`],
  ['a link that is longer than the text', `<p>See <a href=# style="${LINK}">all of the many things there are</a>.`],
  [
    'a link in a line or block of its own',
    `<p>${TEXT}<br><a href=# style="${LINK}">here</a></p><div><p>${TEXT}</p><a href=# style="${LINK}">here</a></div>`,
  ],
  [
    'a link as a block, and a button',
    `<p>${TEXT} <a href=# style="${LINK};display:inline-block">here</a> <a role=button href=# style="${LINK}">here</a>`,
  ],
];

const button = (id: string, style: string) =>
  `<button${id && ` id=${id}`} style="float:left;border:0;padding:0;margin:0;width:20px;height:20px;${style}">a</button>`;
const row = (content: string) => `<div style="clear:both;height:60px;position:relative">${content}</div>`;
const TARGETS: Case[] = [
  ['small targets side by side', row(button('bad1', '') + button('bad2', ''))],
  ['small targets with space between them', row(button('', 'margin-right:4px') + button('', ''))],
  ['small targets with too little space', row(button('bad1', 'margin-right:3px') + button('bad2', ''))],
  ['large targets side by side', row(button('', 'width:24px;height:24px') + button('', 'width:24px;height:24px'))],
  ['a small target next to a large one', row(button('bad', '') + button('', 'width:40px;height:40px'))],
  ['a small target alone', row(button('', 'width:5px;height:5px'))],
  ['links in a sentence', row('Read <a href=#>it</a> <a href=#>up</a> here')],
  ['links in a line without other text', row('<a id=bad1 href=#>it</a> <a id=bad2 href=#>up</a>')],
  ['links below one another', row('<a id=bad1 href=#>it</a><br><a id=bad2 href=#>up</a>')],
  [
    'roles of controls',
    row('<span role=button tabindex=0 id=bad1>a</span><span role=tab tabindex=0 id=bad2>b</span><span role=img tabindex=0></span>'),
  ],
  ['what can not be pressed', row(button('', '').replace('<button', '<button disabled') + button('', ''))],
  ['what only the keyboard does not reach is no neighbor', row(button('', '') + button('', '').replace('<button', '<button tabindex=-1'))],
  ['what is hidden', row(`<div aria-hidden=true>${button('', '')}</div>${button('', 'visibility:hidden')}${button('', '')}`)],
  [
    'a large target that another one covers in part',
    row(button('bad', 'position:absolute;width:40px;height:40px') + button('', 'position:absolute;left:20px;width:40px;height:40px')),
  ],
  [
    'links with images, one of them larger than its link',
    row(
      `<a id=bad1 href=#><img alt=a src=${PIXEL} style="width:15px;height:15px"></a><a href=#><img alt=b src=${PIXEL} style="width:60px;height:60px"></a>`,
    ),
  ],
  [
    'a target that another one covers as a whole',
    row(button('', 'position:absolute') + button('', 'position:absolute;width:40px;height:40px')),
  ],
];

describe.skipIf(chromium.path === null)(`visual rules in a browser${chromium.reason ? ` (left out: ${chromium.reason})` : ''}`, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const { proxy: _none, ...options } = launchOptions(chromium.path ?? '', '', process.getuid?.() === 0);
    browser = await launcher.launch(options);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  });
  afterAll(() => browser?.close());

  /** Ids of the elements that violate a rule, and those that should. */
  async function look(rule: string, html: string): Promise<{ found: string[]; bad: string[] }> {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Shop</title><style>body{background:#fff;font:16px/1.4 sans-serif}</style>${html}`,
    );
    return page.evaluate(`(() => {
      const found = (${VISUAL_RULES_SCRIPT})[${JSON.stringify(rule)}].map(({ element }) => element.id || element.outerHTML);
      return { found, bad: [...document.querySelectorAll('[id^=bad]')].map(({ id }) => id) };
    })()`);
  }
  it.each(CONTRAST)('contrast: %s', async (_what, html) => {
    const { found, bad } = await look('color-contrast', html);
    expect(found).toEqual(bad);
  });
  it.each(LINKS)('links in text: %s', async (_what, html) => {
    const { found, bad } = await look('link-in-text-block', html);
    expect(found).toEqual(bad);
  });
  it.each(TARGETS)('target size: %s', async (_what, html) => {
    const { found, bad } = await look('target-size', html);
    expect(found).toEqual(bad);
  });

  it('looks into open shadow trees and slots', async () => {
    await page.setContent(`<body><div id=host><p id=bad style="${GRAY}">in a slot</p></div>`);
    const found = await page.evaluate(`(() => {
      const shadow = document.getElementById('host').attachShadow({ mode: 'open' });
      shadow.innerHTML = '<p id=inner style="${GRAY}">in a shadow tree</p><slot></slot>';
      return (${VISUAL_RULES_SCRIPT})['color-contrast'].map(({ element }) => element.id);
    })()`);
    expect(found).toEqual(['inner', 'bad']);
  });

  it('says of a rendered page what axe says, with the first element and their number', async () => {
    const site = await openRenderingSite();
    try {
      site.serve({
        '/': `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><p id="first" style="${GRAY}">pale</p><p style="${GRAY}">pale too</p>`,
      });
      const opened = site.renderer.openSite({ signal: AbortSignal.timeout(50_000), isInternal: () => true });
      const outcome = await opened.render('http://shop.test/', { audit: true });
      await opened.close();
      expect(outcome.ok && outcome.page.axe).toEqual([
        {
          rule: 'color-contrast',
          impact: 'serious',
          help: 'Elements must meet minimum color contrast ratio thresholds',
          helpUrl: expect.stringMatching(/^https:\/\/dequeuniversity\.com\/rules\/axe\/4\.\d+\/color-contrast$/),
          selector: '#first',
          snippet: `<p id="first" style="${GRAY}">pale</p>`,
          count: 2,
        },
      ]);
    } finally {
      await site.close();
    }
  });
});
