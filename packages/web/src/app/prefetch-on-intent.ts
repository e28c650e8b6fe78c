import { readQuizAddress } from '../routes/quiz-address.ts'
import { loadQuizFrame } from './guarded-screen.tsx'
import { findScreen } from './screens.tsx'

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return
  const { screen, params } = findScreen(link.pathname)
  const isOfQuiz = readQuizAddress(screen.path, params, new URLSearchParams(link.search)) !== undefined
  // A failure is ignored here. The navigation loads the code again and reports the failure.
  Promise.all([screen.preload(), isOfQuiz && loadQuizFrame()]).catch(() => undefined)
}

/** Loads the code of a linked screen while the pointer is over its link or the link has the focus. */
export const prefetchOnIntent = (): void => {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch, { passive: true })
}
