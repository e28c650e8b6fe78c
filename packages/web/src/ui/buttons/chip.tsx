import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { clipped } from '../styled/clipped.ts'

/**
 * A button in the style of a chip that opens a list of choices. `data-chosen` means that a choice is active.
 */
export const Pill = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '8',
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    color: 'fg.muted',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'button',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    flexShrink: '0',
    minWidth: '0',
    '& > .clip': clipped,
    '&[aria-pressed=true], &[data-chosen]': {
      bg: 'accent.subtle',
      borderColor: 'accent.emphasized',
      color: 'accent.fg',
      fontWeight: 'medium',
    },
  },
})
const Count = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', opacity: '0.85' } })

type ChipProps = {
  children: ReactNode
  pressed?: boolean
  onPress: () => void
  count?: number | undefined
  /** Whether the accessible name is exactly the text, with the count as its description. */
  isCountApart?: boolean
  icon?: ReactNode
}

/** A toggle button with the number of items behind it. */
export const Chip = ({ children, pressed, onPress, count, isCountApart, icon }: ChipProps) => (
  <Pill
    type="button"
    aria-pressed={pressed}
    aria-description={isCountApart && count !== undefined ? formatNumber(count) : undefined}
    onClick={onPress}
  >
    {icon}
    {children}
    {count !== undefined && <Count aria-hidden={isCountApart}>({formatNumber(count)})</Count>}
  </Pill>
)
