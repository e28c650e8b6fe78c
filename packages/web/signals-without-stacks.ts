import type { Plugin } from 'vite'

const file = '/react-dom/cjs/react-dom-client.production.js'
/** What React throws to itself, made once while its script is evaluated. */
const signal = /\b((?:Suspense\w*|SelectiveHydration|HydrationMismatch)Exception) = Error\((\w+\(\d+\))\)/g
const signals = 5

/**
 * Gives React's signals to itself no stack, which nobody reads. To know where they are made, V8 reads the whole script
 * again that is being evaluated: that took half of the longest task of opening any screen.
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
