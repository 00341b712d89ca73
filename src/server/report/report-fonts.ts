import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { REPORT_FONTS, type ReportFont } from '#pipeline/report/report-links.ts';

/** Bytes of a font of a report. */
export const readFont = (font: ReportFont): Promise<Buffer> => readFile(fileURLToPath(import.meta.resolve(REPORT_FONTS[font])));

/** Where the server serves it. */
export const fontUrl = (font: ReportFont): string => `/s/fonts/${font}`;
