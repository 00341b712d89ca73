import { type LazyRouteFunction, matchRoutes, type RouteObject } from 'react-router';

/** The routes, with the lazy ones of a path loaded, as prerendering and hydration need them. */
export async function routesLoadedFor(routes: RouteObject[], path: string): Promise<RouteObject[]> {
  const matched = new Set(matchRoutes(routes, path)?.map(({ route }) => route));
  const load = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return route;
    const { lazy, ...rest } = route;
    const parts = typeof lazy === 'function' ? await (lazy as LazyRouteFunction<RouteObject>)() : {};
    const children = route.children && (await Promise.all(route.children.map(load)));
    return { ...rest, ...parts, ...(children ? { children } : {}) } as RouteObject;
  };
  return Promise.all(routes.map(load));
}
