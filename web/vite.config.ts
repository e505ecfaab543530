import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Rulebooks are TOML files beside each game; the client imports them as data, one chunk a language. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (id.endsWith('.toml')) return { code: `export default ${JSON.stringify(parse(code))}`, map: null }
    }
  }
}

const server = process.env.REDTABLE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [toml(), svelte()],
  build: {
    target: 'es2022',
    outDir: process.env.REDTABLE_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }
  },
  // Scripts find each other wherever the site lies; its page says where that is.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  // The script of the worker lies with the runtime: only there may WebAssembly be compiled.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'offline/[name]-[hash].js' } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { include: ['src/**/*.test.ts'] }
})
