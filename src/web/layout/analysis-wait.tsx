import { useQuery } from '@tanstack/react-query';
import { PROGRESS_STEPS, STEP_WITHOUT_MODEL } from '#contracts/progress.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { AnalysisProgress } from '../api/analysis-progress.ts';
import { usageQuery } from '../api/usage.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import { CancelRun } from './cancel-run.tsx';
import { FirstLook } from './first-look.tsx';
import { NotifyButton } from './run-notice.tsx';

// Step 3 is the built-in analyst's alone where no model is set: the label must not claim one.
const BUILT_IN_STEPS = PROGRESS_STEPS.map((name, index) => (index === 2 ? STEP_WITHOUT_MODEL : name));

/** The progress of an analysis: its four steps, the first look and the pages as they arrive. */
export default function AnalysisWait({ url, projectId, progress }: { url: string; projectId: string | null; progress: AnalysisProgress }) {
  const { data: usage } = useQuery(usageQuery);
  const host = displayHost(url.includes('://') ? url : `https://${url}`);
  return (
    <ProgressSteps
      title={`Reading ${host}`}
      steps={usage?.model ? [...PROGRESS_STEPS] : BUILT_IN_STEPS}
      step={progress.step}
      isLive={progress.isLive}
      message={progress.message}
      note="This usually takes 10-15 seconds"
      count={{ read: progress.pagesRead, total: progress.pagesTotal }}
      action={
        projectId && (
          <>
            <CancelRun projectId={projectId} /> <NotifyButton />
          </>
        )
      }
      items={progress.pages.map((page) => ({ key: page.path, label: page.path, detail: page.title || 'Untitled', kind: page.type }))}
    >
      <FirstLook host={host} projectId={projectId} progress={progress} />
    </ProgressSteps>
  );
}
