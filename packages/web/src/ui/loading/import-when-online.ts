import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { toast, toasterStore } from '../feedback/toaster-store.ts'

const showOfflineToast = () => {
  if (!toasterStore.current().some(({ text }) => text === unreachableTexts.offline))
    toast.error(unreachableTexts.offline)
}

/**
 * Loads a module. Without a connection, shows a toast and waits until there is one. For `React.lazy`, which
 * would otherwise remember the failure until the page is reloaded.
 */
export const importWhenOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    showOfflineToast()
    await new Promise((online) => addEventListener('online', online, { once: true }))
    return load()
  }
}
