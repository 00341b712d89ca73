import type { AxeViolation } from '#contracts/page.ts';
import { defineAudit, type Issue, type PageAudit } from './define-audit.ts';

// Rules of axe-core that a browser is needed for, or that no audit of our own asks. Texts are ours; what each rule asks stands at its source.
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

const SCREEN_READER = 'People who use a screen reader are told nothing about it, or something wrong.';
const KEYBOARD = 'People who use the keyboard get lost there or cannot reach it.';

const RULES: AxeRule[] = [
  {
    ...{ rule: 'color-contrast', severity: 'medium', weight: 3, effort: 'small' },
    title: 'Text stands out from its background',
    problem: 'Text is too pale against its background',
    why: 'Older people, people with weak sight and everyone in sunlight read it with effort or not at all.',
    fix: 'Darken the text or lighten the background to a contrast of 4.5:1, 3:1 for large text.',
  },
  {
    ...{ rule: 'link-in-text-block', severity: 'medium', weight: 2, effort: 'small' },
    title: 'Links in running text are told apart by more than colour',
    problem: 'Links in running text differ by colour alone',
    why: 'Who does not see the difference in colour does not see the link.',
    fix: 'Underline links that stand within text.',
  },
  {
    ...{ rule: 'target-size', severity: 'low', weight: 2, effort: 'small' },
    title: 'Buttons and links are large enough to tap',
    problem: 'Buttons or links are too small or too close to tap',
    why: 'On a phone the neighbour is hit instead, above all with large or unsteady fingers.',
    fix: 'Give each at least 24 by 24 pixels, or that much room around it.',
  },
  {
    ...{ rule: 'frame-title', severity: 'medium', weight: 2, effort: 'small' },
    title: 'Embedded frames have titles',
    problem: 'An embedded frame has no title',
    why: 'A screen reader announces the map, film or form in it as "frame" and nothing more.',
    fix: 'Give the iframe a title that says what is in it.',
  },
  {
    ...{ rule: 'nested-interactive', severity: 'medium', weight: 2, effort: 'medium' },
    title: 'Buttons and links do not stand inside one another',
    problem: 'A button or link stands inside another one',
    why: KEYBOARD,
    fix: 'Take the inner control out, or make the outer element plain.',
  },
  {
    ...{ rule: 'aria-hidden-focus', severity: 'medium', weight: 2, effort: 'medium' },
    title: 'What is hidden from screen readers cannot be focused',
    problem: 'A hidden element can be reached with the keyboard',
    why: 'The focus vanishes into something that is not announced, such as a closed menu.',
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
    problem: 'A list contains something that is no list item',
    why: SCREEN_READER,
    fix: 'Put every entry of ul and ol into an li.',
  },
  {
    ...{ rule: 'listitem', severity: 'low', weight: 1, effort: 'small' },
    title: 'List items stand in lists',
    problem: 'A list item stands outside a list',
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
    title: 'Names are given to elements that may have one',
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
    title: 'ARIA containers hold the parts they need',
    problem: 'An ARIA container lacks the parts it needs',
    why: SCREEN_READER,
    fix: 'Give the parts their roles, or drop the role of the container.',
  },
  {
    ...{ rule: 'aria-required-parent', severity: 'medium', weight: 1, effort: 'medium' },
    title: 'ARIA parts stand in their containers',
    problem: 'An ARIA part stands outside the container it belongs to',
    why: SCREEN_READER,
    fix: 'Wrap it in an element with the role it needs, or drop its own.',
  },
  {
    ...{ rule: 'aria-roles', severity: 'medium', weight: 1, effort: 'small' },
    title: 'ARIA roles exist',
    problem: 'An element has a role that does not exist',
    why: SCREEN_READER,
    fix: 'Correct the role, or remove it.',
  },
  {
    ...{ rule: 'aria-valid-attr-value', severity: 'medium', weight: 1, effort: 'small' },
    title: 'ARIA attributes have valid values',
    problem: 'An ARIA attribute has a value that means nothing',
    why: SCREEN_READER,
    fix: 'Correct the value; ids that are named must exist on the page.',
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
    title: 'Drawings that count as images have names',
    problem: 'A drawing (SVG) that counts as an image has no name',
    why: SCREEN_READER,
    fix: 'Add a title element or aria-label; hide decoration with aria-hidden="true".',
  },
  {
    ...{ rule: 'role-img-alt', severity: 'medium', weight: 1, effort: 'small' },
    title: 'Elements that count as images have names',
    problem: 'An element that counts as an image has no name',
    why: SCREEN_READER,
    fix: 'Add an aria-label that says what it shows, or remove role="img".',
  },
  {
    ...{ rule: 'video-caption', severity: 'high', weight: 1, effort: 'large' },
    title: 'Films have captions',
    problem: 'A film has no captions',
    why: 'Deaf people, and everyone who watches without sound, miss what is said.',
    fix: 'Add a captions track to the film.',
  },
  {
    ...{ rule: 'no-autoplay-audio', severity: 'medium', weight: 1, effort: 'small' },
    title: 'Nothing plays sound by itself',
    problem: 'Sound plays by itself',
    why: 'It drowns a screen reader, and drives other visitors away.',
    fix: 'Start sound only when asked, or mute it.',
  },
  {
    ...{ rule: 'meta-refresh', severity: 'medium', weight: 1, effort: 'small' },
    title: 'The page does not reload by itself',
    problem: 'The page reloads or moves on by itself',
    why: 'Slow readers are thrown out in the middle of a sentence.',
    fix: 'Redirect on the server, or let visitors choose when to go on.',
  },
  {
    ...{ rule: 'summary-name', severity: 'medium', weight: 1, effort: 'small' },
    title: 'Sections that unfold have names',
    problem: 'A section that unfolds has no name',
    why: SCREEN_READER,
    fix: 'Put text into the summary element.',
  },
];

// Asked of the HTML by audits of our own (missing-alt, missing-form-label, empty-link ...): said once.
const OWN = new Set(
  'image-alt label select-name link-name button-name input-button-name input-image-alt area-alt html-has-lang html-lang-valid document-title meta-viewport duplicate-id-aria bypass autocomplete-valid'.split(
    ' ',
  ),
);
const LISTED = new Set(RULES.map(({ rule }) => rule));

/** Audits over what axe-core found in the browser, one per rule, `axe-<rule>`; `axe-other` gathers the rare ones. They apply to rendered pages. */
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
    title: 'No further rule of accessibility is broken',
    problem: 'Further rules of accessibility are broken',
    why: 'Each of them keeps somebody from using the page as others do.',
    fix: 'Mend the elements named here as their rules say.',
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
