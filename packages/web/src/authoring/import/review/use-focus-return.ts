import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to a row when its repair ends and no other row opens. The focus would otherwise be lost
 * with the fields, and the dialog would give it to its first button. `opened` is the key of the open row.
 */
export const useFocusReturn = (
  opened: string | null | undefined,
  rowOf: (key: string) => HTMLElement | null,
): void => {
  const before = useRef<string | null>(null)
  const follow = useEffectEvent(() => {
    const left = before.current
    before.current = opened ?? null
    if (left !== null && before.current === null && document.activeElement === document.body)
      rowOf(left)?.focus()
  })
  // Before the dialog notices that the focus is lost.
  useLayoutEffect(() => follow(), [opened])
}
