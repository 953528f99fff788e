import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender.ts'

/** Development talks to the gateway of a running `npm start`; the build is what the gateway serves. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    plainImports(),
    preloadFonts(['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
    prerenderPages(),
    precompress()
  ],
  server: { proxy: { '/api': { target: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080', ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows fonts and images from files only, and no inline script.
    assetsInlineLimit: 0,
    // One style sheet: no page's code names it again.
    cssCodeSplit: false,
    // Each drawn page names its own files in its head; a list of every file of every page would weigh more than it saves.
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : [])
    },
    rolldownOptions: {
      output: {
        // What each page needs, in one file: apart, each of these few lines would cost more in its own.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules\/react-dom\/|src\/app\/(router\.tsx|providers\/)|src\/lib\/(form\/focus-invalid|page-meta|money|hooks\/(use-dialog-param|use-once))\.ts|get-services\.ts|ui\/(badge|paper\/(paper|sheet-mark)|fields\/(select-field|text-field))\.tsx|icons\/(check|plus)\./
            }
          ]
        },
        // The PDF worker ships as .mjs, a type some static servers do not know.
        assetFileNames: (asset) =>
          asset.names[0]?.endsWith('.mjs') ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]'
      }
    }
  }
})
