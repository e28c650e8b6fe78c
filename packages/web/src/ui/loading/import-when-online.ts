import { noAnswerTexts } from '@quizwright/contracts/http/no-answer.ts'
import { toast, toasterStore } from '../feedback/toaster-store.ts'

const sayOffline = () => {
  if (!toasterStore.current().some(({ text }) => text === noAnswerTexts.offline))
    toast.error(noAnswerTexts.offline)
}

/**
 * Fetches a part of the page's code as soon as that can be done: who has no connection is told so, and the
 * part appears when there is one again. For `lazy`, which would remember a failure for as long as the page
 * stands.
 */
export const importWhenOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    sayOffline()
    await new Promise((online) => addEventListener('online', online, { once: true }))
    return load()
  }
}
