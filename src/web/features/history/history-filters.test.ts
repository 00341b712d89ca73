import { describe, expect, it } from 'vitest';
import { aProject } from '../../test-app.tsx';
import { type Filters, filtered, tagsIn } from './history-filters.ts';

const PROJECTS = [
  aProject({
    id: 'bakery',
    url: 'https://harbour.example/',
    projectName: 'Café relaunch',
    tags: ['Client A'],
    updatedAt: '2026-11-05T00:00:00Z',
  }),
  aProject({
    id: 'gym',
    url: 'https://gym.example/',
    tags: ['Client B', 'spring'],
    chosenBuilder: 'wix',
    updatedAt: '2026-11-07T00:00:00Z',
  }),
  aProject({ id: 'old', url: 'https://alpha.example/', status: 'designer_chosen', updatedAt: '2026-11-01T00:00:00Z' }),
];
const ALL: Filters = { search: '', status: 'all', builder: 'all', tag: 'all', sort: 'all' };
const ids = (filters: Partial<Filters>) => filtered(PROJECTS, { ...ALL, ...filters }).map(({ id }) => id);

describe('the list of projects', () => {
  it.each([
    [{ search: 'cafe' }, ['bakery']],
    [{ search: 'RELAUNCH harbour' }, ['bakery']],
    [{ search: 'relaunch gym' }, []],
    [{ search: 'client spring' }, ['gym']],
    [{ search: 'wix' }, ['gym']],
    [{ tag: 'spring' }, ['gym']],
    [{ status: 'composed' }, ['old']],
    [{}, ['bakery', 'gym', 'old']],
    [{ sort: 'updated' }, ['gym', 'bakery', 'old']],
    [{ sort: 'name' }, ['old', 'bakery', 'gym']],
  ])('%j finds %j', (filters, found) => expect(ids(filters)).toEqual(found));

  it('knows each tag once', () => expect(tagsIn([...PROJECTS, ...PROJECTS])).toEqual(['Client A', 'Client B', 'spring']));
});
