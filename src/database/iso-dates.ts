type IsoDates<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key] };

/** A row with its dates as ISO 8601 texts, as the API sends them. */
export function withIsoDates<Row extends object>(row: Row): IsoDates<Row> {
  const fields = Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(fields) as IsoDates<Row>;
}
