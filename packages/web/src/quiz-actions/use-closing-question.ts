import { type ReactNode, useCallback, useRef, useState } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import type { Closing } from './ask-before-closing.tsx'

const load = () => import('./ask-before-closing.tsx')

/**
 * Asks before quizzes are unpublished or archived while students are taking them; otherwise the action runs at once.
 * `question` is to be rendered.
 */
export const useClosingQuestion = () => {
  const [question, show] = useState<ReactNode>()
  const isReading = useRef(false)
  const askFirst = useCallback(async (closing: Closing) => {
    if (isReading.current) return
    isReading.current = true
    try {
      const { askBeforeClosing } = await importWhenOnline(load)
      await askBeforeClosing(closing, show)
    } finally {
      isReading.current = false
    }
  }, [])
  return { askFirst, question }
}
