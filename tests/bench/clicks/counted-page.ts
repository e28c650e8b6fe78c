import type { Page } from '@playwright/test'

/** What a user did: clicks or taps, keys, and the fields that were typed into. */
export type Counts = { clicks: number; keys: number; fields: Set<string> }

/** Reports clicks, keys and fields to the bench at once, so that a reload loses nothing. */
const noteInPage = (): void => {
  const say = (note: { click?: boolean; key?: boolean; field?: string }) =>
    void (globalThis as unknown as { noteUse: (use: typeof note) => void }).noteUse(note)
  const nameOf = (field: Element): string => {
    const labels =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null
    return field.getAttribute('aria-label') ?? labels?.[0]?.textContent?.trim() ?? field.id
  }
  addEventListener('pointerdown', (event) => event.isTrusted && say({ click: true }), true)
  addEventListener('keydown', (event) => event.isTrusted && say({ key: true }), true)
  addEventListener(
    'input',
    ({ target }) => {
      const isTyped =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type))
      if (isTyped) say({ field: nameOf(target) })
    },
    true,
  )
}

/** Counts what is done on a page from now on. */
export const countOn = async (page: Page): Promise<Counts> => {
  const counts: Counts = { clicks: 0, keys: 0, fields: new Set() }
  await page.exposeFunction('noteUse', (use: { click?: boolean; key?: boolean; field?: string }) => {
    if (use.click) counts.clicks += 1
    if (use.key) counts.keys += 1
    if (use.field) counts.fields.add(use.field)
  })
  await page.addInitScript(noteInPage)
  return counts
}
