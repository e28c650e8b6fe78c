import type sharpLibrary from 'sharp'

type Sharp = typeof sharpLibrary

let loading: Promise<Sharp> | undefined

/** The library for images, loaded with the first of them: it takes 28 MB and 80 ms of a start. */
export const loadSharp = (): Promise<Sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    // Every image is another one, so a cache of decoded ones would only use memory.
    sharp.cache(false)
    return sharp
  }))
