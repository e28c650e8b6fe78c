import type { Page } from '@playwright/test'

/** Browser methods that the page uses and that may fail. */
type Broken = { owner: 'History' | 'Storage' | 'TextEncoder' | 'WebSocket'; method: string }

/**
 * Makes a browser method throw once: at its next call or, with `saying`, at its next call with an argument
 * that contains this text.
 */
export const breakMethod = (page: Page, { owner, method }: Broken, saying = ''): Promise<void> =>
  page.evaluate(
    ([ownerName, name, text]) => {
      const { prototype } = (window as unknown as Record<string, { prototype: object }>)[ownerName]!
      // The router overrides methods on the history object itself.
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
