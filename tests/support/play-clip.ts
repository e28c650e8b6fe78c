import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@playwright/test'

const clip = readFileSync(join(import.meta.dirname, '../../packages/services/src/demo/clip/clip.webm'))

/** Serves ranges of a video of 30 seconds, as a player that seeks requests them. */
export const playClip = (route: Route): Promise<void> => {
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? []
  const [first, last] = [Number(from ?? 0), to ? Number(to) : clip.length - 1]
  const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes ${first}-${last}/${clip.length}` }
  return route.fulfill({
    status: 206,
    contentType: 'video/webm',
    headers,
    body: clip.subarray(first, last + 1),
  })
}
