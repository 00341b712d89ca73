// The blueprint of a brief as a builder publishes it that follows every fix prompt.
import type { Brief, Verification } from '#contracts/verification.ts';
import { followPrompts } from './follow-prompts.ts';
import { type Published, publish, type ReadFile } from './published-site.ts';

const ROUNDS = 3;

/** Publishes the blueprint and follows its fix prompts until nothing is red, three times at most. */
export async function cleanCopy(
  { brief, readFile }: { brief: Brief; readFile: ReadFile },
  check: (site: Published) => Promise<Verification>,
): Promise<Published> {
  let site = publish(brief, readFile);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { verdict, fixPrompts } = await check(site);
    if (verdict !== 'red') break;
    site = followPrompts(site, fixPrompts, readFile);
  }
  return site;
}
