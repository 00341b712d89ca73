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

const Reported = z.array(AxeViolation).max(MAX_VIOLATIONS);
const require = createRequire(import.meta.url);
let source: string | undefined;

/** Checks a rendered page with axe-core, in the page's own document without its frames. Throws when axe can't finish in time. */
export async function checkWithAxe(session: CDPSession, timeoutMs: number): Promise<AxeViolation[]> {
  source ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  await evaluateApart(session, `${source};0`, timeoutMs);
  return Reported.parse(await evaluateApart(session, RUN_SCRIPT, timeoutMs));
}

const RUN_SCRIPT = `(async () => {
  const costly = ${JSON.stringify(COSTLY)};
  const common = { resultTypes: ['violations'], iframes: false, preload: false, elementRef: true };
  const byTag = { type: 'tag', values: ${JSON.stringify(TAGS)} };
  const sizes = new Map();
  const run = async (context, options) => (await axe.run(context, { ...common, ...options })).violations;
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
    const kept = [...groups.values()].slice(0, ${MAX_SAMPLES});
    for (const { element, size } of kept) sizes.set(element, size);
    return kept.map(({ element }) => element);
  };
  const elements = [...(document.body?.querySelectorAll('*') ?? [])];
  let violations;
  if (elements.length <= ${SMALL_PAGE}) violations = await run(document, { runOnly: byTag });
  else {
    violations = await run(document, { runOnly: byTag, rules: Object.fromEntries(costly.map((rule) => [rule, { enabled: false }])) });
    const samples = sample(elements);
    if (samples.length > 0) violations.push(...(await run({ include: samples }, { runOnly: { type: 'rule', values: costly } })));
  }
  return violations.slice(0, ${MAX_VIOLATIONS}).map((one) => ({
    rule: one.id,
    impact: one.impact ?? 'moderate',
    help: one.help.slice(0, ${MAX_TEXT}),
    helpUrl: one.helpUrl.replace(/\\?.*$/, '').slice(0, ${MAX_TEXT}),
    selector: [one.nodes[0]?.target ?? []].flat(2).join(' ').slice(0, ${MAX_TEXT}),
    snippet: (one.nodes[0]?.html ?? '').slice(0, ${MAX_TEXT}),
    count: one.nodes.reduce((sum, { element }) => sum + (sizes.get(element) ?? 1), 0),
  }));
})()`;
