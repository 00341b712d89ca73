import { z } from 'zod';

/** Builder ids. The HTTP API calls a builder a designer. */
export const BuilderId = z.enum(['lovable', 'framer', 'wix', 'typedream', '10web', 'custom']);
export type BuilderId = z.infer<typeof BuilderId>;

/** Display names as spec section 2 derives them from the ids. */
export const BUILDER_NAMES: Record<BuilderId, string> = {
  lovable: 'Lovable',
  framer: 'Framer AI',
  wix: 'Wix AI',
  typedream: 'Typedream AI',
  '10web': '10Web AI',
  custom: 'Custom',
};

export const BuilderConnection = z.object({
  id: z.string(),
  builderName: BuilderId,
  isEnabled: z.boolean(),
  notes: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type BuilderConnection = z.infer<typeof BuilderConnection>;

export const BuilderConnectionList = z.array(BuilderConnection);
