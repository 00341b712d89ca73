import type { BusinessProfile } from '#contracts/business.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { Site } from '#contracts/site.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';

/** Width and height of an image file in pixels. */
export type ImageSize = { width: number; height: number };

/** A smaller file of an image. */
export type SmallerImage = { url: string; width: number };

export type BlueprintInput = {
  site: Site;
  /** With the owner's edits applied. */
  strategy: Strategy;
  /** Resolved from its three authors. */
  profile: BusinessProfile;
  /** What the owner wrote: edits of the strategy and facts about the business. Their words count as the owner's. */
  edits?: readonly StrategyEdit[];
  facts?: readonly OwnerFact[];
  /**
   * Measured sizes by absolute URL; `null`: the file can't be shown, and no layout counts on it. An image without an entry has the size
   * that the page declares, or none.
   */
  imageSizes?: ReadonlyMap<string, ImageSize | null>;
  /** Address of an image in the blueprint, relative to its root or absolute; null leaves it out. The original address by default. */
  imageUrl?: (src: string) => string | null;
  /** Smaller files of the same image, with their width in pixels; addresses as those of `imageUrl`. None by default. */
  smallerImages?: (src: string) => SmallerImage[];
};

/** A file of the blueprint; `path` is relative, with `/`, without `..`. */
export type BlueprintFile = { path: string; content: string };

/** A font that ships with the product: `from` is a module specifier, `path` where its file belongs in the blueprint. */
export type BlueprintFont = { path: string; from: string };

export type BlueprintPage = {
  /** Planned path of the page. */
  path: string;
  /** Path of its file. */
  file: string;
  title: string;
  /** False: the page was not read, so only its place is drawn. */
  read: boolean;
  /** The same for the same page and style sheet. */
  digest: string;
  /** `anchor`: id of the section's element. `digest`: the same for the same content. */
  sections: { id: string; kind: string; layout: string; purpose: string; anchor: string; digest: string }[];
  /** What is missing, in the words on the page. */
  gaps: string[];
};

export type Blueprint = {
  /** The entry page first. */
  pages: BlueprintPage[];
  /** All HTML files and the style sheet. */
  files: BlueprintFile[];
  fonts: BlueprintFont[];
  /** Absolute URLs of the images in use, in order of appearance. */
  images: string[];
  /** What was left out because of a limit, or had no source, in sentences. */
  notes: string[];
};
