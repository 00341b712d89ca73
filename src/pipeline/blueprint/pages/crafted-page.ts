import type { PageCraft } from '#contracts/strategy.ts';
import type { EditedPage } from '../../prompt/copy/edit-pages.ts';
import type { SectionCopy } from '../../prompt/copy/section-copy.ts';
import { asPeople } from '../sections/entries/entry-kinds.ts';
import { contactLines, contactMatcher, unsaidContacts } from './contacts.ts';
import type { DrawContext } from './draw-context.ts';
import { entriesOf, linksOf } from './entries.ts';
import { formContent } from './forms.ts';
import { menuMatcher } from './menu-text.ts';
import { emptySection, type SectionContent } from './page-content.ts';

/** Kinds that show how to get in touch. */
const WITH_CONTACTS = new Set(['contact', 'closing']);

/** The sections of a planned page: the very copy that prompts give, with sources, links and forms. */
export function craftedSections(page: EditedPage, craft: PageCraft, file: string, context: DrawContext): SectionContent[] {
  const { say } = context;
  const { path } = craft;
  const contacts = contactLines(context);
  const isContact = contactMatcher(contacts);
  const linkOf = linksOf(path, context);
  const isMenu = menuMatcher(context.input.site);
  const plans = new Map(craft.sections.map((section) => [section.id.replaceAll('-', ' '), section]));
  const items = craft.sections.flatMap((section) => section.items);
  let hasContacts = false;

  function toSection(copy: SectionCopy): SectionContent {
    const plan = plans.get(copy.name);
    const showsContacts =
      !hasContacts &&
      (WITH_CONTACTS.has(copy.kind) || copy.contacts || copy.items.some(isContact)) &&
      contacts.length > 0 &&
      copy.kind !== 'hero';
    hasContacts ||= showsContacts;
    const isOwn = (text: string) => !(showsContacts || copy.kind === 'hero') || !isContact(text);
    const entries = entriesOf(copy.items.filter(isOwn), [...(plan?.items ?? []), ...items], { path, file, linkOf }, context);
    const label = copy.button && say(copy.button.label, path);
    const href = copy.button ? context.linkFrom(file, copy.button.target) : '';
    return {
      ...emptySection(copy.name.replaceAll(' ', '-'), copy.kind),
      purpose: plan?.purpose ?? '',
      heading: say(copy.heading, path),
      text: copy.text.filter((text) => isOwn(text) && !isMenu(text)).flatMap((text) => say(text, path) ?? []),
      entries,
      images: copy.images.flatMap(({ url, alt }) => context.images.of(url, say(alt, path)) ?? []),
      forms: copy.forms.flatMap(({ form }) => formContent(form, path, context) ?? []),
      contacts: showsContacts ? unsaidContacts(contacts, entries) : [],
      button: label && href !== '' ? { label, href } : null,
    };
  }
  /** A closing whose heading only repeats its button is headed by the business's name. */
  function named(section: SectionContent): SectionContent {
    const { kind, heading, button, text, contacts, entries } = section;
    const saysNothing = heading === null || heading.text === button?.label.text;
    const isBare = kind === 'closing' && saysNothing && text.length + contacts.length + entries.length === 0;
    return isBare ? { ...section, heading: say(context.input.strategy.site.businessName) ?? heading } : section;
  }
  return page.sections.map(toSection).map(asPeople).map(named);
}
