/** The service worker, with the names of the files that it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./worker.js', import.meta.url));
const PUBLIC = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

export function worker(): Plugin {
  return {
    name: 'worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
        const shell = ['/', ...PUBLIC, ...assets.map((name) => `/${name}`)];
        const source = readFileSync(SOURCE, 'utf8');
        const version = createHash('sha256').update(source + shell.join()).digest('hex').slice(0, 12);
        const filled = source.replace(/\/\* BUILT \*\/ .*;/, `${JSON.stringify({ version, shell })};`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled });
      },
    },
  };
}
