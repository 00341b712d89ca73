import type { StagingCredentials } from '#contracts/verification.ts';
import type { ReadServices } from './read-new-site.ts';

/** The same services, with name and password for the site at `url`: its own origin gets them and no other host. */
export function withCredentials(services: ReadServices, url: string, given: StagingCredentials | undefined): ReadServices {
  if (!given) return services;
  const { egress, renderer } = services;
  const credentials = { origin: new URL(url).origin, ...given };
  return {
    ...services,
    egress: { ...egress, fetch: (address, request) => egress.fetch(address, { ...request, credentials }) },
    ...(renderer ? { renderer: { ...renderer, openSite: (options) => renderer.openSite({ ...options, credentials }) } } : {}),
  };
}
