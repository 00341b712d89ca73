import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://127.0.0.1:3000';

const JSON_SCHEMA = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** Zod can write JSON Schema, which the browser never asks for: left out, the first load is 5 kB smaller. */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    transform(code, id) {
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return [
        "const refuse = () => { throw new Error('JSON Schema is not part of the web app.'); };",
        ...names.map((name) => `export const ${name} = ${name?.startsWith('create') ? '() => refuse' : 'refuse'};`),
        ...(names.includes('processSchema') ? ['export { processSchema as process };'] : []),
      ].join('\n');
    },
  };
}

export default defineConfig({
  root: 'src/web',
  plugins: [react(), withoutJsonSchema()],
  css: {
    modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Fonts and images stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for what every screen starts with, and one for the dashboard with the parts it shares with others: as some forty files of
    // a few hundred bytes, which are sent uncompressed, the first load was 20 kB larger.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'dashboard', test: /features\/dashboard\/dashboard-page\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API } },
});
