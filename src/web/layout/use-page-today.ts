import { useQuery } from '@tanstack/react-query';
import type { Project } from '#contracts/project.ts';
import type { PageScreenshotKind } from '#contracts/screenshots.ts';
import { messageOf } from '../api/client.ts';
import { pageTodayQuery } from '../api/page-screenshots.ts';
import type { Shot } from '../ui/page-shot.tsx';

/** What the home page has: the whole page on a desktop, the first screen of a phone. */
const OF_HOME = { desktop: 'full', mobile: 'mobile' } as const;

type Wanted = { path: string; isHome: boolean; kind: PageScreenshotKind };

/** Today's screenshot of a page of the plan. One that is not there yet is taken now, in the background of the screen. */
export function usePageToday({ id, screenshots, isDemo = false }: Project, { path, isHome, kind }: Wanted): Shot {
  const ofHome = isHome ? screenshots?.find((shot) => shot.kind === OF_HOME[kind]) : undefined;
  const { data, error, isFetching, refetch } = useQuery({ ...pageTodayQuery(id, path, isDemo), enabled: ofHome === undefined });
  if (ofHome) return { kind: 'image', url: ofHome.url };
  const image = data?.images.find((shot) => shot.kind === kind);
  if (image) return { kind: 'image', url: image.url };
  if (isFetching) return { kind: 'loading', text: "Opening today's page for a screenshot..." };
  if (data && data.reason !== '') return { kind: 'none', reason: data.reason };
  return {
    kind: 'none',
    reason: messageOf(error, "Today's page could not be shown: the connection failed."),
    retry: () => void refetch(),
  };
}
