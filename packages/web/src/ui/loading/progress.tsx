import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { chakra } from '../styled/chakra.tsx'

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', textStyle: 'sm' },
})
const Caption = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& > :last-child': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '1.5',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    overflow: 'hidden',
  },
})
const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetStart: '0',
    width: 'full',
    bg: 'accent.solid',
    borderRadius: 'full',
    transition: 'transform 200ms ease-out',
  },
})
const IndeterminateBar = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    width: '40%',
    bg: 'accent.solid',
    borderRadius: 'full',
    animation: 'slide 1.2s ease-in-out infinite',
  },
})

type ProgressProps = {
  label: string
  /** In percent, 0 to 100; undefined while the total is unknown. */
  value?: number
  hideLabel?: boolean
}

export const Progress = ({ label, value, hideLabel }: ProgressProps) => {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <Frame>
      {!hideLabel && (
        <Caption>
          <span>{label}</span>
          {percent !== undefined && <span>{formatPercent(percent)}</span>}
        </Caption>
      )}
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        {percent === undefined ? (
          <IndeterminateBar />
        ) : (
          <Bar style={{ transform: `translateX(calc(var(--onward) * ${percent - 100}%))` }} />
        )}
      </Track>
    </Frame>
  )
}
