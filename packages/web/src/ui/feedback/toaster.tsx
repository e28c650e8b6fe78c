import { say } from '@quizwright/domain/language/say.ts'
import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { useAtom } from '@xstate/store-react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'
import { Badge } from './badge.tsx'
import { useMedia } from '../use-media.ts'
import { useToastPlace } from './use-toast-place.ts'
import { type Toast, type ToastAction, toasterStore, type ToastTone } from './toaster-store.ts'

/** Whether the user is reading the element (the pointer or the focus is in it) or does not see the page. */
const useIsHeld = (element: RefObject<HTMLElement | null>): boolean => {
  const [isUsed, setIsUsed] = useState(false)
  const [isHidden, setIsHidden] = useState(document.hidden)
  useEffect(() => {
    // On the document, because an element that is removed below the pointer does not say that it was left.
    const follow = ({ target }: Event) => {
      const within = (node: EventTarget | null) => node instanceof Node && element.current?.contains(node)
      setIsUsed(Boolean(within(target) || within(document.activeElement)))
    }
    const onVisible = () => setIsHidden(document.hidden)
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, follow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, follow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [element])
  return isUsed || isHidden
}

/** How long a toast is shown, in milliseconds. Problems take longer to read. */
const durations: Record<ToastTone, number> = { success: 5_000, info: 6_000, warning: 12_000, error: 12_000 }
/** A toast with an action stays longer, so that there is time to read and press it. */
const durationWithAction = 12_000
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

const Stack = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    // Until it is placed (use-toast-place.ts).
    bottom: '4',
    insetStart: '4',
    width: 'min(24rem, calc(100vw - 2rem))',
    mb: 'env(safe-area-inset-bottom)',
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

const ToastCard = ({ toast, isPaused }: { toast: Toast; isPaused: boolean }) => {
  const { action } = toast
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(
      () => toasterStore.dismiss(toast.id),
      action ? durationWithAction : durations[toast.tone],
    )
    return () => clearTimeout(timer)
  }, [isPaused, action, toast])
  const Icon = icons[toast.tone]
  return (
    <Card tone={toast.tone} role={toast.tone === 'error' || toast.tone === 'warning' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div>
        <p>{toast.text}</p>
        {toast.detail && <p>{toast.detail}</p>}
      </div>
      {toast.times > 1 && (
        <Badge title={say('Shown {times} times', { times: toast.times })}>×{toast.times}</Badge>
      )}
      {action && <ActionButton toastId={toast.id} action={action} />}
      <IconButton
        label={say('Dismiss')}
        size="sm"
        icon={<X />}
        onClick={() => toasterStore.dismiss(toast.id)}
      />
    </Card>
  )
}

/**
 * The toasts of the whole app, newest on top; on a phone only the newest, and the next when it is gone. They stay
 * clear of what the user works on, and their time does not run while somebody reads one or looks at another tab. They
 * are rendered into the body, because an open dialog hides the rest of the page from screen readers, except live
 * regions that are children of the body.
 */
export const Toaster = () => {
  const toasts = useAtom(toasterStore.toasts)
  const stack = useRef<HTMLElement>(null)
  const isHeld = useIsHeld(stack)
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const shown = isNarrow ? toasts.slice(0, 1) : toasts
  useToastPlace(stack, shown.length > 0)
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
    <Stack ref={stack} aria-label={say('Notifications')} aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isHeld} />
      ))}
    </Stack>,
    document.body,
  )
}
