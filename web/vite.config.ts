/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8007';
const testing = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/septem/web/client', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  resolve: testing ? { conditions: ['browser'] } : {}, // Svelte's own choice in tests would be rendering on a server
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], unstubGlobals: true },
});
