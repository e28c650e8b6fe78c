import { saidWhenRead } from '@quizwright/domain/language/say.ts'
import { useSyncExternalStore } from 'react'
import { rememberChoice, rememberedChoice } from '../../../ui/remembered-choice.ts'

/** The names of the buttons and of the item in the menu of a phone. */
export const previewNames = saidWhenRead({
  show: 'Preview the active question',
  hide: 'Hide the preview',
})

/** The local storage key of whether the instructor wants the preview beside the questions. */
const storageKey = 'editorPreview'
const listeners = new Set<() => void>()

const current = (): boolean => rememberedChoice(storageKey) === 'true'

export const showPreview = (shown: boolean): void => {
  rememberChoice(storageKey, String(shown))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the preview is shown, as the instructor left it. */
export const useIsPreviewShown = (): boolean => useSyncExternalStore(subscribe, current)
