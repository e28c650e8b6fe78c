import type sharpLibrary from 'sharp'

type Sharp = typeof sharpLibrary

let loading: Promise<Sharp> | undefined

/** Loads the image library with the first image, because it takes 28 MB of memory and 80 ms of the start. */
export const loadSharp = (): Promise<Sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    // Every image is different, so a cache of decoded images would only use memory.
    sharp.cache(false)
    // One image is decoded at a time, on one core, so that the others serve calls meanwhile.
    sharp.concurrency(1)
    return sharp
  }))
