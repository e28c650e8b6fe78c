import { limits } from '@quizwright/domain/limits.ts'

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
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const update = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const dismiss = (id: number): void => update(toasts.filter((toast) => toast.id !== id))

const add = (tone: ToastTone) => (text: string, detail?: string, action?: ToastAction) => {
  // Toasts with actions are never merged, because each undoes something else.
  const equal = action
    ? undefined
    : toasts.find((one) => !one.action && one.tone === tone && one.text === text && one.detail === detail)
  const times = (equal?.times ?? 0) + 1
  const others = toasts.filter((one) => one !== equal)
  const id = nextId++
  update([{ id, tone, text, detail, action, times }, ...others].slice(0, limits.toastsShown))
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
  current: () => toasts,
  dismiss,
  dismissText: (text: string) =>
    update(toasts.filter((toast) => toast.text !== text && toast.detail !== text)),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
