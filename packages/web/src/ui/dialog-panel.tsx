import { say } from '@quizwright/domain/language/say.ts'
import { Dialog } from '@chakra-ui/react/dialog'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from './buttons/button.tsx'
import { ToastActionInDialog } from './feedback/toast-action-in-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const widths = { sm: '28rem', md: '40rem', lg: '60rem', full: '84rem' }

/** Makes the parent of a step's footer fill the window, so that the footer is at the lower edge. */
const footerBelow = {
  '&:has([data-window-footer]), & :has([data-window-footer])': { display: 'flex', flexDirection: 'column' },
  '& :has([data-window-footer])': { flex: '1 0 auto' },
  '& :has(+ [data-window-footer])': { mb: '6' },
} as const

/**
 * On a phone, toasts are shown above the buttons. This padding lets the content below them be scrolled into
 * view.
 */
const paddingForToasts = {
  'body[data-has-toasts] &:not(:has([data-window-footer]))': { mdDown: { pb: '6rem' } },
  'body[data-has-toasts] & :has(+ [data-window-footer])': { mdDown: { mb: '6rem' } },
} as const

type DialogPanelProps = Omit<DialogProps, 'open' | 'closeOnPressOutside'> & {
  box: RefObject<HTMLDivElement | null>
}

/** The visible part of a dialog: its title with the close button, its content, and its buttons. */
export const DialogPanel = ({
  box,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  locked,
}: DialogPanelProps) => (
  <Dialog.Content
    ref={box}
    position="relative"
    display="flex"
    flexDirection="column"
    width="full"
    maxWidth={{ base: 'full', sm: widths[size] }}
    maxHeight={{ sm: 'calc(100dvh - 3rem)' }}
    minHeight={{ base: 'full', sm: size === 'full' ? 'calc(100dvh - 3rem)' : '0' }}
    bg="bg.panel"
    borderRadius={{ sm: 'xl' }}
    boxShadow="lg"
    outline="0"
    animation="scale-in 150ms, fade-in 150ms"
  >
    <Dialog.Header
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      ps="6"
      pe="4"
      pt="4"
      pb="3"
    >
      <Dialog.Title
        aria-live="polite"
        textStyle="title.lg"
        minWidth="0"
        overflowWrap="anywhere"
        // A title that the specification quotes may begin with a small letter.
        _firstLetter={{ textTransform: 'uppercase' }}
      >
        {title}
      </Dialog.Title>
      {!locked && <IconButton label={say('Close')} icon={<X />} size="sm" onClick={onClose} />}
    </Dialog.Header>
    <Dialog.Body
      data-place="body"
      position="relative"
      flex="1"
      minHeight="0"
      overflowY="auto"
      px="6"
      pb={footer ? '4' : '6'}
      pt="1"
      css={{ ...footerBelow, ...paddingForToasts }}
    >
      {children}
    </Dialog.Body>
    {footer && (
      <Dialog.Footer
        data-place="footer"
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        gap={{ base: '2', sm: '3' }}
        px={{ base: '4', sm: '6' }}
        py={{ base: '3', sm: '4' }}
        borderTopWidth="1px"
        borderColor="border.muted"
        // As in ui/layout/window-footer.tsx.
        css={{ '& > *': { flexGrow: { base: '1', sm: '0' } } }}
      >
        {footer}
      </Dialog.Footer>
    )}
    <ToastActionInDialog />
  </Dialog.Content>
)
