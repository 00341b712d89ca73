import type { ReportImage } from '#contracts/shared-report.ts';

/** Fonts of a report, by file name: Latin letters of the two families. */
export const REPORT_FONTS = {
  'serif.woff2': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'sans.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
} as const;
export type ReportFont = keyof typeof REPORT_FONTS;

/** Where a report finds its files. */
export type ReportLinks = {
  image: (name: ReportImage) => string;
  font: (name: ReportFont) => string;
  icon: string;
  /** A page of the blueprint by its file; null where it can't be opened. */
  blueprintPage: ((file: string) => string) | null;
  /** The same report as PDF; null where none can be made. */
  pdf: string | null;
  /** For paper: fonts are waited for, and there is no script. */
  isPrint: boolean;
};
