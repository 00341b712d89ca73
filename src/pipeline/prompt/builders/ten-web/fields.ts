import { contrastRatio } from '../../../strategy/elevate/contrast.ts';
import { lines } from '../../block.ts';
import { type EditedPage, editPages } from '../../copy/edit-pages.ts';
import type { PromptContext } from '../../prompt-context.ts';
import { headText, siteText } from '../../site-text.ts';

const OUTLINE_PAGES = 8;
const OUTLINE_SECTIONS = 8;

function outlinePage(page: EditedPage, title: string): string {
  const sections = page.sections.slice(0, OUTLINE_SECTIONS);
  return lines(
    `title: ${title}`,
    `description: keeps the slug ${page.path}`,
    ...sections.map(({ name, heading, kind }) => `  section_title: ${heading || name} (${kind.replaceAll('-', ' ')})`),
  );
}

/** A background counts as dark up to this contrast with black, a color as visible from this contrast with white. Design defaults. */
const DARK = 4;
const VISIBLE = 1.5;

/** `primary_color`, `secondary_color`, `background_dark` and `primary_font`, as far as the site shows them. */
export function colorFields({ strategy }: PromptContext): string {
  const { colors, fonts } = strategy.elevate.look;
  const visible = colors.filter(({ hex }) => (contrastRatio(hex, '#ffffff') ?? 0) >= VISIBLE);
  const inOrder = ['button', 'accent', 'link', 'heading', 'text'].flatMap((role) => visible.filter((color) => color.role === role));
  const [primary, secondary] = [...new Set(inOrder.map(({ hex }) => hex))];
  const toBlack = (hex: string) => contrastRatio(hex, '#000000') ?? 21;
  const darkest = colors.toSorted((a, b) => toBlack(a.hex) - toBlack(b.hex))[0];
  const family = fonts.map((font) => siteText(font.family)).find(Boolean);
  return lines(
    primary && `primary_color: ${primary}`,
    secondary && `secondary_color: ${secondary}`,
    darkest && toBlack(darkest.hex) <= DARK && `background_dark: ${darkest.hex}`,
    family && `primary_font: ${family}`,
  );
}

/** A phrase that people search for is short. Design default. */
const LONGEST_PHRASE = 40;

/** Industry and place as people search for them; for copy that is not in English (the language of our industry names), the first offer and the place. */
function keyPhrase({ strategy, name, industry, place }: PromptContext): string {
  const offer = siteText(strategy.site.offers.find((entry) => entry.name.length <= LONGEST_PHRASE)?.name ?? '');
  const trade = strategy.site.language === 'en' ? (industry.split(';')[0]?.split(',')[0] ?? '').toLowerCase() : offer || name;
  return [trade || name, name.includes(place) && trade === name ? '' : place]
    .filter(Boolean)
    .join(strategy.site.language === 'en' ? ' ' : ', ');
}

/** Pages and sections, to compare with the outline that the builder proposes. */
export function outline(context: PromptContext): string {
  const { engineer } = context.strategy;
  // A page is called what its heading says: browser titles often repeat the business name.
  const titles = new Map(engineer.head.map((head) => [head.path, siteText(head.h1.new)]));
  return editPages(context.strategy, { once: false })
    .slice(0, OUTLINE_PAGES)
    .map((page) => outlinePage(page, titles.get(page.path) || page.path))
    .join('\n\n');
}

/** SEO fields of the whole site, from the home page. */
export function seoFields(context: PromptContext): string {
  const [home] = context.strategy.engineer.head;
  if (!home) return '';
  const description = headText(home.description.new);
  return lines(
    `website_title: ${headText(home.title.new)}`,
    description && `website_description: ${description}`,
    `website_keyphrase: ${keyPhrase(context)}`,
  );
}
