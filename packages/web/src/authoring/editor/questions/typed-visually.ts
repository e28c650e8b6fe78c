import { rememberChoice, rememberedChoice } from '../../../ui/remembered-choice.ts'

/** The local storage key of how the author types equations. */
const storageKey = 'equationsTyped'
const asTex = 'as TeX'

/** Whether a new equation begins with the visual field, as it does until the author chooses TeX. */
export const typesVisually = (): boolean => rememberedChoice(storageKey) !== asTex

export const rememberTyping = (isVisual: boolean): void =>
  rememberChoice(storageKey, isVisual ? 'visually' : asTex)
