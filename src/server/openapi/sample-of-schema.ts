/** What we touch of a JSON schema. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  minItems?: number;
  pattern?: string;
  format?: string;
};
type Schemas = Readonly<Record<string, JsonSchema>>;

/** Values that a reader recognizes, by the name of the property. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: '0197a6f4-2c1e-7d3a-9b44-5f1c2d3e4a5b',
  userId: '0197a6f0-11aa-7b22-8c33-4d4455667788',
  projectId: '0197a6f4-2c1e-7d3a-9b44-5f1c2d3e4a5b',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '+44 20 7946 0000',
  url: 'https://harbour-bakery.example/',
  path: '/',
  page: '/',
  month: '2026-11',
  day: '2026-11-20',
  name: 'Harbour Bakery',
  title: 'Harbour Bakery',
  projectName: 'Harbour Bakery relaunch',
  business_name: 'Harbour Bakery',
  industry: 'Bakery and patisserie',
  before: '£38',
  after: '£42',
  what: 'Price of Birthday cakes',
  message: 'Read /breads',
  key: 'sitebrief_pX0c3V9rT1uJ8sKq2LwE5yBn7mAfGhDzRi4oQvUtYxC',
  start: 'sitebrief_pX0c3',
};
const MOMENT = '2026-11-20T09:30:00.000Z';
const isMoment = (name: string) => name === 'at' || name.endsWith('At') || name === 'moment';
/** Deeper lists are empty, so that the sample of a whole project stays readable. */
const MAX_DEPTH = 5;

/**
 * A value that a schema allows, with words a reader recognizes. Optional properties of the first level are part of it, deeper ones are left out.
 * `named`: the schemas that `$ref` names.
 */
export function sampleOf(schema: JsonSchema, named: Schemas, name = '', depth = 0): unknown {
  if (schema.$ref) {
    const target = named[schema.$ref.split('/').at(-1) ?? ''];
    return target ? sampleOf(target, named, name, depth) : null;
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = [schema.anyOf, schema.oneOf].filter((one) => one !== undefined);
  if (choice) return sampleOf(firstOf(choice, depth), named, name, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, named, name, depth)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) return objectOf(schema, named, depth);
  if (type === 'array') return listOf(schema, named, name, depth);
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 0) || (name === 'score' ? 84 : 1);
  return type === 'boolean' ? true : null;
}

const isNull = ({ type }: JsonSchema) => type === 'null';
/** Deep down nothing is the shortest sample. */
const firstOf = (choice: JsonSchema[], depth: number): JsonSchema =>
  (depth >= MAX_DEPTH ? choice.find(isNull) : undefined) ?? choice.find((one) => !isNull(one)) ?? {};

function objectOf({ properties = {}, required = [] }: JsonSchema, named: Schemas, depth: number): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([key]) => depth === 0 || required.includes(key));
  return Object.fromEntries(shown.map(([key, value]) => [key, sampleOf(value, named, key, depth + 1)]));
}

function listOf({ items, minItems = 0 }: JsonSchema, named: Schemas, name: string, depth: number): unknown[] {
  return items && (depth < MAX_DEPTH || minItems > 0) ? [sampleOf(items, named, name, depth + 1)] : [];
}

function textOf({ format, pattern }: JsonSchema, name: string): string {
  const known = BY_NAME[name];
  if (typeof known === 'string') return known;
  if (format === 'date-time' || isMoment(name)) return MOMENT;
  if (format === 'uri' || name.toLowerCase().endsWith('url')) return 'https://harbour-bakery.example/';
  if (format === 'email') return 'ada@example.com';
  const isAllowed = (text: string) => pattern === undefined || new RegExp(pattern).test(text);
  // Places in a list, for example.
  return !isAllowed('text') && isAllowed('0') ? '0' : 'text';
}
