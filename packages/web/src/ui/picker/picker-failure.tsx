import { RotateCw } from 'lucide-react'
import { chakra } from '../styled/chakra.tsx'

/** A persistent tooltip that points at its field, so that it can be read and pressed on a phone too. */
const Tip = chakra('div', {
  base: {
    position: 'relative',
    width: 'fit-content',
    mt: '2',
    px: '2.5',
    py: '0.5',
    borderWidth: '1px',
    borderColor: 'fg.error',
    borderRadius: 'md',
    bg: 'bg.panel',
    _before: {
      content: '""',
      position: 'absolute',
      top: '-5px',
      insetStart: '4',
      boxSize: '2',
      bg: 'bg.panel',
      borderColor: 'fg.error',
      borderTopWidth: '1px',
      borderInlineStartWidth: '1px',
      transform: 'rotate(45deg)',
    },
  },
})
const Retry = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    textStyle: 'xs',
    textAlign: 'start',
    color: 'fg.error',
    cursor: 'button',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline' },
    _icon: { boxSize: '3.5', flexShrink: 0 },
  },
})

type PickerFailureProps = {
  /** Why the options could not be loaded. */
  failure: string | undefined
  onRetry: (() => void) | undefined
}

/** Shown below the field instead of in the list: visible before the list opens, and reachable by keyboard. */
export const PickerFailure = ({ failure, onRetry }: PickerFailureProps) => (
  <div aria-live="polite">
    {failure && (
      <Tip role="tooltip">
        <Retry type="button" title={failure} onClick={onRetry}>
          <RotateCw aria-hidden />
          {failure}
        </Retry>
      </Tip>
    )}
  </div>
)
