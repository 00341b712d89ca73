import { BUILDER_IDS } from '#contracts/builder-ids.ts';
import type * as project from '#contracts/project.ts';
import { PROJECT_STATUSES } from '#contracts/project-status.ts';
import { ROLES, TIERS } from '#contracts/roles.ts';
import type * as usage from '#contracts/usage.ts';
import type * as user from '#contracts/user.ts';

// Checks of answers for the first screen, which must not wait for the schema library. The types tie each to its contract: a field
// that the contract gains or changes does not compile here.
type Guard<T> = (value: unknown) => value is T;

const isText: Guard<string> = (value) => typeof value === 'string';
const isNumber: Guard<number> = (value) => typeof value === 'number';
const isYesOrNo: Guard<boolean> = (value) => typeof value === 'boolean';

const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

const oneOf =
  <T extends string>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

const objectOf =
  <T>(fields: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard((value as Record<string, unknown>)[name]));

/** A guard in the form of a schema, for `request`. */
const answer = <T>(guard: Guard<T>) => ({
  safeParse: (body: unknown) =>
    guard(body) ? { success: true as const, data: body } : { success: false as const, error: new Error('Not as the contract has it.') },
});

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
