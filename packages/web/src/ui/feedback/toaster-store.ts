import { limits } from '@quizwright/contracts/limits.ts'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** `detail` is the reason, shown below the text. */
export type Toast = { id: number; tone: ToastTone; text: string; detail?: string | undefined }

/** The visible toasts, the newest first. */
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const update = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const add = (tone: ToastTone) => (text: string, detail?: string) =>
  update([{ id: nextId++, tone, text, detail }, ...toasts].slice(0, limits.toastsShown))

/** Shows a toast; above the limit the oldest one is removed. */
export const toast = {
  success: add('success'),
  error: add('error'),
  warning: add('warning'),
  info: add('info'),
}

export const toasterStore = {
  current: () => toasts,
  dismiss: (id: number) => update(toasts.filter((toast) => toast.id !== id)),
  dismissText: (text: string) =>
    update(toasts.filter((toast) => toast.text !== text && toast.detail !== text)),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
