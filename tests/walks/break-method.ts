import type { Page } from '@playwright/test'

/** Methods of the browser that a page leans on, and that may fail. */
type Broken = { owner: 'History' | 'Storage' | 'TextEncoder' | 'WebSocket'; method: string }

/**
 * Puts a method of the browser out of order: the first time that it is called, with something that holds
 * `saying` where that is given.
 */
export const breakMethod = (page: Page, { owner, method }: Broken, saying = ''): Promise<void> =>
  page.evaluate(
    ([ownerName, name, text]) => {
      const { prototype } = (window as unknown as Record<string, { prototype: object }>)[ownerName]!
      // The router puts methods of its own on the one history that there is.
      const broken = (ownerName === 'History' ? history : prototype) as Record<
        string,
        (...given: unknown[]) => unknown
      >
      const own = broken[name]!
      broken[name] = function (this: unknown, ...given) {
        if (text !== '' && !String(given[0]).includes(text)) return own.apply(this, given)
        broken[name] = own
        throw new Error(`${name} does not work here.`)
      }
    },
    [owner, method, saying] as const,
  )
