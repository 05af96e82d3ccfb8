import { test } from '@playwright/test'
import { build } from 'vite'
import { antdStyles } from '../../web/antd-styles.ts'
import { galleryFolder, galleryRoot } from './gallery.ts'

test('the frames are built', async () => {
  await build({
    root: galleryRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [antdStyles()],
    build: { outDir: galleryFolder, emptyOutDir: true, target: 'es2022', minify: false },
  })
})
