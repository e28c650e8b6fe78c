import type { Page } from '@playwright/test'

/**
 * Keeps the database of drafts at work for as long as the page is open: whoever wants to write in it waits.
 */
export const busyDrafts = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quizwright-drafts')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const rows = opening.result
            .transaction(['drafts', 'changes', 'orders'], 'readwrite')
            .objectStore('drafts')
          const ask = () => {
            rows.count().onsuccess = ask
          }
          ask()
          resolve()
        }
      }),
  )
