import type { BuilderId } from '#contracts/builder.ts';
import type { Builder } from './builder.ts';
import { custom } from './builders/custom/compose.ts';
import { framer } from './builders/framer/compose.ts';
import { lovable } from './builders/lovable/compose.ts';
import { tenWeb } from './builders/ten-web/compose.ts';
import { typedream } from './builders/typedream/compose.ts';
import { wix } from './builders/wix/compose.ts';

/** All builders, one folder each. */
export const BUILDERS: readonly Builder[] = [lovable, framer, wix, typedream, tenWeb, custom];

/** The builder with this id. Throws when none is listed. */
export function builderById(id: BuilderId): Builder {
  const found = BUILDERS.find((builder) => builder.profile.id === id);
  if (!found) throw new Error(`No builder ${id}.`);
  return found;
}
