/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { workerFiles } from './worker_files';

const server = 'http://127.0.0.1:8007';
const client = '../src/septem/web/client';
const testing = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: [svelte(), workerFiles(client)],
  build: {
    outDir: client,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') }, // its address must stay
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  resolve: testing ? { conditions: ['browser'] } : {}, // Svelte's own choice in tests would be rendering on a server
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], unstubGlobals: true },
});
