import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useRef } from 'react'
import { firstUse, useDialogFocus } from './dialog-focus.ts'
import { DialogPanel } from './dialog-panel.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useBack } from './spare-entry.ts'
import { ChakraContext } from './styled/chakra-context.tsx'

/** An open modal window. Only this part needs Chakra's code of dialogs. */
const DialogWindow = ({ closeOnPressOutside = false, ...panel }: Omit<DialogProps, 'open'>) => {
  const { locked = false, onClose } = panel
  const box = useRef<HTMLDivElement>(null)
  useDialogFocus(box)
  useBack(() => !locked && onClose())
  return (
    <ChakraContext>
      <ChakraDialog.Root
        open
        unstyled
        closeOnInteractOutside={closeOnPressOutside && !locked}
        closeOnEscape={!locked}
        initialFocusEl={() => firstUse(box.current)}
        onOpenChange={({ open }) => !open && onClose()}
      >
        <Portal>
          <ChakraDialog.Backdrop
            position="fixed"
            inset="0"
            bg="blackAlpha.500"
            zIndex="modal"
            animation="fade-in 150ms"
            // The page behind has `auto` too (theme/global-css.ts).
            pointerEvents="auto"
          />
          <ChakraDialog.Positioner
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
            <DialogPanel box={box} {...panel} />
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraContext>
  )
}

export default DialogWindow
