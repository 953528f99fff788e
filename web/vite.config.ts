import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender.ts'

/** Development talks to the gateway of a running `npm start`; the build is what the gateway serves. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The PDF worker ships as .mjs, a type some static servers do not know.
        assetFileNames: (asset) =>
          asset.names[0]?.endsWith('.mjs') ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]'
      }
    }
  }
})
