import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { Config } from '#config';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';
import type { SearchClient } from '#search/search-client.ts';

/** The external services of a process that analyzes sites. Nothing is sent and no browser started before it is needed. */
export type Services = {
  egress: Egress;
  renderer: Renderer | null;
  model: LanguageModelClient | undefined;
  search: SearchClient | undefined;
  /** What is on and off, for the operator. */
  status: { rendering: string; model: string; search: string };
  close(): Promise<void>;
};

/**
 * Creates the configured services, the same way for every `main.ts`. Libraries for models and searches are loaded only if configured.
 * Throws `AppError` `invalid-input` naming a missing setting.
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
      model: model ? `on, ${model.name} adds to the built-in analyst` : 'off (built-in analyst only)',
      search: search ? `on, ${search.name} finds competitors` : 'off (competitors come from you, the site and the bundled list)',
    },
    async close() {
      await rendering.close();
      await egress.close();
    },
  };
}
