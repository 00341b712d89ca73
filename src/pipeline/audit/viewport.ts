/** Values of a viewport meta tag by name, both in lower case: `width=device-width, initial-scale=1`. */
export function readViewport(content: string): Map<string, string> {
  const parts = content.toLowerCase().replaceAll(';', ',').split(',');
  return new Map(parts.map((part) => part.split('=').map((side) => side.trim())).map(([name = '', value = '']) => [name, value]));
}
