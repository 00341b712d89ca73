import type { AxeViolation } from '#contracts/page.ts';
import { defineAudit, type Issue, type PageAudit } from './define-audit.ts';

// axe-core rules that need a browser or that no audit of our own covers. The texts are ours; each rule is described at its source.
type AxeRule = {
  rule: string;
  severity: PageAudit['severity'];
  weight: PageAudit['weight'];
  effort: PageAudit['effort'];
  title: string;
  problem: string;
  why: string;
  fix: string;
};

const SCREEN_READER = 'Screen reader users hear nothing about it, or something wrong.';
const KEYBOARD = 'Keyboard users get lost there or cannot reach it.';

const RULES: AxeRule[] = [
  {
    ...{ rule: 'color-contrast', severity: 'medium', weight: 3, effort: 'small' },
    title: 'Text contrast is high enough',
    problem: 'Text contrast is too low',
    why: 'Older people, people with low vision and everyone in bright sunlight find it hard or impossible to read.',
    fix: 'Darken the text or lighten the background to reach a contrast of 4.5:1, or 3:1 for large text.',
  },
  {
    ...{ rule: 'link-in-text-block', severity: 'medium', weight: 2, effort: 'small' },
    title: 'Links within text do not rely on color alone',
    problem: 'Links within text differ by color alone',
    why: "People who can't see the color difference can't see the link.",
    fix: 'Underline links within text.',
  },
  {
    ...{ rule: 'target-size', severity: 'low', weight: 2, effort: 'small' },
    title: 'Buttons and links are large enough to tap',
    problem: 'Buttons or links are too small or too close together to tap',
    why: 'On a phone people hit the one next to it, especially with large or unsteady fingers.',
    fix: 'Make each at least 24 by 24 pixels, or leave that much space around it.',
  },
  {
    ...{ rule: 'frame-title', severity: 'medium', weight: 2, effort: 'small' },
    title: 'Embedded frames have titles',
    problem: 'An embedded frame has no title',
    why: 'A screen reader announces the map, video or form in it as "frame" and nothing more.',
    fix: 'Give the iframe a title that says what it contains.',
  },
  {
    ...{ rule: 'nested-interactive', severity: 'medium', weight: 2, effort: 'medium' },
    title: 'Buttons and links are not nested',
    problem: 'A button or link is inside another one',
    why: KEYBOARD,
    fix: 'Move the inner control out, or make the outer element non-interactive.',
  },
  {
    ...{ rule: 'aria-hidden-focus', severity: 'medium', weight: 2, effort: 'medium' },
    title: 'Elements hidden from screen readers cannot be focused',
    problem: 'A hidden element can be reached with the keyboard',
    why: 'The focus disappears into something that is not announced, such as a closed menu.',
    fix: 'Hide it with display:none or the inert attribute while it is closed.',
  },
  {
    ...{ rule: 'scrollable-region-focusable', severity: 'medium', weight: 1, effort: 'small' },
    title: 'Scrolling areas can be reached with the keyboard',
    problem: 'A scrolling area cannot be reached with the keyboard',
    why: KEYBOARD,
    fix: 'Add tabindex="0" and a label to the area that scrolls.',
  },
  {
    ...{ rule: 'list', severity: 'low', weight: 1, effort: 'small' },
    title: 'Lists contain list items only',
    problem: 'A list contains something that is not a list item',
    why: SCREEN_READER,
    fix: 'Put every entry of ul and ol into an li.',
  },
  {
    ...{ rule: 'listitem', severity: 'low', weight: 1, effort: 'small' },
    title: 'List items are inside lists',
    problem: 'A list item is outside a list',
    why: SCREEN_READER,
    fix: 'Wrap the items in ul or ol.',
  },
  {
    ...{ rule: 'aria-allowed-attr', severity: 'low', weight: 1, effort: 'small' },
    title: 'ARIA attributes fit their elements',
    problem: 'An ARIA attribute does not fit its element',
    why: SCREEN_READER,
    fix: 'Remove the attribute, or use the element whose role allows it.',
  },
  {
    ...{ rule: 'aria-prohibited-attr', severity: 'low', weight: 1, effort: 'small' },
    title: 'ARIA labels are used only where they are allowed',
    problem: 'An element has an ARIA label that its role forbids',
    why: SCREEN_READER,
    fix: 'Move the label to a button, link, image or landmark, or write it as text.',
  },
  {
    ...{ rule: 'aria-required-attr', severity: 'medium', weight: 1, effort: 'small' },
    title: 'ARIA roles have the attributes they need',
    problem: 'An ARIA role lacks an attribute it needs',
    why: SCREEN_READER,
    fix: 'Add the attribute the role requires, or use the HTML element made for it.',
  },
  {
    ...{ rule: 'aria-required-children', severity: 'medium', weight: 1, effort: 'medium' },
    title: 'ARIA containers contain the parts they need',
    problem: 'An ARIA container lacks the parts it needs',
    why: SCREEN_READER,
    fix: 'Give the parts their roles, or drop the role of the container.',
  },
  {
    ...{ rule: 'aria-required-parent', severity: 'medium', weight: 1, effort: 'medium' },
    title: 'ARIA parts are inside their containers',
    problem: 'An ARIA part is outside the container it belongs to',
    why: SCREEN_READER,
    fix: 'Wrap it in an element with the role it needs, or drop its own.',
  },
  {
    ...{ rule: 'aria-roles', severity: 'medium', weight: 1, effort: 'small' },
    title: 'ARIA roles are valid',
    problem: 'An element has a role that does not exist',
    why: SCREEN_READER,
    fix: 'Correct the role, or remove it.',
  },
  {
    ...{ rule: 'aria-valid-attr-value', severity: 'medium', weight: 1, effort: 'small' },
    title: 'ARIA attributes have valid values',
    problem: 'An ARIA attribute has an invalid value',
    why: SCREEN_READER,
    fix: 'Correct the value; ids it refers to must exist on the page.',
  },
  {
    ...{ rule: 'aria-input-field-name', severity: 'high', weight: 1, effort: 'small' },
    title: 'Custom input fields have names',
    problem: 'A custom input field has no name',
    why: SCREEN_READER,
    fix: 'Label it with aria-label or aria-labelledby.',
  },
  {
    ...{ rule: 'aria-toggle-field-name', severity: 'high', weight: 1, effort: 'small' },
    title: 'Custom switches have names',
    problem: 'A custom switch has no name',
    why: SCREEN_READER,
    fix: 'Label it with text inside, aria-label or aria-labelledby.',
  },
  {
    ...{ rule: 'aria-command-name', severity: 'high', weight: 1, effort: 'small' },
    title: 'Custom buttons and links have names',
    problem: 'A custom button or link has no name',
    why: SCREEN_READER,
    fix: 'Put text inside it, or add an aria-label.',
  },
  {
    ...{ rule: 'svg-img-alt', severity: 'medium', weight: 1, effort: 'small' },
    title: 'SVG images have accessible names',
    problem: 'An SVG image has no accessible name',
    why: SCREEN_READER,
    fix: 'Add a title element or aria-label; hide decoration with aria-hidden="true".',
  },
  {
    ...{ rule: 'role-img-alt', severity: 'medium', weight: 1, effort: 'small' },
    title: 'Elements with role="img" have accessible names',
    problem: 'An element with role="img" has no accessible name',
    why: SCREEN_READER,
    fix: 'Add an aria-label that says what it shows, or remove role="img".',
  },
  {
    ...{ rule: 'video-caption', severity: 'high', weight: 1, effort: 'large' },
    title: 'Videos have captions',
    problem: 'A video has no captions',
    why: 'Deaf people, and everyone who watches without sound, miss what is said.',
    fix: 'Add a captions track to the video.',
  },
  {
    ...{ rule: 'no-autoplay-audio', severity: 'medium', weight: 1, effort: 'small' },
    title: 'No sound plays automatically',
    problem: 'Sound plays automatically',
    why: 'It drowns out a screen reader and drives other visitors away.',
    fix: 'Start sound only when asked, or mute it.',
  },
  {
    ...{ rule: 'meta-refresh', severity: 'medium', weight: 1, effort: 'small' },
    title: 'The page does not reload automatically',
    problem: 'The page reloads or redirects automatically',
    why: 'Slow readers are interrupted mid-sentence.',
    fix: 'Redirect on the server, or let visitors choose when to continue.',
  },
  {
    ...{ rule: 'summary-name', severity: 'medium', weight: 1, effort: 'small' },
    title: 'Expandable sections have names',
    problem: 'An expandable section has no name',
    why: SCREEN_READER,
    fix: 'Put text into the summary element.',
  },
];

