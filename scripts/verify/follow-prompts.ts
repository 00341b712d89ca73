// Does what fix prompts ask for, from their words alone: a builder that follows orders to the letter. It knows the site it edits and can
// load files from the old one; it knows neither the brief nor what the site should look like.
import type { FixPrompt } from '#contracts/verification.ts';
import type { Follow, Work } from './builder-work.ts';
import { actionFollowers } from './follow-actions.ts';
import { imageFollowers } from './follow-images.ts';
import { pageFollowers } from './follow-pages.ts';
import { textFollowers } from './follow-texts.ts';
import { withAnswers } from './planted-problem.ts';
import type { Published, ReadFile } from './published-site.ts';
import { pointsOf } from './read-fix-prompt.ts';

const FOLLOWERS: Record<string, Follow> = { ...pageFollowers, ...actionFollowers, ...imageFollowers, ...textFollowers };

/** Follows every message on a copy of the site. `readOld` loads files of the old site. */
export function followPrompts(site: Published, prompts: readonly FixPrompt[], readOld: ReadFile): Published {
  const copy = withAnswers(site, {});
  const made: Work['made'] = new Set();
  for (const point of pointsOf(prompts)) FOLLOWERS[point.check]?.({ site: copy, point, readOld, made });
  return copy;
}
