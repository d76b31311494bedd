/** Gives the service worker the list of the page's files, and a version that changes with any of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';
const NOT_KEPT = /\.woff$|^preview-|^worker\.js$/; // old browsers, other programs, and the worker itself

export function workerFiles(folder: string): Plugin {
  return {
    name: 'worker-files',
    apply: 'build',
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
        .filter((name) => !NOT_KEPT.test(name))
        .sort();
      const made = createHash('sha256');
      for (const name of names) made.update(name).update(readFileSync(join(folder, name)));
      const code = readFileSync(join(folder, WORKER));
      const version = made.update(code).digest('hex').slice(0, 16);
      const files = JSON.stringify(names.map((name) => `/${name}`));
      writeFileSync(join(folder, WORKER), `const VERSION='${version}',FILES=${files};\n${code}`);
    },
  };
}