// Checked in the HTML by audits of our own (missing-alt, missing-form-label, empty-link ...): reported once.
const OWN = new Set(
  'image-alt label select-name link-name button-name input-button-name input-image-alt area-alt html-has-lang html-lang-valid document-title meta-viewport duplicate-id-aria bypass autocomplete-valid'.split(
    ' ',
  ),
);
const LISTED = new Set(RULES.map(({ rule }) => rule));

/** Audits of what axe-core found in the browser, one per rule, `axe-<rule>`; `axe-other` collects the rare ones. They apply to rendered pages. */
export const axeAudits: PageAudit[] = [
  ...RULES.map(({ rule, ...text }) =>
    defineAudit<PageAudit>({
      ...text,
      id: `axe-${rule}`,
      category: 'accessibility',
      scope: 'page',
      source: `https://dequeuniversity.com/rules/axe/4.14/${rule}`,
      applies: ({ axe }) => axe !== undefined,
      check: ({ axe = [] }) => {
        const violation = axe.find((one) => one.rule === rule);
        return violation ? issueFrom(violation) : null;
      },
    }),
  ),
  defineAudit<PageAudit>({
    id: 'axe-other',
    category: 'accessibility',
    severity: 'low',
    weight: 1,
    effort: 'medium',
    scope: 'page',
    title: 'No other accessibility rule is broken',
    problem: 'Other accessibility rules are broken',
    why: 'Each of them keeps some people from using the page like everyone else.',
    fix: 'Fix the listed elements as each rule describes.',
    source: 'https://dequeuniversity.com/rules/axe/4.14',
    applies: ({ axe }) => axe !== undefined,
    check: ({ axe = [] }) => {
      const [first, ...others] = axe.filter(({ rule }) => !LISTED.has(rule) && !OWN.has(rule));
      if (!first) return null;
      return { ...issueFrom(first), title: `${first.help}`, more: others.map(({ help, selector }) => `${selector}: ${help}`) };
    },
  }),
];

function issueFrom({ selector, snippet, count }: AxeViolation): Issue {
  return { selector, snippet, count };
}
