import { missingReasonTexts } from '@quizwright/contracts/rules/describe-figures.ts'
import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { noFigure, formatPercent } from '../../statistics/format-figures.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Item = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': {
      fontSize: 'lg',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: 'tight',
    },
    '& dd + dd': { textStyle: 'xs', fontWeight: 'normal', letterSpacing: 'normal', color: 'fg.muted' },
  },
})

export type Unit = '%' | ''
const show = (value: number, unit: Unit): string => (unit === '%' ? formatPercent(value) : value.toFixed(2))

type FigureValueProps = { name: string; figure: Figure; unit?: Unit; reading?: string | undefined }

/**
 * One figure: its value with the interval it is in with 95 % confidence, or a dash and why. To be placed in a
 * `dl`.
 */
export const FigureValue = ({
  name,
  figure: { value, interval, why },
  unit = '%',
  reading,
}: FigureValueProps) => (
  <Item>
    <dt>{name}</dt>
    <dd>{value === null ? noFigure : show(value, unit)}</dd>
    {value !== null && interval && <dd>{interval.map((edge) => show(edge, unit)).join(' to ')}</dd>}
    {reading !== undefined ? <dd>{reading}</dd> : value === null && why && <dd>{missingReasonTexts[why]}</dd>}
  </Item>
)
