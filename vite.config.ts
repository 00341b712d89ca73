import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  css: {
    modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Fonts and images stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': API } },
});
