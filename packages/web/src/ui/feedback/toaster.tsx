import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'
import { Badge } from './badge.tsx'
import { type Toast, type ToastAction, type ToastTone, toasterStore } from './toaster-store.ts'

/** How long a toast is shown, in milliseconds. Problems take longer to read. */
const durations: Record<ToastTone, number> = { success: 5_000, info: 6_000, warning: 12_000, error: 12_000 }
/** A toast with an action stays longer, so that there is time to read and press it. */
const durationWithAction = 12_000
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

const Stack = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: 'max(1rem, env(safe-area-inset-bottom))',
    insetStart: '4',
    width: 'min(24rem, calc(100vw - 2rem))',
    // On a phone, a dialog fills the screen and has its buttons at the bottom, so toasts are shown above
    // these. They may take several rows (ui/layout/window-footer.tsx).
    'body:has([role=dialog]) > &': {
      bottom: { base: 'calc(var(--window-footer, 4.25rem) + 1rem)', md: '4' },
    },
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
  },
})
const Card = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'bg.panel',
    borderRadius: 'lg',
    boxShadow: 'lg',
    textStyle: 'sm',
    borderInlineStartWidth: '3px',
    animation: 'slide-from-top 200ms, fade-in 200ms',
    '& > div': { flex: '1', minWidth: '0', py: '1.5', overflowWrap: 'anywhere' },
    '& p + p': { color: 'fg.muted', textStyle: 'xs', mt: '0.5' },
    '& > button': { flexShrink: '0' },
    '& > button:not([title])': { color: 'accent.fg', fontWeight: 'semibold' },
    '& > span': { mt: '1.5' },
    '& > svg': { width: '1.125rem', height: '1.125rem', mt: '1.5', flexShrink: '0' },
  },
  variants: {
    tone: {
      success: { borderColor: 'green.solid', '& > svg': { color: 'green.fg' } },
      error: { borderColor: 'red.solid', '& > svg': { color: 'red.fg' } },
      warning: { borderColor: 'orange.solid', '& > svg': { color: 'orange.fg' } },
      info: { borderColor: 'accent.solid', '& > svg': { color: 'accent.fg' } },
    },
  },
})

const ActionButton = ({ toastId, action }: { toastId: number; action: ToastAction }) => {
  const onClick = () => {
    toasterStore.dismiss(toastId)
    action.run()
  }
  return (
    <Button size="sm" variant="ghost" onClick={onClick}>
      {action.label}
    </Button>
  )
}

const ToastCard = ({ toast }: { toast: Toast }) => {
  const { action } = toast
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(
      () => toasterStore.dismiss(toast.id),
      action ? durationWithAction : durations[toast.tone],
    )
    return () => clearTimeout(timer)
  }, [isPaused, action, toast])
  const Icon = icons[toast.tone]
  const pauseHandlers = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: () => setIsPaused(false),
    onFocus: () => setIsPaused(true),
    onBlur: () => setIsPaused(false),
  }
  return (
    <Card
      tone={toast.tone}
      role={toast.tone === 'error' || toast.tone === 'warning' ? 'alert' : 'status'}
      {...pauseHandlers}
    >
      <Icon aria-hidden />
      <div>
        <p>{toast.text}</p>
        {toast.detail && <p>{toast.detail}</p>}
      </div>
      {toast.times > 1 && <Badge title={`Said ${toast.times} times`}>×{toast.times}</Badge>}
      {action && <ActionButton toastId={toast.id} action={action} />}
      <IconButton label="Dismiss" size="sm" icon={<X />} onClick={() => toasterStore.dismiss(toast.id)} />
    </Card>
  )
}

/**
 * The toasts of the whole app, newest on top, placed so that they cover neither the top of a page nor the
 * buttons of a dialog. They are rendered into the body, because an open dialog hides the rest of the page
 * from screen readers, except live regions that are children of the body.
 */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toasterStore.subscribe, toasterStore.current)
  useEffect(() => {
    // A toast about a lost connection is removed when it is back.
    const onOnline = () => toasterStore.dismissText(unreachableTexts.offline)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  useEffect(() => {
    // Padding, so that content below a toast can be scrolled into view.
    document.body.style.paddingBottom = toasts.length > 0 ? '6rem' : ''
    document.body.toggleAttribute('data-has-toasts', toasts.length > 0)
  }, [toasts.length])
  return createPortal(
    <Stack data-toaster aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Stack>,
    document.body,
  )
}
