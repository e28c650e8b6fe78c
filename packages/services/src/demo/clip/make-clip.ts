/**
 * Makes clip.webm, the film of the demo's videos: a pendulum, drawn and encoded in a browser. Run it after a change
 * of the drawing: `node packages/services/src/demo/clip/make-clip.ts [path of a Chromium]`
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { encodeFilm } from './encode-film.ts'
import { writeWebm } from './write-webm.ts'

const film = { width: 640, height: 360, framesPerSecond: 20, seconds: 30 }

const browser = await chromium.launch({
  ...(process.argv[2] && { executablePath: process.argv[2] }),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  // Browsers offer encoders on secure pages only. Localhost counts as secure, and no server needs to listen there.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>clip</title>' }),
  )
  await page.goto('http://localhost/')
  const frames = await page.evaluate(encodeFilm, film)
  await writeFile(new URL('clip.webm', import.meta.url), await writeWebm(film, frames))
} finally {
  await browser.close()
}
