import { accessibility } from './accessibility.ts';
import { audience } from './audience.ts';
import { builderFit } from './builder-fit.ts';
import { buttonTargets } from './button-targets.ts';
import { closing } from './closing.ts';
import { findingsCovered } from './findings-covered.ts';
import { functionsKept } from './functions-kept.ts';
import { givenTexts } from './given-texts.ts';
import { headData } from './head-data.ts';
import { languageAndLaw } from './language-and-law.ts';
import { length } from './length.ts';
import type { Lint } from './lint.ts';
import { look } from './look.ts';
import { noContradiction } from './no-contradiction.ts';
import { noInventedProof } from './no-invented-proof.ts';
import { oneGoal } from './one-goal.ts';
import { originalCopy } from './original-copy.ts';
import { proofCarriedOver } from './proof-carried-over.ts';
import { rightFacts } from './right-facts.ts';
import { saidOnce } from './said-once.ts';
import { sections } from './sections.ts';
import { speed } from './speed.ts';
import { technicalSeo } from './technical-seo.ts';
import { urls } from './urls.ts';
import { wholeSite } from './whole-site.ts';
import { xFactor } from './x-factor.ts';

/** All lints, in the order of the rubric's points. */
export const LINTS: readonly Lint[] = [
  rightFacts,
  noInventedProof,
  proofCarriedOver,
  oneGoal,
  audience,
  originalCopy,
  xFactor,
  wholeSite,
  urls,
  headData,
  findingsCovered,
  sections,
  look,
  accessibility,
  speed,
  builderFit,
  technicalSeo,
  functionsKept,
  languageAndLaw,
  closing,
  buttonTargets,
  givenTexts,
  noContradiction,
  saidOnce,
  length,
];
