import type { Plugin } from 'vite'

const file = '/react-dom/cjs/react-dom-client.production.js'
/** The errors that React throws internally as signals. It creates them once, while its script is evaluated. */
const signal = /\b((?:Suspense\w*|SelectiveHydration|HydrationMismatch)Exception) = Error\((\w+\(\d+\))\)/g
const signals = 5

/**
 * Removes the stacks of React's internal signals, which nobody reads. To record them, V8 parses the script that is
 * being evaluated a second time: that was half of the longest task when any screen opens (docs/decisions/052).
 */
export const signalsWithoutStacks = (): Plugin => ({
  name: 'signals-without-stacks',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(file)) return undefined
    const found = code.match(signal)?.length ?? 0
    if (found !== signals) throw new Error(`React makes ${found} signals, and ${signals} are known.`)
    return { code: code.replace(signal, '$1 = { __proto__: Error.prototype, message: $2 }'), map: null }
  },
})
