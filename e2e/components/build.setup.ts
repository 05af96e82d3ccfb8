import { test } from '@playwright/test'
import { build } from 'vite'
import { galleryFolder, galleryRoot } from './gallery.ts'

test('the frames are built', async () => {
  await build({
    root: galleryRoot,
    configFile: false,
    logLevel: 'error',
    build: { outDir: galleryFolder, emptyOutDir: true, target: 'es2022', minify: false },
  })
})
