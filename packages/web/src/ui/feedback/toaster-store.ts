import { limits } from '@quizwright/contracts/limits.ts'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** What may be done about what a toast tells, such as undoing it. */
export type ToastAction = { label: string; run: () => unknown }
/** `detail` is the reason, shown below the text; `times` counts equal toasts, which are one. */
export type Toast = {
  id: number
  tone: ToastTone
  text: string
  detail: string | undefined
  action: ToastAction | undefined
  times: number
}

/** The visible toasts, the newest first. */
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const update = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const dismiss = (id: number): void => update(toasts.filter((toast) => toast.id !== id))

const add = (tone: ToastTone) => (text: string, detail?: string, action?: ToastAction) => {
  // Each undoes something else: toasts with an action stay apart.
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
 * Shows a toast; an equal one becomes one with it, and above the limit the oldest one is removed. What is returned
 * takes it away.
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
