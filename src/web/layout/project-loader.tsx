import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Project } from '#contracts/project.ts';
import { hasStatus, messageOf } from '../api/client.ts';
import { type ProjectScreen, projectPath, useProjectRoute } from '../api/project-paths.ts';
import { projectQuery } from '../api/projects.ts';
import { NavButton } from '../ui/nav-button.tsx';
import { DocumentSkeleton } from '../ui/skeleton.tsx';
import { LoadingLine, StateBlock } from '../ui/states.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

/** Loads the project of the route; renders loading, not found and failed, and passes the project on. */
export function ProjectLoader({ loading, children }: { loading: string; children: (project: Project) => ReactNode }) {
  const { id, isDemo } = useProjectRoute();
  const { data: project, error, isPending, refetch } = useQuery(projectQuery(id, isDemo));

  if (isPending)
    return (
      <>
        <LoadingLine>{loading}</LoadingLine>
        <DocumentSkeleton />
      </>
    );
  if (project) return children(project);
  if (hasStatus(error, 404) || hasStatus(error, 403)) {
    return (
      <StateBlock level={1} title="Project Not Found" actions={<NavButton to="/">Go Back Home</NavButton>}>
        There is no project at this address, or it belongs to another account.
      </StateBlock>
    );
  }
  return (
    <StateBlock
      level={1}
      tone="error"
      title="The project could not be loaded"
      actions={
        <>
          <Button onClick={() => void refetch()}>Try again</Button>
          <NavButton to="/" variant="default">
            Go Back Home
          </NavButton>
        </>
      }
    >
      {messageOf(error, 'Nothing is lost. Please check your connection and try again.')}
    </StateBlock>
  );
}

type NotYetProps = { title: string; to: ProjectScreen; action: string; children: ReactNode };

/** In place of a screen that needs what an earlier one makes: what is missing, and the way there. */
export function NotYet({ title, to, action, children }: NotYetProps) {
  const { id, isDemo } = useProjectRoute();
  usePageTitle(title[0] + title.slice(1).toLowerCase());
  return (
    <StateBlock level={1} title={title} actions={<NavButton to={projectPath(to, id, isDemo)}>{action}</NavButton>}>
      {children}
    </StateBlock>
  );
}
