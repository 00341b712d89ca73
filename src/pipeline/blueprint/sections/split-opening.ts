import { emptySection, type PageContent, type SectionContent } from '../pages/page-content.ts';
import { isFact } from './hero/hero-layouts.ts';

/** Longest text that opens a page below its heading, and most facts there. */
const LEAD = 340;
const FACTS = 6;

const BODY_KINDS: Record<string, string> = {
  faq: 'faq',
  team: 'about',
  about: 'about',
  services: 'offers',
  service: 'offers',
  products: 'offers',
  pricing: 'pricing',
  gallery: 'gallery',
  contact: 'contact',
  testimonials: 'proof',
};

/** An opening without a text takes the first one of the section below it where that has no heading: a heading alone says little. */
function withLead(opening: SectionContent, [next, ...rest]: readonly SectionContent[]): [SectionContent, SectionContent[]] {
  const isBare = opening.text.length + opening.flow.length + opening.forms.length === 0 && isFact(opening);
  const [text] = next?.text ?? [];
  const [block] = next?.flow ?? [];
  if (!next || !isBare || next.heading || next.entries.length > 0) return [opening, next ? [next, ...rest] : []];
  if (text && text.text.length <= LEAD) return [{ ...opening, text: [text] }, [{ ...next, text: next.text.slice(1) }, ...rest]];
  const isLead = !text && block?.kind === 'paragraph' && block.href === '' && block.words.text.length <= LEAD;
  return isLead ? [{ ...opening, text: [block.words] }, [{ ...next, flow: next.flow.slice(1) }, ...rest]] : [opening, [next, ...rest]];
}

/** The opening of a page with no more than fits it, and a section with the rest: pages often have all their text below their h1. */
export function splitOpening(
  [whole, ...others]: readonly SectionContent[],
  { type, isHome }: Pick<PageContent, 'type' | 'isHome'>,
): SectionContent[] {
  if (!whole) return [];
  const [opening, following] = withLead(whole, others);
  const { text, entries, images, forms, contacts, flow } = opening;
  const [first] = text;
  const isLead = first !== undefined && first.text.length <= LEAD;
  const keepsEntries = entries.length <= FACTS && isFact(opening);
  const leading = images.find(({ size, isDrawing }) => size !== null && size.width >= 520 && !isDrawing);
  const keepsForm = forms.length > 0 && isHome && !leading;
  const body: SectionContent = {
    ...emptySection('body', BODY_KINDS[type] ?? 'content'),
    purpose: opening.purpose,
    text: isLead ? text.slice(1) : text,
    entries: keepsEntries ? [] : entries,
    images: images.filter((image) => image !== leading),
    forms: keepsForm ? [] : forms,
    contacts,
    flow,
  };
  const hasBody = body.text.length + body.entries.length + body.forms.length + body.contacts.length + body.flow.length > 0;
  const rest = hasBody || body.images.length > 1 ? [body] : [];
  return [
    {
      ...opening,
      text: isLead ? [first] : [],
      entries: keepsEntries ? entries : [],
      images: leading ? [leading] : [],
      forms: keepsForm ? forms : [],
      contacts: [],
      flow: [],
    },
    ...rest,
    ...following,
  ];
}
