import { BUILDER_NAMES } from '#contracts/builder-ids.ts';

const NAMES = new Map<string, string>(Object.entries(BUILDER_NAMES));

/** The shown name of a builder stored by its id; other names are unchanged. */
export function builderName(idOrName: string): string {
  return NAMES.get(idOrName) ?? idOrName;
}
