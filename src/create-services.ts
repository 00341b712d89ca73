import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { Config } from '#config';
import { PRODUCT } from '#contracts/user-agent.ts';
import { displayHost } from '#contracts/website-url.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import type { FullRenderer } from '#pipeline/crawl/render/create-renderer.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';
import type { PlacesClient } from '#places/places-client.ts';
import type { SearchClient } from '#search/search-client.ts';

/** The external services of a process that analyzes sites. Nothing is sent and no browser started before it is needed. */
export type Services = {
  egress: Egress;
  renderer: FullRenderer | null;
  model: LanguageModelClient | undefined;
  search: SearchClient | undefined;
  places: PlacesClient | undefined;
  /** What is on and off, for the operator. */
  status: { rendering: string; model: string; search: string; localCompetitors: string };
  close(): Promise<void>;
};

/** `cacheDir`: where responses may be kept, shared by all processes of this machine; in memory without it. */
export type ServiceOptions = { cacheDir?: string };

/**
 * Creates the configured services, the same way for every `main.ts`. Code of services that are not configured is not loaded.
 * Throws `AppError` `invalid-input` naming a missing setting.
 */
export async function createServices(config: Config, options: ServiceOptions = {}): Promise<Services> {
  const model = config.ai ? (await import('#ai/create-model.ts')).createModel(config.ai) : undefined;
  const search = config.search ? (await import('#search/create-search.ts')).createSearch(config.search) : undefined;
  const egress = createEgress({ pins: config.egressPins });
  const openStreetMap = await openPlaces(config, options);
  const rendering = createRendering({
    chromiumPath: config.chromiumPath,
    openProxy: async () => (await import('#egress/proxy.ts')).createEgressProxy({ pins: config.egressPins }),
  });
  return {
    egress,
    renderer: rendering.renderer,
    model,
    search,
    places: openStreetMap?.client,
    status: {
      rendering: rendering.status,
      model: model ? `on, ${model.name} answers the business profile and the strategy` : 'off (built-in analyst only)',
      search: search ? `on, ${search.name} finds competitors` : 'off (competitors come from you, the site and the bundled list)',
      localCompetitors: openStreetMap ? `on, from OpenStreetMap (${displayHost(openStreetMap.url)})` : 'off',
    },
    async close() {
      await rendering.close();
      await Promise.all([egress.close(), openStreetMap?.egress.close()]);
    },
  };
}

/** OpenStreetMap's services get an egress of their own: only it may reach the configured hosts where these are private. */
async function openPlaces({ localCompetitors, egressPins: pins }: Config, { cacheDir }: ServiceOptions) {
  if (!localCompetitors) return undefined;
  const [{ createPlaces }, { folderIn, NO_FOLDER }] = await Promise.all([
    import('#places/create-places.ts'),
    import('#places/own-folder.ts'),
  ]);
  const { nominatimUrl: url, overpassUrl, contact } = localCompetitors;
  const trustedHosts = new Set([url, overpassUrl].map((service) => new URL(service).hostname));
  const egress = createEgress({ pins, trustedHosts, userAgent: `${PRODUCT}${contact ? ` (${contact})` : ''}` });
  const folder = cacheDir === undefined ? NO_FOLDER : folderIn(cacheDir, 'openstreetmap');
  return { url, egress, client: createPlaces({ nominatimUrl: url, overpassUrl }, { egress, folder }) };
}
