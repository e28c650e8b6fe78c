import { type ReactNode, useEffect, useRef } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const Frame = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    cursor: 'pointer',
    minHeight: '6',
    minWidth: '6',
    '&:has(:disabled)': { layerStyle: 'disabled' },
  },
  // A label that is shown begins where the lines around it begin.
  variants: { alone: { true: { justifyContent: 'center' } } },
})
const Box = chakra('input', {
  base: { boxSize: '4', flexShrink: '0', cursor: 'inherit' },
})

type CheckboxProps = {
  label: ReactNode
  checked: boolean
  /** Whether some, but not all, of its items are checked. */
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  hideLabel?: boolean
  disabled?: boolean
}

export const Checkbox = ({
  label,
  checked,
  indeterminate = false,
  onChange,
  hideLabel,
  disabled,
}: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null)
  // HTML has no attribute for the indeterminate state; it can only be set on the element.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <Frame alone={hideLabel}>
      <Box
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Frame>
  )
}
