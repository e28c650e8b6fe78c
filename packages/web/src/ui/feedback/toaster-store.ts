import { limits } from '@quizwright/contracts/limits.ts'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** `detail` is the reason, where the text by itself would leave one guessing. */
export type Toast = { id: number; tone: ToastTone; text: string; detail?: string | undefined }

/** What is shown now, the newest first. */
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const add = (tone: ToastTone) => (text: string, detail?: string) =>
  change([{ id: nextId++, tone, text, detail }, ...toasts].slice(0, limits.toastsShown))

/** Says something in passing. Beyond the limit the oldest goes. */
export const toast = {
  success: add('success'),
  error: add('error'),
  warning: add('warning'),
  info: add('info'),
}

export const toasterStore = {
  current: () => toasts,
  dismiss: (id: number) => change(toasts.filter((shown) => shown.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
