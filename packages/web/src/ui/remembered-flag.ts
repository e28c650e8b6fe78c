import { createAtom, useAtom } from '@xstate/store-react'
import { rememberChoice, rememberedChoice } from './remembered-choice.ts'

/**
 * A yes or no that this browser remembers, and that changes everywhere on the page at once. `key` is the local storage
 * key.
 */
export const rememberedFlag = (key: string) => {
  const flag = createAtom(rememberedChoice(key) === 'true')
  return {
    set: (chosen: boolean): void => {
      rememberChoice(key, String(chosen))
      flag.set(chosen)
    },
    useIsSet: (): boolean => useAtom(flag),
  }
}
