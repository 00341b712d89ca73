import type { ProjectListItem } from '#contracts/project.ts';
import { statusBadge } from '#contracts/project-status.ts';
import { Badge } from '../ui/badge.tsx';

/** The state of a listed project, and whether its texts are older than what they were made from. */
export function ProjectBadges({ project: { status, outdated } }: { project: Pick<ProjectListItem, 'status' | 'outdated'> }) {
  const { label, tone } = statusBadge(status);
  const texts = [outdated?.strategy && 'strategy', outdated?.prompt && 'prompt'].filter(Boolean);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {texts.length > 0 && (
        <Badge tone="old">
          <span>
            Out of date<span className="visually-hidden">: {texts.join(' and ')}</span>
          </span>
        </Badge>
      )}
    </>
  );
}
