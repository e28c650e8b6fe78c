import { useEffect, useEffectEvent } from 'react'
import type { AroundNavHandler } from 'wouter'

/*
 * Back closes the open dialog instead of leaving the page under it. It cannot be cancelled, so while a dialog is open a
 * spare history entry with the same address is there for it to consume. The entry is removed when the dialog closes,
 * and replaced by a navigation that begins in the dialog.
 */

/** What Back does for each open dialog, the topmost last. */
const opened: (() => void)[] = []
/** Navigations that wait until the spare entry is removed, which takes the browser a moment. */
let waiting: (() => void)[] = []
let isReturning = false
let isScheduled = false
let isReloading = false

const isSpare = (): boolean => (history.state as { spare?: true } | null)?.spare === true

const settle = (): void => {
  isScheduled = false
  if (isReturning || isReloading) return
  if (opened.length > 0 && !isSpare())
    history.pushState({ ...(history.state as object | null), spare: true }, '')
  if (opened.length === 0 && isSpare()) {
    isReturning = true
    history.back()
  }
}

/** In a later task, because one dialog may follow another. */
const settleLater = (): void => {
  if (isScheduled) return
  isScheduled = true
  setTimeout(settle)
}

const onPopState = (): void => {
  if (isReturning) {
    isReturning = false
    const navigations = waiting
    waiting = []
    for (const navigate of navigations) navigate()
  } else if (!isSpare()) opened.at(-1)?.()
  settleLater()
}

/** Calls `onBack` instead of leaving the page, while the component is mounted. */
export const useBack = (onBack: () => void): void => {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const one = () => back()
    if (opened.length === 0) addEventListener('popstate', onPopState)
    opened.push(one)
    settleLater()
    return () => {
      opened.splice(opened.indexOf(one), 1)
      settleLater()
    }
  }, [])
}

/** A navigation from a dialog replaces the spare entry, so that Back leads to the page with the dialog. */
export const replaceSpare: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, isSpare() ? { ...options, replace: true } : options)
  if (isReturning) waiting.push(go)
  else go()
}

/** Reloads the page. The spare entry is removed before, because Back would cancel the loading. */
export const reloadPage = (): void => {
  const reload = (): void => {
    isReloading = true
    location.reload()
  }
  if (!isReturning && !isSpare()) return reload()
  waiting.push(reload)
  if (isReturning) return
  isReturning = true
  history.back()
}
