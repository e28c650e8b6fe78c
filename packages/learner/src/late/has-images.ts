import { read, write } from '../connection/stored-values.ts'

const key = 'learner.has-late-images'
let isKnown = false

/** Says whether images wait here to be sent, so that pages without any need not load what sends them. */
export const setHasImages = (has: boolean): void => {
  isKnown = has
  write(key, has || undefined)
}
export const hasImages = (): boolean => isKnown || read(key) === true
