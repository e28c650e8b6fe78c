import { rememberChoice, rememberedChoice } from '../../../ui/remembered-choice.ts'

/** The local storage key of whether the instructor collapsed the home. */
const storageKey = 'homeFolded'

/**
 * Whether the home is collapsed, as the instructor left it. Initially collapsed where it would push the list off the
 * screen: on phones, tablets and small laptops.
 */
export const readIsCollapsed = (): boolean => {
  const stored = rememberedChoice(storageKey)
  return stored === null ? matchMedia('(max-width: 1279px), (max-height: 849px)').matches : stored === 'true'
}

export const storeIsCollapsed = (isCollapsed: boolean): void =>
  rememberChoice(storageKey, String(isCollapsed))
