import { hasTerm } from '#lexicon/match-terms.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import { isPerson, isRoleLine, saysWork } from './people-names.ts';

const known = new WeakMap<PageModel, ReadonlySet<string>>();

/** Selectors of texts about single people where a page presents several: years in them are those of a member, unless of who is in charge. */
export function portraits(model: PageModel): ReadonlySet<string> {
  const found = known.get(model) ?? portraitsOn(model);
  known.set(model, found);
  return found;
}

function portraitsOn({ sections }: PageModel): ReadonlySet<string> {
  const isPortrait = ({ heading, blocks }: Section) =>
    heading !== null && isPerson(heading.text) && blocks[0] !== undefined && isRoleLine(blocks[0].text) && saysWork(blocks[0].text);
  const people = sections.filter(isPortrait);
  const members = people.filter(({ blocks }) => !hasTerm(blocks[0]?.text ?? '', 'people', 'lead-roles'));
  return new Set(people.length > 1 ? members.flatMap(({ blocks }) => blocks.map(({ selector }) => selector)) : []);
}
