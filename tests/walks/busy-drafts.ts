import type { Page } from '@playwright/test'

/** Keeps the database of drafts busy as long as the page is open, so that writes have to wait. */
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
