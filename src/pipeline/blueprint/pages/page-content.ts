import type { ImageSize, SmallerImage } from '../blueprint.ts';
import type { Words } from '../html.ts';

/** An image of the site. `size`: in pixels, null where it is not known. */
export type SiteImage = {
  src: string;
  url: string;
  smaller: SmallerImage[];
  alt: Words | null;
  size: ImageSize | null;
  /** A logo or drawing, by its file: shown whole, without a crop, never large. */
  isDrawing: boolean;
};

/** A link inside the blueprint (relative), or to a phone, mail or web address. */
export type Link = { label: Words; href: string };

/** An entry of a list. `price` is not part of title and text then. `labels`: lines above it, which may head the entries that follow, too. */
export type Entry = {
  kind: 'text' | 'card' | 'question' | 'quote';
  labels: Words[];
  title: Words | null;
  text: Words | null;
  /** Short lines below the text. */
  lines?: Words[];
  price: Words | null;
  image: SiteImage | null;
  href: string;
};

/** A block of running text. */
export type FlowBlock = { kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'cell'; words: Words; href: string };

/** `name` and `values`: what is sent, to the letter; a value belongs to the option at its place. */
export type FieldContent = {
  label: Words;
  type: string;
  required: boolean;
  name: string;
  options: { words: Words; value: string | undefined }[];
};
/** `purpose`: what it is for, as the strategy names it. */
export type FormContent = { purpose: string; fields: FieldContent[]; hidden: { name: string; value: string }[]; submit: Words };
export type ContactLine = { kind: 'phone' | 'email' | 'address' | 'hours' | 'chat'; value: Words; href: string };

/** A section of a page with everything it shows; layouts choose what they need from it. */
export type SectionContent = {
  id: string;
  kind: string;
  purpose: string;
  heading: Words | null;
  text: Words[];
  entries: Entry[];
  flow: FlowBlock[];
  images: SiteImage[];
  forms: FormContent[];
  contacts: ContactLine[];
  button: Link | null;
  second: Link | null;
  gaps: Words[];
  /** What an image that is missing should show: drawn in the image's place. */
  imageGap: Words | null;
};

export type PageContent = {
  path: string;
  file: string;
  title: Words;
  description: Words | null;
  language: string;
  type: string;
  isHome: boolean;
  read: boolean;
  sections: SectionContent[];
};

/** A section that shows nothing yet. */
export function emptySection(id: string, kind: string): SectionContent {
  return {
    ...{ id, kind, purpose: '', heading: null, text: [], entries: [], flow: [], images: [] },
    ...{ forms: [], contacts: [], button: null, second: null, gaps: [], imageGap: null },
  };
}

/** An entry of words alone. */
export const textEntry = (text: Words, href = ''): Entry => ({
  kind: 'text',
  labels: [],
  title: null,
  text,
  price: null,
  image: null,
  href,
});
