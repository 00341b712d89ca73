import { z } from 'zod';
import type { AxeViolation, PageVitals } from '#contracts/rendered-page.ts';
import type { PageScreenshots, Screenshots } from '#contracts/screenshots.ts';
import type { SiteCredentials } from '#egress/egress.ts';

/** What to do in addition to reading the page. */
export type RenderOptions = {
  /** Check with axe-core. */
  audit?: boolean;
  /** Sample the styles that elements are shown with. */
  styles?: boolean;
  /** Take the screenshots of a home page. */
  screenshots?: boolean;
  /** Take the first screens of the page on a desktop and a phone. */
  firstScreens?: boolean;
  /** The page has little content without its scripts: wait for late content and for what loads on scroll. */
  scripted?: boolean;
  /** Measure at these widths of the window whether the page scrolls sideways, and collect the errors of its scripts and its loaded images. */
  widths?: readonly number[];
  /** Ends the wait for a free tab; a rendering in progress continues. */
  waiting?: AbortSignal;
};

/** The style one or more elements of a kind are shown with. */
export const StyleSample = z.object({
  kind: z.enum(['page', 'heading', 'text', 'link', 'button', 'surface']),
  property: z.enum(['color', 'background-color', 'border-color', 'font-family', 'border-radius']),
  /** As computed by the browser. */
  value: z.string(),
  uses: z.number(),
  /** Path of the first such element. */
  selector: z.string(),
});
export type StyleSample = z.infer<typeof StyleSample>;

/** A width of the window at which a page scrolls sideways, and the element that reaches furthest. Pixels. */
export type Overflow = { width: number; scrollWidth: number; selector: string; text: string };

/** How a page behaves in windows of several widths, what its scripts threw, and the URLs of the images whose files were loaded. */
export type RenderedLayout = { overflows: Overflow[]; errors: string[]; loadedImages: string[] };

/** A page after its scripts ran. */
export type RenderedPage = {
  /** Current URL: scripts may have navigated within the site. */
  url: string;
  status: number;
  /** The current document, shadow trees flattened; at most 4 MB. */
  html: string;
  truncated: boolean;
  vitals: PageVitals;
  /** null when not asked for, or when the check could not be finished. */
  axe: AxeViolation[] | null;
  styles: StyleSample[];
  /** null when not asked for, or when it could not be measured. */
  layout: RenderedLayout | null;
  screenshots: Screenshots | null;
  /** null when not asked for, or when they could not be taken. */
  firstScreens: PageScreenshots | null;
};

/** A page, or why there is none, as a clause for people. */
export type RenderOutcome =
  | { ok: true; page: RenderedPage }
  | {
      ok: false;
      reason: 'time' | 'crashed' | 'left-site' | 'redirect-loop' | 'too-large' | 'unreachable' | 'no-browser' | 'closed';
      detail: string;
    };

/** Renders pages of one site, in a browser context of its own. */
export type SiteRenderer = {
  /** Never throws; at most 10 s. */
  render(url: string, options?: RenderOptions): Promise<RenderOutcome>;
  close(): Promise<void>;
};

/** `isInternal`: a page that navigates elsewhere is stopped. */
export type SiteOptions = { signal: AbortSignal; isInternal: (url: string) => boolean; credentials?: SiteCredentials };

/** A browser client. */
export type Renderer = {
  /** Starts the browser if it is not running. Close the site after the crawl. */
  openSite(options: SiteOptions): SiteRenderer;
  /** Perceptual hashes of image files, 16 hex digits each, in their order; null for a file that can't be decoded. */
  hashImages?(files: readonly Uint8Array[]): Promise<(string | null)[]>;
  close(): Promise<void>;
};
