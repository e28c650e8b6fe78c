import { useAtom } from '@xstate/store-react'
import { chakra } from '../styled/chakra.tsx'
import { Button } from '../buttons/button.tsx'
import { toasterStore } from './toaster-store.ts'

/** Seen only with the focus: whoever points presses the button of the toast itself. */
const Place = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '2',
    insetStart: '2',
    zIndex: '1',
    bg: 'bg.panel',
    borderRadius: 'l2',
    boxShadow: 'lg',
    '&:not(:focus-within)': { opacity: '0', pointerEvents: 'none' },
  },
})

/**
 * The action of the newest toast, such as Undo, at the end of a dialog: the keyboard does not leave an open dialog, and
 * a toast is gone before it is closed.
 */
export const ToastActionInDialog = () => {
  const toast = useAtom(toasterStore.toasts).find(({ action }) => action !== undefined)
  if (!toast?.action) return null
  const { id, text, action } = toast
  const run = () => {
    toasterStore.dismiss(id)
    action.run()
  }
  return (
    <Place>
      <Button size="sm" title={text} onClick={run}>
        {action.label}
      </Button>
    </Place>
  )
}
