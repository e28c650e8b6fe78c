import { rememberChoice, rememberedChoice } from '../../../ui/remembered-choice.ts'

/** The local storage key of whether the instructor folded the home. */
const storageKey = 'homeFolded'

/**
 * Whether the home is folded, as the instructor left it. Initially folded on a phone, where it would push the
 * list off the screen.
 */
export const readIsFolded = (): boolean => {
  const stored = rememberedChoice(storageKey)
  return stored === null ? matchMedia('(max-width: 767px)').matches : stored === 'true'
}

export const storeIsFolded = (isFolded: boolean): void => rememberChoice(storageKey, String(isFolded))
