import { type ComponentType, lazy, useState } from 'react'
import { importWhenOnline } from './import-when-online.ts'
import { onFirstInput } from './on-first-input.ts'

/**
 * A component whose code may be loaded before it is needed. Once the code is there, the component appears at once:
 * after a placeholder React waits 300 ms, and keys pressed meanwhile would go elsewhere.
 */
export const preloaded = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  const keep = async () => (loaded = await load())
  const Late = lazy(async () => ({ default: await importWhenOnline(keep) })) as ComponentType<Props>
  const View = (props: Props) => {
    // Chosen once: with another component in its place, what is typed in it would be lost.
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown {...props} />
  }
  return { View, preload: keep }
}

/** A component whose code is loaded with the first click or key on the page. */
export const loadedOnFirstInput = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const { View, preload } = preloaded(load)
  onFirstInput(preload)
  return View
}
