import { rememberChoice, rememberedChoice } from '../../../ui/remembered-choice.ts'

/** The local storage key of whether the instructor folded the home. */
const storageKey = 'homeFolded'

/**
 * Whether the home is folded, as the instructor left it. Initially folded where it would push the list off the screen:
 * on phones, tablets and small laptops.
 */
export const readIsFolded = (): boolean => {
  const stored = rememberedChoice(storageKey)
  return stored === null ? matchMedia('(max-width: 1279px), (max-height: 849px)').matches : stored === 'true'
}

export const storeIsFolded = (isFolded: boolean): void => rememberChoice(storageKey, String(isFolded))
