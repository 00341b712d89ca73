import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import { AxeViolation } from '#contracts/page.ts';
import { evaluateApart } from './apart.ts';

const MAX_VIOLATIONS = 60;
const MAX_TEXT = 300;
/** Success criteria of WCAG 2.2, levels A and AA; axe's own recommendations are left out, as nobody is bound to them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose cost grows with every element (three quarters of axe's time on a page of 2,500). */
const COSTLY = ['color-contrast', 'link-in-text-block', 'target-size'];
/** On larger pages the costly rules look at one of all elements that look alike. */
const SMALL_PAGE = 400;
const MAX_SAMPLES = 150;
/** As far as axe looks around a target for its neighbours (WCAG 2.2, 2.5.8: 24 px). */
const MAX_TARGET_PX = 24;
const ROW_PX = 100;
/** Asked of the HTML by audits of our own, which say it once (audit/axe-audits.ts). */
const OWN = [
  ...['image-alt', 'label', 'select-name', 'link-name', 'button-name', 'input-button-name', 'input-image-alt', 'area-alt'],
  ...['html-has-lang', 'html-lang-valid', 'document-title', 'meta-viewport', 'duplicate-id-aria', 'bypass', 'autocomplete-valid'],
];

const Reported = z.array(AxeViolation).max(MAX_VIOLATIONS);
const require = createRequire(import.meta.url);
let source: string | undefined;

/** Brings axe-core to a page, apart from its own scripts; it changes nothing there. Worth doing while the page is waited for. */
export async function loadAxe(session: CDPSession, timeoutMs: number): Promise<void> {
  source ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  await evaluateApart(session, `${source};0`, timeoutMs);
}

/** Checks a rendered page with axe-core, in the page's own document without its frames. Throws when axe can't finish in time. */
export async function checkWithAxe(session: CDPSession, timeoutMs: number): Promise<AxeViolation[]> {
  // The page that it was brought to may have moved on.
  if (!(await evaluateApart<boolean>(session, 'typeof axe === "object"', timeoutMs))) await loadAxe(session, timeoutMs);
  return Reported.parse(await evaluateApart(session, RUN_SCRIPT, timeoutMs));
}

const RUN_SCRIPT = `(async () => {
  const costly = ${JSON.stringify(COSTLY)};
  const sizes = new Map();
  const sample = (elements) => {
    const backs = new Map();
    const groups = new Map();
    for (const element of elements) {
      const style = getComputedStyle(element);
      const clear = /^rgba\\(.*, 0\\)$/.test(style.backgroundColor) && style.backgroundImage === 'none';
      const back = clear ? (backs.get(element.parentElement) ?? '') : style.backgroundColor + style.backgroundImage;
      backs.set(element, back);
      const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!speaks && !/^(a|button|input|select|textarea)$/.test(element.localName)) continue;
      const key = [element.localName, element.className, element.parentElement?.localName, element.parentElement?.className, back, style.color, style.fontSize, style.fontWeight, style.textDecorationLine].join('|');
      const group = groups.get(key);
      if (group) group.size += 1;
      else groups.set(key, { element, size: 1 });
    }
    for (const { element, size } of [...groups.values()].slice(0, ${MAX_SAMPLES})) sizes.set(element, size);
  };
  const near = (elements) => {
    const rows = new Map();
    const rowsOf = (top, bottom) => [Math.floor(top / ${ROW_PX}), Math.floor(bottom / ${ROW_PX})];
    for (const element of sizes.keys()) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [own, text] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
      const room = /^(a|button|input|select|textarea)$/.test(element.localName) ? ${MAX_TARGET_PX} : 1;
      const box = { left: Math.min(own.left, text.left) - room, top: Math.min(own.top, text.top) - room, right: Math.max(own.right, text.right) + room, bottom: Math.max(own.bottom, text.bottom) + room };
      const [first, last] = rowsOf(box.top, box.bottom);
      for (let row = first; row <= last && row < first + 500; row += 1) rows.set(row, [...(rows.get(row) ?? []), box]);
    }
    const meets = (rect) => {
      const [first, last] = rowsOf(rect.top, rect.bottom);
      for (let row = first; row <= last && row < first + 500; row += 1) {
        for (const box of rows.get(row) ?? []) if (rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top) return true;
      }
      return false;
    };
    const kept = new Set();
    for (const element of elements) {
      if (kept.has(element) || !meets(element.getBoundingClientRect())) continue;
      for (let at = element; at && !kept.has(at); at = at.parentElement) kept.add(at);
    }
    return kept;
  };
  const elements = [...(document.body?.querySelectorAll('*') ?? [])];
  if (elements.length > ${SMALL_PAGE}) {
    sample(elements);
    // axe lays all elements into a grid to see what lies behind and beside a sample: only what is near it can.
    const kept = near(elements);
    const walk = document.createTreeWalker.bind(document);
    document.createTreeWalker = (root, show) => walk(root, show, (node) => (kept.has(node) || node.getRootNode() !== document ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
    for (const rule of axe._audit.rules) {
      if (!costly.includes(rule.id)) continue;
      const asked = rule.matches;
      rule.matches = (element, ...more) => sizes.has(element) && asked.call(rule, element, ...more);
    }
  }
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'], iframes: false, preload: false, elementRef: true,
    runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} },
    rules: ${JSON.stringify(Object.fromEntries(OWN.map((rule) => [rule, { enabled: false }])))},
  });
  return violations.slice(0, ${MAX_VIOLATIONS}).map((one) => ({
    rule: one.id,
    impact: one.impact ?? 'moderate',
    help: one.help.slice(0, ${MAX_TEXT}),
    helpUrl: one.helpUrl.replace(/\\?.*$/, '').slice(0, ${MAX_TEXT}),
    selector: [one.nodes[0]?.target ?? []].flat(2).join(' ').slice(0, ${MAX_TEXT}),
    snippet: (one.nodes[0]?.html ?? '').slice(0, ${MAX_TEXT}),
    count: one.nodes.reduce((sum, { element }) => sum + ((costly.includes(one.id) && sizes.get(element)) || 1), 0),
  }));
})()`;
