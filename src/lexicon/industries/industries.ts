import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Term, TermsList } from '../topic.ts';
import agriculture from './agriculture.json' with { type: 'json' };
import arts from './arts.json' with { type: 'json' };
import automotive from './automotive.json' with { type: 'json' };
import beautyWellness from './beauty-wellness.json' with { type: 'json' };
import businessServices from './business-services.json' with { type: 'json' };
import education from './education.json' with { type: 'json' };
import energyEnvironment from './energy-environment.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import fitnessSport from './fitness-sport.json' with { type: 'json' };
import foodDrink from './food-drink.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import homeTrades from './home-trades.json' with { type: 'json' };
import legalFinance from './legal-finance.json' with { type: 'json' };
import manufacturing from './manufacturing.json' with { type: 'json' };
import marketingDesign from './marketing-design.json' with { type: 'json' };
import media from './media.json' with { type: 'json' };
import nonprofit from './nonprofit.json' with { type: 'json' };
import property from './property.json' with { type: 'json' };
import publicSector from './public.json' with { type: 'json' };
import religion from './religion.json' with { type: 'json' };
import repair from './repair.json' with { type: 'json' };
import retail from './retail.json' with { type: 'json' };
import science from './science.json' with { type: 'json' };
import software from './software.json' with { type: 'json' };
import travel from './travel.json' with { type: 'json' };

/** An audience that an industry serves by its nature; with `when`, only where the site has one of these terms. */
export type IndustryAudience = { label: string; when?: TermsList };
/** A well-known business, with the host of its website. */
export type WellKnownName = { name: string; host: string };

/**
 * How OpenStreetMap records businesses of an industry whose customers are local (https://wiki.openstreetmap.org/wiki/Map_features): any of
 * these tags, those joined with `+` together. `brandIsMake`: there `brand` is what they sell, not the chain they belong to.
 */
export type MapTags = { tags: readonly string[]; brandIsMake?: boolean };

/** Everything we know about an industry: the most exact answer to "what does this business do?". */
export type Industry = {
  id: string;
  label: string;
  /** Id of its sector. */
  sector: string;
  /** Type of schema.org. */
  schemaOrg: string;
  /** Prefix of the NAICS code, manual of 2022. */
  naics: string;
  /** Only where its customers are local. */
  openStreetMap?: MapTags;
  /** Further schema.org types that are declared by this industry alone. */
  declaredTypes?: readonly string[];
  /** How businesses of the industry usually work, where it is not as in the rest of the sector. */
  businessModel?: string;
  /** Telling terms nearly name the industry, supporting ones are merely common there. */
  keywords: { telling: TermsList; supporting: TermsList };
  /** Best known first. */
  wellKnown?: readonly WellKnownName[];
};

/** A group of industries; its audiences and business model are those of each industry that names none. `tone`: how such sites usually speak. */
export type Sector = { id: string; label: string; businessModel?: string; tone?: string; audiences?: readonly IndustryAudience[] };

type SectorFile = { sector: Sector; industries: readonly Omit<Industry, 'sector'>[] };

/** One file per sector. A new industry is a record in its sector's file; whom it serves is in the file of that name in `audiences/`. */
const FILES: readonly SectorFile[] = [
  ...[foodDrink, retail, health, beautyWellness, fitnessSport, homeTrades, repair, automotive, property, legalFinance],
  ...[businessServices, marketingDesign, software, education, nonprofit, religion, science, events, travel, arts, media],
  ...[manufacturing, energyEnvironment, agriculture, publicSector],
];

export const SECTORS: readonly Sector[] = FILES.map(({ sector }) => sector);
export const INDUSTRIES: readonly Industry[] = FILES.flatMap(({ sector, industries }) =>
  industries.map((industry) => ({ ...industry, sector: sector.id })),
);

const byId = new Map(INDUSTRIES.map((industry) => [industry.id, industry]));
const sectorById = new Map(SECTORS.map((sector) => [sector.id, sector]));

/** The industry with this id, if there is one. */
export function industryById(id: string): Industry | undefined {
  return byId.get(id);
}

/** The sector of an industry. */
export function sectorOf({ sector }: Industry): Sector | undefined {
  return sectorById.get(sector);
}

type AudiencesById = Partial<Record<string, readonly IndustryAudience[]>>;

/**
 * The audiences an industry serves by its nature: its own, else its sector's. They are read when an industry is known: those of all
 * industries are twice as much as the rest of what is known of them, and an analysis needs one.
 */
export function industryAudiences({ id, sector }: Industry): readonly IndustryAudience[] {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, 'audiences', `${sector}.json`), 'utf8')) as AudiencesById;
  return own[id] ?? sectorById.get(sector)?.audiences ?? [];
}

/** The keywords of all industries as terms: the topic is the industry's id, the group `telling` or `supporting`. */
export function industryKeywords(): Term[] {
  return INDUSTRIES.flatMap(({ id, keywords }) =>
    (['telling', 'supporting'] as const).flatMap((group) =>
      Object.entries(keywords[group]).flatMap(([language, terms]) => (terms ?? []).map((term) => ({ topic: id, group, language, term }))),
    ),
  );
}

/** Day on which the well-known names were last checked, `YYYY-MM-DD`. */
export const WELL_KNOWN_DATE = '2026-11-21';
