import { readQuizAddress } from '../routes/quiz-address.ts'
import { loadQuizFrame } from './guarded-screen.tsx'
import { findScreen } from './screens.tsx'

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return
  const { screen, params } = findScreen(link.pathname)
  const isOfQuiz = readQuizAddress(screen.path, params, new URLSearchParams(link.search)) !== undefined
  // What fails is loaded again, and told, when somebody goes there.
  Promise.all([screen.preload(), isOfQuiz && loadQuizFrame()]).catch(() => undefined)
}

/** Loads the code of the screen that a link leads to while a pointer is over it, or it has the focus. */
export const prefetchOnIntent = (): void => {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch, { passive: true })
}
