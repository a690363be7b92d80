import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
export default defineConfig({
  root: '/work/main/src/preview', base: './', publicDir: '/work/main/public', cacheDir: '/tmp/preview-cache',
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), tailwindcss()],
  build: { outDir: '/tmp/preview-dist', emptyOutDir: true, target: 'es2022', minify: true },
});
