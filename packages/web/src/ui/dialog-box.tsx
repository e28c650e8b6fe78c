import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from './buttons/button.tsx'
import { ChakraContext } from './styled/chakra-context.tsx'
import type { DialogProps } from './dialog-props.ts'

const widths = { sm: '28rem', md: '40rem', lg: '60rem', full: '84rem' }

/**
 * Where typing or deciding begins: the field that says so, else the first one, else the first button of the
 * footer; the cross only when there is nothing else.
 */
const firstUse = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-place=body] [data-begin-here]') ??
  box?.querySelector<HTMLElement>(
    '[data-place=body] :is(input, textarea, select):not([type=hidden], :disabled)',
  ) ??
  box?.querySelector<HTMLElement>('[data-place=footer] :is(button, a)') ??
  null

const firstInside = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-place=body] :is(button:not(:disabled), a, [tabindex="0"])') ?? null

/** The dialog gives the focus back to what opened it after so many milliseconds at most. */
const focusReturnMs = 100

/** What opened a dialog may be gone when it closes: reading and keys then go on at the page's content. */
const focusPage = (page: Document): void => {
  if (page.activeElement !== page.body || page.querySelector('[role=dialog]')) return
  page.getElementById('main')?.focus({ preventScroll: true })
}

const DialogBox = ({
  onClose,
  title,
  children,
  footer,
  size = 'md',
  closeOnPressOutside = false,
  locked = false,
}: DialogProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The element with the focus may disappear, as between two windows of the wizard: typing then goes on in
    // what replaced it.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body)
        (firstUse(box.current) ?? firstInside(box.current))?.focus()
    })
    if (box.current) watch.observe(box.current, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const page = document
    return () => void setTimeout(() => focusPage(page), focusReturnMs)
  }, [])
  return (
    <ChakraContext>
      <Dialog.Root
        open
        unstyled
        closeOnInteractOutside={closeOnPressOutside && !locked}
        closeOnEscape={!locked}
        initialFocusEl={() => firstUse(box.current)}
        onOpenChange={({ open }) => !open && onClose()}
      >
        <Portal>
          <Dialog.Backdrop
            position="fixed"
            inset="0"
            bg="blackAlpha.500"
            zIndex="modal"
            animation="fade-in 150ms"
          />
          <Dialog.Positioner
            position="fixed"
            inset="0"
            zIndex="modal"
            display="flex"
            alignItems={{ base: 'stretch', sm: 'flex-start' }}
            justifyContent="center"
            overflow="auto"
            p={{ base: '0', sm: '6' }}
            overscrollBehavior="none"
          >
            <Dialog.Content
              ref={box}
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
                <Dialog.Title aria-live="polite" fontSize="lg" fontWeight="semibold" letterSpacing="tight">
                  {title}
                </Dialog.Title>
                {!locked && <IconButton label="Close" icon={<X />} size="sm" onClick={onClose} />}
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
              >
                {children}
              </Dialog.Body>
              {footer && (
                <Dialog.Footer
                  data-place="footer"
                  display="flex"
                  flexWrap="wrap"
                  justifyContent="flex-end"
                  gap="3"
                  px="6"
                  py="4"
                  borderTopWidth="1px"
                  borderColor="border.muted"
                >
                  {footer}
                </Dialog.Footer>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraContext>
  )
}

export default DialogBox
