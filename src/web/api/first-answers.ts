import { BUILDER_IDS } from '#contracts/builder-ids.ts';
import type * as project from '#contracts/project.ts';
import { PROJECT_STATUSES } from '#contracts/project-status.ts';
import { ROLES, TIERS } from '#contracts/roles.ts';
import type * as usage from '#contracts/usage.ts';
import type * as user from '#contracts/user.ts';
import { answer, isNumber, isText, isYesOrNo, listOf, objectOf, oneOf, optional, orNull } from './guards.ts';

/** `User` of the contracts. */
export const User = answer(
  objectOf<user.User>({
    id: isText,
    email: isText,
    firstName: isText,
    lastName: isText,
    phoneNumber: isText,
    profileImageUrl: orNull(isText),
    role: oneOf(ROLES),
    tier: oneOf(TIERS),
    permissions: listOf(isText),
    isActive: isYesOrNo,
    createdAt: isText,
  }),
);

/** `AnalyzeAnswer` of the contracts. */
export const AnalyzeAnswer = answer(objectOf<project.AnalyzeAnswer>({ projectId: isText }));

/** `ProjectList` of the contracts. */
export const ProjectList = answer(
  listOf(
    objectOf<project.ProjectListItem>({
      id: isText,
      userId: isText,
      url: isText,
      status: oneOf(PROJECT_STATUSES),
      analysisSummary: orNull(isText),
      optimizerOutput: orNull(isText),
      lovablePrompt: orNull(isText),
      chosenBuilder: orNull(isText),
      selectedDesigner: orNull(oneOf(BUILDER_IDS)),
      customPrompt: orNull(isText),
      designerPrompt: orNull(isText),
      optimizerPromptFile: orNull(isText),
      designerPromptFile: orNull(isText),
      projectName: orNull(isText),
      tags: optional(listOf(isText)),
      archivedAt: optional(orNull(isText)),
      analysisError: orNull(isText),
      createdAt: isText,
      updatedAt: isText,
      outdated: optional(objectOf({ strategy: isYesOrNo, prompt: isYesOrNo })),
      exported: optional(orNull(objectOf({ count: isNumber, builderName: isText, link: orNull(isText), at: isText }))),
    }),
  ),
);

const modelUse = { inputTokens: isNumber, outputTokens: isNumber, costUsd: orNull(isNumber) };

/** `Usage` of the contracts. */
export const Usage = answer(
  objectOf<usage.Usage>({
    month: isText,
    analyses: objectOf({ used: isNumber, limit: orNull(isNumber) }),
    prompts: isNumber,
    exports: isNumber,
    aiCostUsd: optional(isNumber),
    pages: optional(objectOf({ default: isNumber, max: isNumber })),
    model: optional(
      objectOf<usage.ModelEstimate>({
        name: isText,
        ...modelUse,
        strategy: optional(objectOf(modelUse)),
        review: optional(objectOf(modelUse)),
      }),
    ),
  }),
);
