import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8007';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/septem/web/client', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
});
