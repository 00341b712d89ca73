import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import { AxeViolation } from '#contracts/rendered-page.ts';
import table from '../../audit/axe-rules.json' with { type: 'json' };
import { evaluateIsolated, ISOLATED_WORLD } from './isolated-world.ts';

const MAX_VIOLATIONS = 60;
const MAX_TEXT = 300;
/** Success criteria of WCAG 2.2, levels A and AA; axe's best practices are left out, since they are not requirements. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose cost grows with every element (three quarters of axe's time on a page of 2,500). */
const COSTLY = ['color-contrast', 'link-in-text-block', 'target-size'];
/** On larger pages the costly rules check one of the elements that look alike. */
const SMALL_PAGE = 400;
const MAX_SAMPLES = 600;
/** Distance within which axe looks for neighbors of a target (WCAG 2.2, 2.5.8: 24 px). */
const MAX_TARGET_PX = 24;
const ROW_PX = 100;
/** Elements that may contain buttons and links unless they have a role. */
const PLAIN =
  'a article aside b blockquote body div dd dl dt em figure footer h1 h2 h3 h4 h5 h6 header html i li main nav ol p section span strong table tbody td th thead tr ul';

const Reported = z.object({ violations: z.array(AxeViolation).max(MAX_VIOLATIONS), left: z.number() });
/** `left`: how many kinds of elements were not checked for contrast and size. */
type AxeResult = z.infer<typeof Reported>;

const require = createRequire(import.meta.url);
let script: string | undefined;

/**
 * Installs axe-core in a tab for all pages opened in it afterwards: sending it with each page costs more than reading the page. It is
 * a function in the isolated world, out of reach of the page's scripts, and runs only when a page is checked.
 */
export async function prepareAxe(session: CDPSession): Promise<void> {
  script ??= `if (window === top) globalThis.startAxe = () => {${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}\n};`;
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: script, worldName: ISOLATED_WORLD });
}

/** Checks a rendered page of a prepared tab with axe-core, in the page's own document without its frames. Throws when axe can't finish in time. */
export async function checkWithAxe(session: CDPSession, timeoutMs: number): Promise<AxeResult> {
  return Reported.parse(await evaluateIsolated(session, RUN_SCRIPT, timeoutMs));
}

