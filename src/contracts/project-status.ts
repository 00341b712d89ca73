/** Statuses of a project, apart from their schema (`project.ts`): what only reads them starts without loading zod. */
export const PROJECT_STATUSES = [
  'draft',
  'analyzing',
  'analyzed',
  'composing',
  'composed',
  'choosing_designer',
  'designer_chosen',
  'pushing',
  'completed',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Statuses of an idle project; the others only last while a job runs. */
export const STABLE_STATUSES = ['draft', 'analyzed', 'composed', 'completed'] as const;
export type StableStatus = (typeof STABLE_STATUSES)[number];

/** What happens to a project. */
export type ProjectEvent =
  | 'analysis-started'
  | 'analysis-done'
  | 'optimizer-started'
  | 'optimizer-done'
  | 'prompt-started'
  | 'prompt-done'
  | 'export-started'
  | 'saved'
  | 'exported';

const NEXT: Record<ProjectEvent, ProjectStatus> = {
  'analysis-started': 'analyzing',
  'analysis-done': 'analyzed',
  'optimizer-started': 'composing',
  'optimizer-done': 'analyzed',
  'prompt-started': 'choosing_designer',
  'prompt-done': 'composed',
  'export-started': 'pushing',
  saved: 'completed',
  exported: 'completed',
};

/** The status after an event. */
export function statusAfter(event: ProjectEvent): ProjectStatus {
  return NEXT[event];
}

/** Whether a job is processing the project. */
export function isRunning(status: ProjectStatus): boolean {
  return status === 'analyzing' || status === 'composing' || status === 'choosing_designer' || status === 'pushing';
}

/** `designer_chosen` only exists in older data and means `composed`; running statuses fall back to `before`. */
export function stableStatus(status: ProjectStatus, before: StableStatus): StableStatus {
  if (status === 'designer_chosen') return 'composed';
  return isRunning(status) ? before : (status as StableStatus);
}

/** Path that Open and Continue lead to. */
export function continueTarget(status: ProjectStatus): 'restart' | 'compose' | 'push' | 'analysis' {
  if (status === 'completed') return 'restart';
  if (status === 'analyzed') return 'compose';
  if (status === 'composed' || status === 'designer_chosen') return 'push';
  return 'analysis';
}

/** Badge text and color role. */
export function statusBadge(status: string): { label: string; tone: 'done' | 'active' | 'plain' } {
  if (status === 'completed') return { label: 'Completed', tone: 'done' };
  if (status === 'draft') return { label: 'Draft', tone: 'plain' };
  if (status === 'analyzed' || status === 'composed') return { label: 'In Progress', tone: 'active' };
  return { label: status, tone: 'plain' };
}
