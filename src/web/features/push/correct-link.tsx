import { Link } from 'react-router';
import type { Project } from '#contracts/project.ts';
import type { LintResult } from '#contracts/prompt.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { useStrategy } from '../../api/strategy.ts';
import { lintView } from '../../ui/report/lint.ts';
import { type Place, placeToCorrect } from './place-to-correct.ts';

const SCREENS: Partial<Record<Place['screen'], string>> = { analysis: 'the analysis', compose: 'the strategy' };

/** Gives for each note of the checks where the owner corrects what it is about; null where only the prompt has it. */
export function usePlacesToCorrect({ profile, promptLint }: Project): (result: LintResult) => Place | null {
  const { id, isDemo } = useProjectRoute();
  const { failed, weak } = lintView(promptLint ?? []);
  const strategy = useStrategy(id, isDemo, failed.length + weak.length > 0);
  return (result) => placeToCorrect(result, { strategy, profile });
}

/** Leads to the field or statement that a note of the checks is about. */
export function CorrectLink({ place: { screen, hash, name } }: { place: Place }) {
  const { id, isDemo } = useProjectRoute();
  return (
    <Link to={`${projectPath(screen, id, isDemo)}#${hash}`}>
      Correct it in {SCREENS[screen]}: {name}
    </Link>
  );
}
