import { HEADING_TAGS, type Page, type PageLink, type TextBlock } from '#contracts/page.ts';
import type { TextPart } from '#contracts/strategy.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { isBackLink, isMessage } from '#text/noise.ts';
import { blocksWithoutInjection } from '../../site-model/detect-prompt-injection.ts';
import { isOwnForm, isQuiz } from '../engineer/form-steps.ts';
import { pathOf } from '../read-site.ts';

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th']);
/** Images, links and forms of one page. Design default. */
const MOST = 1500;
/** Longest address. */
const LONGEST_ADDRESS = 2000;
/** Rows of tables that only lay out a page are longer. */
const LONGEST_ROW = 1500;

/** A part and the region of the page that it is in. */
export type PlacedPart = { part: TextPart; region: TextBlock['region'] };

export type PartRules = {
  /** Host of the site: addresses on it become paths. */
  host: string;
  /** Whether links lead to this id of the page. */
  isLinked: (id: string) => boolean;
  /** Selectors of blocks that the new site leaves out. */
  gone: ReadonlySet<string>;
  /** A legal text has every line, also those about cookies. */
  isLegal: boolean;
};

/** Where a link leads, as it is written in a text; '' for one that only a script uses. */
function targetOf({ href, rawHref, internal }: PageLink, host: string): string {
  const raw = rawHref.trim();
  if (raw === '' || raw === '#' || raw.toLowerCase().startsWith('javascript:') || href.length > LONGEST_ADDRESS) return '';
  if (raw.startsWith('#')) return raw;
  const [, fragment = ''] = raw.split('#');
  return `${internal ? pathOf(href, host) : href}${fragment && href.startsWith('http') ? `#${fragment}` : ''}`;
}

const isInside = (selector: string, around: string) => selector.startsWith(`${around} > `);

/** Labels and options of forms: a prompt describes them. */
function fieldTexts({ forms }: Page): (block: TextBlock) => boolean {
  const texts = new Set(
    forms.flatMap(({ fields }) => fields.flatMap(({ label, caption, options }) => [label ?? '', caption ?? '', ...options])),
  );
  return ({ text, selector }) => texts.has(text) && forms.some((form) => selector === form.selector || isInside(selector, form.selector));
}

/** Whether a link shows only an image, which has its address then. */
const showsImage = ({ selector, text }: PageLink, { images }: Page, words: string): boolean =>
  !(text !== '' && words.includes(text)) && images.some(({ at, selector: image }) => at !== undefined && isInside(image, selector));

const NUMBERED = ' > ol > li';
const NTH = ':nth-of-type(';

/** The place in its numbered list of an entry, or of the text that it begins with; null for all others. */
function numberOf({ blocks }: Page, { selector, ...block }: TextBlock, at: number): number | null {
  const start = selector.lastIndexOf(NUMBERED);
  if (start < 0 || HEADING_TAGS.has(block.tag)) return null;
  const [place = '', ...below] = selector.slice(start + NUMBERED.length).split(' > ');
  const entry = selector.slice(0, start + NUMBERED.length + place.length);
  const before = blocks[at - 1]?.selector ?? '';
  const isFirst = before !== entry && !isInside(before, entry);
  if (!isFirst || (place !== '' && !place.startsWith(NTH)) || below.some((step) => step.startsWith('li'))) return null;
  return place === '' ? 1 : Number.parseInt(place.slice(NTH.length), 10);
}

/** The text of a block with its links; those that show no text of it, such as icons, are parts before it. */
function blockParts(block: TextBlock | undefined, links: readonly PageLink[], page: Page, { host, isLinked }: PartRules): TextPart[] {
  const { tag = '', text: words = '', pieces, cell, ids = [] } = block ?? {};
  const own: NonNullable<TextPart['links']> = [];
  const apart: TextPart[] = [];
  for (const link of links) {
    const target = targetOf(link, host);
    if (target === '' || showsImage(link, page, words)) continue;
    if (link.text !== '' && words.includes(link.text)) own.push({ text: link.text, target });
    else if (words !== '' && link.text.includes(words)) own.push({ text: '', target });
    else apart.push({ kind: 'text', text: link.text || target, links: [{ text: link.text || target, target }] });
  }
  const level = HEADING_TAGS.has(tag) ? Number(tag.slice(1)) : 0;
  const isRow = tag === 'tr' && cell !== undefined && pieces !== undefined;
  const linkedIds = ids.filter(isLinked);
  const number = block ? numberOf(page, block, page.blocks.indexOf(block)) : null;
  const part: TextPart = {
    kind: level > 0 ? 'heading' : isRow ? 'row' : LIST_TAGS.has(tag) || number !== null ? 'item' : tag === 'blockquote' ? 'quote' : 'text',
    text: words,
    ...(level > 0 && { level }),
    ...(number !== null && { number }),
    ...(pieces && { pieces }),
    ...(own.length > 0 && { links: own }),
    ...(linkedIds.length > 0 && { ids: linkedIds }),
  };
  return block ? [...apart, part] : apart;
}

