import type { BlueprintServices } from '../blueprint/blueprint-services.ts';
import type { AppParts } from '../parts.ts';
import { createPrintReport, type PrintReport } from './print-report.ts';
import { createReportImages, type ReportImages } from './report-images.ts';
import { createReportSources, type ReportSources } from './report-source.ts';

/** Reports of this process: for their owners, and for those who have a link. */
export type ReportServices = { sources: ReportSources; images: ReportImages; print: PrintReport; canPrint: boolean };

export function createReportServices(parts: AppParts, drawings: BlueprintServices, closing: AbortSignal): ReportServices {
  const images = createReportImages(parts.fitImage);
  const print = createPrintReport(parts.printFiles, images, closing);
  return { sources: createReportSources(parts, drawings), images, print, canPrint: parts.printFiles !== null };
}
