import { z } from 'zod';
import type { ApiKey, ApiScope } from '#contracts/api-keys.ts';

/** What a key needs to call each tool at all. A strategy or prompt that has to be written first also needs `write`. */
const TOOL_SCOPES: Readonly<Record<string, readonly ApiScope[]>> = {
  analyze_site: ['analyze', 'read'],
  get_brief: ['read'],
  answer_questions: ['write', 'read'],
  get_strategy: ['read'],
  get_prompt: ['read'],
  get_blueprint: ['read'],
  verify_site: ['analyze', 'read'],
};

const ToolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) });
const Reading = z.object({ method: z.enum(['resources/read', 'resources/list']) });

/** The scope that a key lacks for a message; null where nothing is missing. A tool that is not known is answered by the protocol. */
export function missingToolScope(message: unknown, key: ApiKey): ApiScope | null {
  const call = ToolCall.safeParse(message);
  const needed = call.success ? (TOOL_SCOPES[call.data.params.name] ?? []) : Reading.safeParse(message).success ? (['read'] as const) : [];
  return needed.find((scope) => !key.scopes.includes(scope)) ?? null;
}
