import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { law } from './plugins/law';
import { worker } from './plugins/worker';

const LOCALES = fileURLToPath(new URL('../src/honeymoon/locales/', import.meta.url));
const FILES = ['terms', 'sheet', 'errors', 'web', 'settings', 'aid', 'play', 'why', 'remote'];
/** What only the terminal says. */
const LEFT_OUT =
  /^(record|notation|option|error|expected|quota-contract|remote|help|rejoin|word-(quit|rules|why|yes|no|pause)|why(?!-(code|row))|play(?!-(pass|must|not-held|deal|opened|kept|rejected|took|refused|died|discarded|called|contract|chosen|trick|redealt|dummy-name|unreadable|no-|not-|last|table)))-/;

/** The sentences that Python reads too, one module a language: `virtual:texts/es`. */
function sentences(): Plugin {
  const name = 'virtual:texts/';
  return {
    name: 'sentences',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const folder = `${LOCALES}${id.slice(name.length + 1)}/`;
      const entries = FILES.flatMap((file) => {
        this.addWatchFile(`${folder}${file}.ftl`);
        return readFileSync(`${folder}${file}.ftl`, 'utf8').split(/\n(?=[a-z][\w-]* =)/);
      });
      const kept = entries.filter((entry) => /^[a-z]/.test(entry) && !LEFT_OUT.test(entry));
      return `export default ${JSON.stringify(kept.map((entry) => entry.replace(/\n(#.*|\s*)$/gm, '')).join('\n'))}`;
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sentences(), law(), worker()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/honeymoon/_web',
    emptyOutDir: true,
    target: 'es2022',
    // Everything but texts of other languages is needed at once.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/rules': 'http://127.0.0.1:8000', '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
}));
