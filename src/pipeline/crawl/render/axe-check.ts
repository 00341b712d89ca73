import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import { AxeViolation } from '#contracts/rendered-page.ts';
import table from '../../audit/axe-rules.json' with { type: 'json' };
import { evaluateIsolated, ISOLATED_WORLD } from './isolated-world.ts';
import { VISUAL_RULES_SCRIPT } from './visual-rules/visual-rules-script.ts';

const MAX_VIOLATIONS = 60;
const MAX_TEXT = 300;
/** Success criteria of WCAG 2.2, levels A and AA; axe's best practices are left out, since they are not requirements. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** They take nine tenths of axe's time on a page of 1,900 elements; `visual-rules/` checks the same in one walk. */
const OWN_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];
/** Elements that may contain buttons and links unless they have a role. */
const PLAIN =
  'a article aside b blockquote body div dd dl dt em figure footer h1 h2 h3 h4 h5 h6 header html i li main nav ol p section span strong table tbody td th thead tr ul';

const Violations = z.array(AxeViolation).max(MAX_VIOLATIONS);

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

/**
 * Checks a rendered page of a prepared tab with axe-core and, instead of its three rules that look at every element, our own; in the page's
 * own document without its frames. Throws when that can't be finished in time.
 */
export async function checkWithAxe(session: CDPSession, timeoutMs: number): Promise<AxeViolation[]> {
  return Violations.parse(await evaluateIsolated(session, RUN_SCRIPT, timeoutMs));
}

const disabled = (rules: readonly string[]) => JSON.stringify(Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])));

const RUN_SCRIPT = `(async () => {
  if (typeof axe !== 'object') startAxe();
  const own = ${VISUAL_RULES_SCRIPT};
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
  axe.configure({ noHtml: true });
  const said = ({ id, impact, help, helpUrl }, { selector, element }, count) => ({
    rule: id,
    impact: impact ?? 'moderate',
    help: help.slice(0, ${MAX_TEXT}),
    helpUrl: helpUrl.replace(/\\?.*$/, '').slice(0, ${MAX_TEXT}),
    selector: selector.flat(2).join(' ').slice(0, ${MAX_TEXT}),
    snippet: axe.utils.getElementSource(element).slice(0, ${MAX_TEXT}),
    count,
  });
  const saidByOwn = ({ ruleId, help, helpUrl }) => {
    const [first] = own[ruleId];
    return first ? [said({ id: ruleId, impact: 'serious', help, helpUrl }, new axe.utils.DqElement(first.element), own[ruleId].length)] : [];
  };
  return axe.run(document, {
    iframes: false, preload: false,
    runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} },
    rules: ${disabled([...OWN_RULES, ...table.coveredByOwnAudits])},
    // axe's default reporter describes every element it checked, three times.
    reporter: (results, _options, done) => done([
      ...axe.getRules().filter(({ ruleId }) => own[ruleId]).flatMap(saidByOwn),
      ...results.filter(({ violations }) => violations.length > 0).map((result) => said(result, result.violations[0].node, result.violations.length)),
    ].slice(0, ${MAX_VIOLATIONS})),
  });
})()`;
