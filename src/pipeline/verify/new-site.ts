import type { AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import type { ImagePrint } from '#contracts/verification.ts';
import type { Overflow } from '../crawl/render/renderer.ts';

/** What an address of the old site answers on the new one. */
export type AddressProbe = {
  /** Path on the old site. */
  path: string;
  /** Last URL; '' without an answer. */
  url: string;
  /** Last status; null without an answer. */
  status: number | null;
  /** Each redirect before it. */
  hops: { url: string; status: number }[];
  /** Title of the page that answered; '' where it was not read. */
  title: string;
  /** Why there is no answer, as a sentence; '' else. */
  problem: string;
};

/** How a page fits into a window, and what its scripts reported. */
export type LayoutProbe = {
  path: string;
  /** Elements that reach beyond the window, by its width; a width without an entry fits. */
  overflows: Overflow[];
  /** Widths that were measured. */
  widths: number[];
  /** Uncaught errors of scripts and files of the site that failed to load, each once. */
  errors: string[];
};

/** What was read of a new site but for its images. */
export type NewPages = {
  site: Site;
  audit: AuditReport;
  addresses: AddressProbe[];
  /** How the site answers for a page that does not exist; null where that could not be asked. */
  missingPage: { status: number; url: string; title: string } | null;
  /** Empty without a browser. */
  layouts: LayoutProbe[];
};

/** What was read of the images of a new site. */
export type NewImages = {
  /** Empty where none was loaded. */
  images: ImagePrint[];
  /** URLs of images whose file does not load. */
  brokenImages: string[];
  /** URLs of images of which is not known whether they load. */
  unknownImages: string[];
};

/** Everything that was read of a new site: plain data, the input of the checks. */
export type NewSite = NewPages & NewImages;
