import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { toast, toasterStore } from '../feedback/toaster-store.ts'

const showOfflineToast = () => {
  const isSaid = toasterStore
    .current()
    .some(({ text, detail }) => [text, detail].includes(unreachableTexts.offline))
  if (!isSaid) toast.error(unreachableTexts.offline)
}

/** Code of the page did not come although there is a connection. The same page does not ask for it again. */
export class CodeMissing extends Error {}

/**
 * Loads a module, and without a connection shows a toast and waits until there is one. For `React.lazy`, which
 * otherwise remembers a failure until the page is reloaded. Rejects with `CodeMissing`.
 */
export const importWhenOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw new CodeMissing('Code of the page could not be loaded.', { cause: error })
    showOfflineToast()
    await new Promise((online) => addEventListener('online', online, { once: true }))
    return load()
  }
}
