import { createHash } from 'node:crypto';
import type { Blueprint, BlueprintInput, BlueprintPage } from './blueprint.ts';
import { documentOf } from './document.ts';
import { extensionOf } from './file-names.ts';
import { siteLinks } from './frame/navigation.ts';
import { renderHtml } from './html.ts';
import { labelsFor } from './labels.ts';
import { contactLines, leadingContacts } from './pages/contacts.ts';
import { createDrawContext, type DrawContext } from './pages/draw-context.ts';
import { siteGaps } from './pages/gaps.ts';
import type { PageContent, SiteImage } from './pages/page-content.ts';
import { contentOfPages, seenFrom } from './pages/pages.ts';
import { allPlannedPages } from './pages/planned-pages.ts';
import { drawSections } from './sections/draw-sections.ts';
import { styleSheet } from './style/style-sheet.ts';
import { chooseTokens, type Tokens } from './style/tokens.ts';

const STYLES = 'styles.css';
const ICON = 'icon.svg';

/** A plain mark in the brand's color: today's icon is not copied, and browsers ask for one. */
const iconFile = ({ palette }: Tokens) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${palette.accent}"/></svg>\n`;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const imagesOf = ({ sections }: PageContent): SiteImage[] =>
  sections.flatMap(({ images, entries }) => [...images, ...entries.flatMap(({ image }) => image ?? [])]);

/** The logo where it can be seen on the page: its file is measured, and no drawing for a dark ground. */
function brandOf(context: DrawContext) {
  const { site, strategy } = context.input;
  const name = context.say(strategy.site.businessName) ?? context.say(strategy.site.host) ?? { text: strategy.site.host, from: 'address' };
  const isSolid = ['jpg', 'jpeg'].includes(extensionOf(site.brand.logo?.url ?? ''));
  return { name, logo: site.brand.logo && isSolid ? context.images.of(site.brand.logo.url, name) : null };
}

function notesOf(context: DrawContext): string[] {
  const { unsourced, unlinked, pages, input } = context;
  const cut = allPlannedPages(input.strategy).length - pages.length;
  return [
    ...(cut > 0 ? [`${cut} pages of the plan are not drawn: a blueprint has at most ${pages.length}.`] : []),
    ...(unlinked > 0 ? [`${unlinked} pages are drawn and not linked in the footer.`] : []),
    ...(unsourced.size > 0
      ? [`${unsourced.size} texts have no source on the stored pages and are not shown: ${[...unsourced].slice(0, 5).join(' | ')}`]
      : []),
  ];
}

/**
 * Draws the proposed site: every planned page as HTML at its address, and one style sheet, from the site's own words, images, colors and
 * fonts. Pure, and the same input gives the same bytes. Nothing is invented: each visible text carries its source in `data-from`
 * (`checkTruth` proves them), and what is missing is a labeled gap. No script; links lead to planned pages, files and addresses of today.
 */
export function drawBlueprint(input: BlueprintInput): Blueprint {
  const context = createDrawContext(input);
  const contents = contentOfPages(context);
  const [home] = contents;
  if (!home) return { pages: [], files: [], fonts: [], images: [], notes: [] };
  const tokens = chooseTokens(input, home);
  const brand = brandOf(context);
  const linksFor = siteLinks(context, home);
  const css = styleSheet(tokens);
  const contacts = leadingContacts(contactLines(context));
  const gaps = siteGaps(contents, context);
  const pages: BlueprintPage[] = [];
  const images = new Map<string, true>();
  const files = contents.map((page) => {
    const labels = labelsFor(page.language);
    const sections = drawSections(page, labels, tokens.palette);
    const styles = context.addresses.relative(page.file, STYLES);
    for (const { src } of imagesOf(page)) images.set(src, true);
    const written = new Map(sections.map(({ element }) => [element, renderHtml(element)]));
    const content = documentOf(page, sections, {
      brand: { ...brand, logo: brand.logo && seenFrom(page.file, brand.logo, context) },
      links: linksFor(page.file),
      contacts,
      gaps,
      labels,
      styles,
      icon: context.addresses.relative(page.file, ICON),
      fonts: tokens.fonts.files.map(({ path }) => context.addresses.relative(page.file, path)),
      hand: tokens.hand,
      written,
    });
    pages.push({
      digest: digestOf(`${content}${css}`),
      ...{ path: page.path, file: page.file, title: page.title.text, read: page.read },
      sections: sections.map(({ element, id, kind, layout, purpose }) => ({
        ...{ id, kind, layout, purpose },
        anchor: String(element.attributes.id),
        digest: digestOf(written.get(element) ?? ''),
      })),
      gaps: [...page.sections.flatMap((section) => [...(section.imageGap ? [section.imageGap] : []), ...section.gaps]), ...gaps].map(
        ({ text }) => text,
      ),
    });
    return { path: page.file, content };
  });
  if (brand.logo) images.set(brand.logo.src, true);
  return {
    pages,
    files: [...files, { path: STYLES, content: css }, { path: ICON, content: iconFile(tokens) }],
    fonts: tokens.fonts.files,
    images: [...images.keys()],
    notes: notesOf(context),
  };
}
