import type { FastifyRequest } from 'fastify';
import { hasProject } from '#database/projects/projects.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import type { AppParts } from '../parts.ts';
import { projectNotFound } from './serialize-project.ts';

type Owner = { projectId: string; userId: string };

/** The project of `:id`, for what belongs to it. Throws `not-found` when the user has no such project. */
export async function ownProject(request: FastifyRequest, { database }: Pick<AppParts, 'database'>): Promise<Owner> {
  const owner = ownerOf(request);
  if (!(await hasProject(database.db, owner))) throw projectNotFound();
  return { projectId: owner.id, userId: owner.userId };
}

/** What the project of `:id` has several of; a sample has none. Throws `not-found` as `ownProject` does. */
export async function listOfProject<T>(
  request: FastifyRequest<{ Params: { id: string } }>,
  parts: Pick<AppParts, 'database' | 'demo'>,
  list: (owner: Owner) => Promise<T[]>,
): Promise<T[]> {
  if (!isDemoCall(request)) return list(await ownProject(request, parts));
  if (!parts.demo.find(request.params.id)) throw projectNotFound();
  return [];
}
