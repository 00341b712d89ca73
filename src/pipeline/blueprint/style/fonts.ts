import type { Strategy } from '#contracts/strategy.ts';
import type { BlueprintFont } from '../blueprint.ts';
import families from './font-families.json' with { type: 'json' };

type FontClass = keyof typeof families.stacks;

/** A family of the blueprint: the observed one first, then near ones of the visitor's system, then one that ships with the product. */
export type FontChoice = { stack: string; weight: number; tracking: string; isSerif: boolean };
export type Fonts = { heading: FontChoice; body: FontChoice; files: BlueprintFont[]; faces: string };

const PACKAGED = {
  'Source Serif 4': {
    path: 'fonts/source-serif-4.woff2',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  },
  'Source Sans 3': {
    path: 'fonts/source-sans-3.woff2',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  },
  'JetBrains Mono': {
    path: 'fonts/jetbrains-mono.woff2',
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  },
} as const;
type PackagedFont = keyof typeof PACKAGED;

const UNQUOTED = new Set(['system-ui', '-apple-system', 'ui-monospace']);
const SERIFS = new Set<FontClass>(['oldstyle', 'didone', 'transitional', 'slab']);
const WEIGHTS: Record<FontClass, number> = {
  ...{ oldstyle: 500, didone: 500, transitional: 600, slab: 600, condensed: 800 },
  ...{ geometric: 650, humanist: 700, grotesque: 700, mono: 600, system: 700 },
};

function classOf(family: string): FontClass {
  const name = family.toLowerCase();
  if (families.generic.includes(name))
    return name.includes('serif') && !name.includes('sans') ? 'transitional' : name.includes('mono') ? 'mono' : 'system';
  const found = Object.entries(families.classes).find(([, names]) => names.some((part) => name.includes(part)));
  if (found) return found[0] as FontClass;
  return name.includes('serif') && !name.includes('sans') ? 'transitional' : 'grotesque';
}

const packagedFor = (fontClass: FontClass): PackagedFont =>
  SERIFS.has(fontClass) ? 'Source Serif 4' : fontClass === 'mono' ? 'JetBrains Mono' : 'Source Sans 3';

/** A family name as a CSS string: nothing in it ends the declaration. */
const cssName = (family: string) => `"${family.replace(/[^\p{L}\p{N} _.-]/gu, '').slice(0, 60)}"`;

function choiceOf(family: string | null, fallback: FontClass): FontChoice & { packaged: PackagedFont } {
  const fontClass = family === null ? fallback : classOf(family);
  const packaged = packagedFor(fontClass);
  const isGeneric = family === null || families.generic.includes(family.toLowerCase());
  const names = [...(isGeneric ? [] : [family]), ...families.stacks[fontClass]].map((name) => (UNQUOTED.has(name) ? name : cssName(name)));
  const generic = SERIFS.has(fontClass) ? 'serif' : fontClass === 'mono' ? 'monospace' : 'sans-serif';
  return {
    stack: [...new Set([...names, `"${packaged}"`, generic])].join(', '),
    weight: WEIGHTS[fontClass],
    tracking: SERIFS.has(fontClass) ? '-0.012em' : fontClass === 'condensed' ? '0' : '-0.02em',
    isSerif: SERIFS.has(fontClass),
    packaged,
  };
}

/** Businesses that are visited and talked to rather than used: a serif suits their headings where the site names no font. */
const WARM = new Set(['hospitality', 'personal', 'community', 'nonprofit', 'education', 'event', 'media']);

/** Characters that the packaged files have. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** The fonts of a blueprint from those observed on the site. */
export function chooseFonts({ elevate, site }: Strategy): Fonts {
  const { fonts } = elevate.look;
  const of = (role: string) => fonts.find((font) => font.role === role)?.family ?? null;
  const observed = of('body') ?? of('other');
  const heading = choiceOf(of('headings') ?? observed, WARM.has(site.model ?? '') ? 'transitional' : 'grotesque');
  const body = choiceOf(observed, 'humanist');
  // A display face is for headings: running text in it tires.
  const text = classOf(observed ?? '') === 'condensed' ? choiceOf(null, 'humanist') : body;
  const packaged = [...new Set([heading.packaged, text.packaged])];
  return {
    heading,
    body: text,
    files: packaged.map((name) => ({ ...PACKAGED[name] })),
    faces: packaged
      .map(
        (name) =>
          `@font-face{font-family:"${name}";src:url("${PACKAGED[name].path}") format("woff2");font-weight:200 900;font-display:optional;unicode-range:${LATIN}}`,
      )
      .join('\n'),
  };
}
