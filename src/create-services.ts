import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { Config } from '#config';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';
import type { SearchClient } from '#search/search-client.ts';

/** The ways out of a process that analyses sites. Nothing is sent and no browser started before it is needed. */
export type Services = {
  egress: Egress;
  renderer: Renderer | null;
  model: LanguageModelClient | undefined;
  search: SearchClient | undefined;
  /** What is on or off, for the operator. */
  status: { rendering: string; model: string; search: string };
  close(): Promise<void>;
};

/**
 * Opens the services that the settings name, for every `main.ts` alike. The libraries of models and searches are loaded only when they
 * are set. Throws `AppError` `invalid-input` naming a missing setting.
 */
export async function createServices(config: Config): Promise<Services> {
  const model = config.ai ? (await import('#ai/create-model.ts')).createModel(config.ai) : undefined;
  const search = config.search ? (await import('#search/create-search.ts')).createSearch(config.search) : undefined;
  const egress = createEgress({ pins: config.egressPins });
  const rendering = createRendering({ chromiumPath: config.chromiumPath, openProxy: () => createEgressProxy({ pins: config.egressPins }) });
  return {
    egress,
    renderer: rendering.renderer,
    model,
    search,
    status: {
      rendering: rendering.status,
      model: model ? `on, ${model.name} deepens what the built-in analyst finds` : 'off, the built-in analyst does the work',
      search: search ? `on, ${search.name} finds competitors` : 'off, competitors come from you, the site and the bundled list',
    },
    async close() {
      await rendering.close();
      await egress.close();
    },
  };
}