const RUN_SCRIPT = `(async () => {
  if (typeof axe !== 'object') startAxe();
  const costly = ${JSON.stringify(COSTLY)};
  const sizes = new Map();
  let left = 0;
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
    return Math.max(0, groups.size - ${MAX_SAMPLES});
  };
  const arounds = new Map();
  // What clips an element, and the points that axe samples in its scroll containers.
  const aroundOf = (element) => {
    if (!element) return { clips: [], centres: [] };
    const known = arounds.get(element);
    if (known) return known;
    const outer = aroundOf(element.parentElement);
    const { overflow, overflowX, overflowY } = getComputedStyle(element);
    const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
    const rect = overflow === 'hidden' || scrolls ? element.getBoundingClientRect() : null;
    const around = {
      clips: overflow === 'hidden' ? [rect, ...outer.clips] : outer.clips,
      centres: scrolls ? [centreOf(rect), ...outer.centres] : outer.centres,
    };
    arounds.set(element, around);
    return around;
  };
  const centreOf = ({ left, top, right, bottom }) => ({ left: (left + right) / 2, top: (top + bottom) / 2, right: (left + right) / 2, bottom: (top + bottom) / 2 });
  const pointsOf = (element) => {
    const { clips, centres } = aroundOf(element);
    const rects = [element.getBoundingClientRect()];
    const range = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== 3 || node.data.trim() === '') continue;
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
    const seen = rects.map((rect) => clips.reduce((left, clip) => ({
      left: Math.max(left.left, clip.left), top: Math.max(left.top, clip.top), right: Math.min(left.right, clip.right), bottom: Math.min(left.bottom, clip.bottom),
    }), rect));
    return [...seen.map(centreOf), ...centres];
  };
  const blockOf = (element) => {
    let at = element.parentElement;
    while (at?.parentElement && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement;
    return at ?? element;
  };
  const near = (elements) => {
    const kept = new Set();
    const keep = (element) => {
      for (let at = element; at && !kept.has(at); at = at.parentElement) kept.add(at);
    };
    const rows = new Map();
    const rowsOf = (top, bottom) => [Math.floor(top / ${ROW_PX}), Math.floor(bottom / ${ROW_PX})];
    const add = ({ left, top, right, bottom }, room) => {
      const box = { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
      const [first, last] = rowsOf(box.top, box.bottom);
      for (let row = first; row <= last && row < first + 500; row += 1) {
        const there = rows.get(row);
        if (there) there.push(box);
        else rows.set(row, [box]);
      }
    };
    for (const element of sizes.keys()) {
      keep(element);
      for (const point of pointsOf(element)) add(point, 2);
      if (element.localName === 'a') for (const point of pointsOf(blockOf(element))) add(point, 2);
      if (/^(a|button|input|select|textarea|summary)$/.test(element.localName) || element.hasAttribute('role') || element.hasAttribute('tabindex')) add(element.getBoundingClientRect(), ${MAX_TARGET_PX});
    }
    const meets = (rect) => {
      const [first, last] = rowsOf(rect.top, rect.bottom);
      for (let row = first; row <= last && row < first + 500; row += 1) {
        for (const box of rows.get(row) ?? []) if (rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top) return true;
      }
      return false;
    };
    for (const element of elements) if (!kept.has(element) && meets(element.getBoundingClientRect())) keep(element);
    return kept;
  };
  // axe first tests the visibility of every rule's elements, which is slow: here only of those that the rule can apply to.
  const only = (rule, concerns) => {
    const { matches, excludeHidden } = rule;
    rule.excludeHidden = false;
    rule.matches = (element, node, ...more) =>
      concerns(element) && (!excludeHidden || axe.commons.dom.isVisibleToScreenReaders(node)) && matches.call(rule, element, node, ...more);
  };
  const hasAria = (element) => element.getAttributeNames().some((name) => name.startsWith('aria-'));
  const named = (element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') || element.localName.includes('-');
  const mayNest = (element) => element.hasAttribute('role') || !${JSON.stringify(PLAIN.split(' '))}.includes(element.localName);
  const overflows = (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  const concerned = {
    ...{ 'aria-allowed-attr': hasAria, 'aria-conditional-attr': hasAria, 'aria-prohibited-attr': hasAria, 'aria-valid-attr': hasAria, 'aria-valid-attr-value': hasAria },
    ...{ 'label-content-name-mismatch': named, 'nested-interactive': mayNest, 'scrollable-region-focusable': overflows },
  };
  for (const rule of axe._audit.rules) if (concerned[rule.id]) only(rule, concerned[rule.id]);
  const elements = [...(document.body?.querySelectorAll('*') ?? [])];
  if (elements.length > ${SMALL_PAGE}) {
    left = sample(elements);
    // axe puts all elements into a grid to find what is behind and next to a sample: only nearby elements can be.
    const kept = near(elements);
    const walk = document.createTreeWalker.bind(document);
    document.createTreeWalker = (root, show) => walk(root, show, (node) => (kept.has(node) || node.getRootNode() !== document ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
    for (const rule of axe._audit.rules) {
      if (costly.includes(rule.id)) only(rule, (element) => sizes.has(element));
    }
  }
  axe.configure({ noHtml: true });
  const said = ({ id, impact, help, helpUrl, violations }) => ({
    rule: id,
    impact: impact ?? 'moderate',
    help: help.slice(0, ${MAX_TEXT}),
    helpUrl: helpUrl.replace(/\\?.*$/, '').slice(0, ${MAX_TEXT}),
    selector: violations[0].node.selector.flat(2).join(' ').slice(0, ${MAX_TEXT}),
    snippet: axe.utils.getElementSource(violations[0].node.element).slice(0, ${MAX_TEXT}),
    count: violations.reduce((sum, { node }) => sum + ((costly.includes(id) && sizes.get(node.element)) || 1), 0),
  });
  const violations = await axe.run(document, {
    iframes: false, preload: false,
    runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} },
    rules: ${JSON.stringify(Object.fromEntries(table.coveredByOwnAudits.map((rule) => [rule, { enabled: false }])))},
    // axe's default reporter describes every element it checked, three times.
    reporter: (results, _options, done) => done(results.filter(({ violations }) => violations.length > 0).slice(0, ${MAX_VIOLATIONS}).map(said)),
  });
  return { violations, left };
})()`;
