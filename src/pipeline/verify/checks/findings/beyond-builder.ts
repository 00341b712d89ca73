import { isSameSite } from '../../../crawl/url-key.ts';
import type { Comparison } from '../../compare/comparison.ts';
import ids from './beyond-builder.json' with { type: 'json' };

const [SERVER, OWNER, MEASURED] = [new Set(ids.server), new Set(ids.owner), new Set(ids.measured)];

/** Whether the site is checked at another address than it will be published at. */
const isPreview = ({ brief, now }: Pick<Comparison, 'brief' | 'now'>) => !isSameSite(brief.url, now.site.url);

/** Why a problem of the server says nothing about the published site, as a sentence; '' where it does. */
export const dependsOnServer = (id: string, sites: Pick<Comparison, 'brief' | 'now'>): string =>
  SERVER.has(id) && isPreview(sites) ? 'This depends on the server: check again at the final address.' : '';

/** Why a builder cannot fix a problem, as a sentence; '' where it can. */
export const dependsOnOwner = (id: string): string => (OWNER.has(id) ? 'Only the owner can supply what is missing here.' : '');

/** Why a value that the browser timed says nothing, as a sentence; '' for everything else. It differs from run to run on a busy machine. */
export const dependsOnTiming = (id: string): string =>
  MEASURED.has(id) ? 'This depends on how busy the checking machine is: measure it with PageSpeed Insights at the final address.' : '';
