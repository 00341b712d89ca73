import { hasPageLabel } from '../../audit/page-labels.ts';
import { pathWords } from '../../audit/url-parts.ts';
import type { Words } from '../html.ts';
import type { LabelName } from '../labels.ts';
import { contactLines } from './contacts.ts';
import type { DrawContext } from './draw-context.ts';
import type { PageContent, SectionContent } from './page-content.ts';
import { emptySection } from './page-content.ts';

const shows = ({ text, entries, flow, forms, contacts, images, button, kind }: SectionContent) =>
  text.length + entries.length + flow.length + forms.length + contacts.length + images.length > 0 || (button !== null && kind !== 'hero');

const hasImages = (sections: readonly SectionContent[]) =>
  sections.some(({ images, entries }) => images.length > 0 || entries.some(({ image }) => image !== null));

/** Marks what is missing on a page, at most one line a section: an empty page, contact details, photos and quotes that the owner is asked for. */
export function addGaps(page: PageContent, context: DrawContext): void {
  const { strategy } = context.input;
  const open = new Set(strategy.diagnose.questions.map(({ id }) => id));
  const gap = (section: SectionContent | undefined, name: LabelName) => section?.gaps.push(context.labels.of(name));
  const [hero] = page.sections;
  if (!page.read) gap(hero, 'notRead');
  else if (!page.sections.some(shows)) gap(hero, 'noText');
  if (hero && page.isHome && open.has('photos') && !hasImages(page.sections)) hero.imageGap = context.labels.of('heroPhoto');
  if (page.type === 'team' && page.read && !hasImages(page.sections)) gap(page.sections[1] ?? hero, 'teamPhoto');
  if (page.isHome && open.has('testimonials') && !page.sections.some(({ kind }) => kind === 'proof')) {
    const section = emptySection('proof-gap', 'proof-gap');
    gap(section, 'quotes');
    page.sections.splice(Math.max(1, page.sections.length - 1), 0, section);
  }
  if (page.type === 'contact' && page.read && !page.sections.some(({ contacts, forms }) => contacts.length + forms.length > 0)) {
    gap(page.sections.at(-1), 'contactGap');
  }
}

/** Whether visitors find a way to get in touch: a contact detail, a form for messages, or a page that is for it. */
function isReachable(contents: readonly PageContent[], context: DrawContext): boolean {
  const asks = context.input.strategy.engineer.forms.some(({ purpose, decision }) => decision !== 'drop' && REACHING.has(purpose));
  return asks || contents.some(({ type }) => type === 'contact') || contactLines(context).some(({ kind }) => kind !== 'hours');
}
const REACHING = new Set(['contact', 'booking', 'order', 'quote', 'inquiry']);

/**
 * What is missing on the site as a whole, shown in the footer: a privacy notice where a form asks for data (GDPR, Article 13), and a way to
 * get in touch.
 */
export function siteGaps(contents: readonly PageContent[], context: DrawContext): Words[] {
  const { input, pages, addresses } = context;
  const asks = contents.some((page) => page.sections.some(({ forms }) => forms.length > 0));
  const isPrivacy = (text: string) => hasPageLabel(text, 'privacy-policy');
  const legal = new Set(input.strategy.engineer.legalPages);
  const legalFiles = new Set(
    pages.filter(({ path, type }) => type === 'legal' || legal.has(path)).map(({ path }) => addresses.fileOf(path)),
  );
  // Often the notice is part of a legal page with another title.
  const isOnLegalPage = input.site.pages
    .flatMap(({ links }) => links.filter(({ text }) => isPrivacy(text)))
    .some(({ href }) => legalFiles.has(decodeURIComponent(context.linkFrom('', href))));
  const hasNotice = isOnLegalPage || pages.some(({ path, title }) => isPrivacy(title) || isPrivacy(pathWords(path)));
  return [
    ...(asks && !hasNotice ? [context.labels.of('privacy')] : []),
    ...(isReachable(contents, context) ? [] : [context.labels.of('contactGap')]),
  ];
}
