import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The program that prints all drawings: scripts/client.py runs it after the page is built. */
export default defineConfig({
  plugins: [svelte({ emitCss: false })],
  publicDir: false,
  ssr: { noExternal: true }, // one program that needs no packages beside it
  build: { ssr: 'src/print.ts', outDir: '../build/print', emptyOutDir: true, target: 'node20' },
});
