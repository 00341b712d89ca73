/** One problem as the validator reports it. */
export type Problem = { keyword: string; instancePath: string; message?: string | undefined; params: Record<string, unknown> };

const list = (values: unknown) => (Array.isArray(values) ? values.map(String).join(', ') : '');

/**
 * One problem of a request as a sentence for people. Messages from our own schemas pass unchanged; the validator's generic ones (they start
 * with a known phrase) become plain sentences with the field's name.
 */
export function validationMessage(problem: Problem, context: string): string {
  const { keyword, params } = problem;
  const message = problem.message ?? '';
  const field = problem.instancePath.split('/').filter(Boolean).join('.');
  const name = field === '' ? `The ${context}` : `"${field.slice(0, 60)}"`;
  if (keyword === 'unrecognized_keys') return `Unknown field: ${list(params.keys).slice(0, 100)}.`;
  if (keyword === 'invalid_type' && message.startsWith('Invalid input')) {
    if (field === '' && (message.endsWith('received undefined') || message.endsWith('received null')))
      return `The ${context} is missing: send it as JSON.`;
    if (message.endsWith('received undefined')) return `${name} is missing.`;
    return `${name} must be of type ${String(params.expected)}.`;
  }
  if (keyword === 'invalid_value' && message.startsWith('Invalid')) return `${name} must be one of: ${list(params.values)}.`;
  const isNumber = params.origin === 'number' || params.origin === 'int';
  if (keyword === 'too_big' && isNumber) return `${name} must be at most ${String(params.maximum)}.`;
  if (keyword === 'too_small' && isNumber) return `${name} must be at least ${String(params.minimum)}.`;
  if (keyword === 'too_big' && message.startsWith('Too big')) return `${name} is too long: at most ${String(params.maximum)}.`;
  if (keyword === 'too_small' && message.startsWith('Too small')) return `${name} is too short: at least ${String(params.minimum)}.`;
  if (message === '' || message.startsWith('Invalid')) return `${name} can't be used.`;
  return message;
}
