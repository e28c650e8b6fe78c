import { limits } from '@quizwright/domain/limits.ts'
import { createAtom } from '@xstate/store-react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** An action offered by a toast, such as undo. */
export type ToastAction = { label: string; run: () => unknown }
/** `detail` is the reason, shown below the text. `times` counts equal toasts, which are merged into one. */
export type Toast = {
  id: number
  tone: ToastTone
  text: string
  detail: string | undefined
  action: ToastAction | undefined
  times: number
}

/** The visible toasts, newest first. */
const toasts = createAtom<readonly Toast[]>([])
let nextId = 1

const dismiss = (id: number): void => toasts.set((shown) => shown.filter((toast) => toast.id !== id))

const add = (tone: ToastTone) => (text: string, detail?: string, action?: ToastAction) => {
  // Toasts with actions are never merged, because each undoes something else.
  const equal = action
    ? undefined
    : toasts
        .get()
        .find((one) => !one.action && one.tone === tone && one.text === text && one.detail === detail)
  const times = (equal?.times ?? 0) + 1
  const others = toasts.get().filter((one) => one !== equal)
  const id = nextId++
  toasts.set([{ id, tone, text, detail, action, times }, ...others].slice(0, limits.toastsShown))
  return () => dismiss(id)
}

/**
 * Shows a toast. An equal one is merged with it, and beyond the limit the oldest is removed. Returns a
 * function that dismisses the toast.
 */
export const toast = {
  success: add('success'),
  error: add('error'),
  warning: add('warning'),
  info: add('info'),
}

export const toasterStore = {
  toasts,
  current: () => toasts.get(),
  dismiss,
  dismissText: (text: string) =>
    toasts.set((shown) => shown.filter((toast) => toast.text !== text && toast.detail !== text)),
}
