import { z } from 'zod';
import { Evidence, EvidenceKind } from './evidence.ts';

/** Final copy for the new site, with the site's own words it is based on. */
export const CopyLine = z.object({ text: z.string(), kind: EvidenceKind, evidence: z.array(Evidence) });
export type CopyLine = z.infer<typeof CopyLine>;