/** Images, embedded pages, forms and buttons of a page by the block that they are at or before. */
function insertsOf(page: Page, { host }: PartRules): Map<number, PlacedPart[]> {
  const links = page.links.filter(({ at }) => at !== undefined);
  const place = (url: string) => pathOf(url, host);
  const linkAround = (selector: string) => links.find((link) => isInside(selector, link.selector));
  const isTracking = (width: string | null, height: string | null) =>
    Number.parseInt(width ?? '9', 10) < 3 || Number.parseInt(height ?? '9', 10) < 3;
  const images = page.images
    .filter(({ at, src, width, height }) => at !== undefined && src.startsWith('http') && !isTracking(width, height))
    .map(({ at, src, alt, insideLink, selector, region }) => {
      const around = insideLink ? linkAround(selector) : undefined;
      const target = around ? targetOf(around, host) : '';
      const part: TextPart = { kind: 'image', text: src, alt: alt ?? '', ...(target !== '' && { links: [{ text: '', target }] }) };
      return { at, order: 0, part, region };
    });
  const backgrounds = (page.backgrounds ?? []).map(({ at, src, region }) => ({
    ...{ at, order: 0, region },
    part: { kind: 'image' as const, text: src, alt: '' },
  }));
  const embeds = page.resources
    .filter(({ kind, url, at }) => at !== undefined && url !== '' && (kind === 'iframe' || kind === 'video' || kind === 'audio'))
    .map(({ at, url, title = '' }) => ({
      at,
      order: 1,
      part: { kind: 'embed' as const, text: place(url), alt: title },
      region: 'main' as const,
    }));
  const shownForms = page.forms.filter((form) => isOwnForm(form, page) && form.fields.some(({ type }) => type !== 'hidden'));
  const forms = shownForms.map(({ at = page.blocks.length, purpose, region }) => ({
    ...{ at, order: 2, region },
    part: { kind: 'form' as const, text: purpose },
  }));
  // The plan does not describe a quiz, so that its buttons are named here.
  const inForm = (selector: string) => page.forms.some((form) => form.method !== '' && !isQuiz(form) && isInside(selector, form.selector));
  const buttons = page.buttons
    .filter(({ text, selector }) => hasLetter(text) && !inForm(selector))
    .filter(({ text, at = -1 }) => !page.blocks[at]?.text.startsWith(text) && page.blocks[at - 1]?.text !== text)
    .map(({ at, text, region }) => ({ at, order: 3, part: { kind: 'button' as const, text }, region }));
  const all = [...images, ...backgrounds, ...embeds, ...forms, ...buttons].filter(({ at }) => at !== undefined).slice(0, MOST);
  return Map.groupBy(
    all.toSorted((one, other) => one.order - other.order),
    ({ at }) => at ?? 0,
  ) as Map<number, PlacedPart[]>;
}

/** Texts inside the cells of one row as that row; undefined for a row that lays out a page. */
function rowOf(blocks: readonly { block: TextBlock; part: TextPart }[]): TextPart | undefined {
  const cells: string[] = [];
  for (const { block, part } of blocks)
    (part.pieces && part.kind === 'row' ? part.pieces : [part.text]).forEach((text, at) => {
      const column = (block.cell?.column ?? 0) + at;
      for (let empty = cells.length; empty < column; empty += 1) cells[empty] = '';
      cells[column] = [cells[column], text].filter(Boolean).join(' / ');
    });
  const text = blocks.map(({ part }) => part.text).join(' ');
  const isTable = cells.filter(Boolean).length > 1 && text.length <= LONGEST_ROW && blocks.every(({ part }) => part.kind !== 'heading');
  const links = blocks.flatMap(({ part }) => part.links ?? []);
  const ids = blocks.flatMap(({ part }) => part.ids ?? []);
  return isTable ? { kind: 'row', text, pieces: cells, ...(links.length > 0 && { links }), ...(ids.length > 0 && { ids }) } : undefined;
}

/**
 * Everything that visitors of a page see, in reading order: texts with their links, tables by rows, images, embedded pages, forms and buttons
 * at their place. Without notices of cookies, other messages of the software, and texts that address language models.
 */
export function partsOf(page: Page, rules: PartRules): PlacedPart[] {
  const shown = new Set(blocksWithoutInjection(page));
  const isField = fieldTexts(page);
  const linksAt = Map.groupBy(page.links.filter(({ at }) => at !== undefined).slice(0, MOST), ({ at }) => at ?? 0);
  const inserts = insertsOf(page, rules);
  // A link that only skips the menu.
  const isSkip = page.links.some(({ at, rawHref, text }) => at === 0 && rawHref.startsWith('#') && text === page.blocks[0]?.text);
  const isShown = (block: TextBlock) =>
    shown.has(block) &&
    !(isSkip && block === page.blocks[0]) &&
    !rules.gone.has(block.selector) &&
    !isField(block) &&
    (hasLetter(block.text) || hasNumber(block.text)) &&
    (rules.isLegal ? !isBackLink(block.text) : !isMessage(block.text));
  const parts: PlacedPart[] = [];
  let row: { block: TextBlock; part: TextPart }[] = [];
  const endRow = () => {
    const [first] = row;
    const whole = row.length > 1 ? rowOf(row) : undefined;
    if (whole && first) parts.push({ part: whole, region: first.block.region });
    else parts.push(...row.map(({ block, part }) => ({ part, region: block.region })));
    row = [];
  };
  for (let at = 0; at <= page.blocks.length; at += 1) {
    const block = page.blocks[at];
    const before = inserts.get(at) ?? [];
    if (before.length > 0 || row[0]?.block.cell?.row !== block?.cell?.row) endRow();
    parts.push(...before.map(({ part, region }) => ({ part, region })));
    if (block && !isShown(block)) continue;
    const own = blockParts(block, linksAt.get(at) ?? [], page, rules);
    if (block?.cell) row.push(...own.map((part) => ({ block, part })));
    else parts.push(...own.map((part) => ({ part, region: block?.region ?? 'main' })));
  }
  endRow();
  return parts;
}
