import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { missingReasonTexts } from '@quizwright/domain/rules/describe-figures.ts'
import { formatDecimals } from '@quizwright/domain/rules/format-number.ts'
import { intervalMeaning, intervalName } from '@quizwright/domain/rules/figure-names.ts'
import type { Figure, MissingReason } from '@quizwright/domain/schemas/item-statistics.ts'
import { formatInterval, formatPercent, noFigure } from '../../statistics/format-figures.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Item = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    '& dt': { textStyle: 'xs', fontWeight: 'medium' },
    '& dt small': { display: 'block', fontWeight: 'normal', color: 'fg.muted' },
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
const show = (value: number, unit: Unit): string =>
  unit === '%' ? formatPercent(value) : formatDecimals(value, 2)

const showInterval = (interval: readonly [number, number], unit: Unit): string =>
  unit === '%'
    ? formatInterval(interval)
    : say('{low} to {high}', { low: show(interval[0], unit), high: show(interval[1], unit) })

type FigureValueProps = {
  /** What the figure is, in plain words. */
  name: string
  /** Its statistical name. */
  term?: string
  figure: Figure
  unit?: Unit
  reading?: string | undefined
}

const reasonForNoInterval = (why: MissingReason): string => {
  if (why === 'too few attempts') return say('too few students.')
  const text = say(missingReasonTexts[why])
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A figure with its 95 % confidence interval, or a dash and the reason. Must be placed in a `dl`. */
export const FigureValue = ({
  name,
  term,
  figure: { value, interval, why },
  unit = '%',
  reading,
}: FigureValueProps) => (
  <Item>
    <dt>
      {say(name)}
      {term !== undefined && <small>{say(term)}</small>}
    </dt>
    <dd>{value === null ? noFigure : show(value, unit)}</dd>
    {value !== null && interval && (
      <dd title={labelled(say(intervalName), say(intervalMeaning))}>
        <VisuallyHidden>{labelled(say(intervalName), showInterval(interval, unit))}</VisuallyHidden>
        <span aria-hidden>{showInterval(interval, unit)}</span>
      </dd>
    )}
    {value !== null && !interval && why && why !== 'not estimated' && (
      <dd>
        {say('No {interval}: {reason}', {
          interval: say(intervalName),
          reason: reasonForNoInterval(why),
        })}
      </dd>
    )}
    {reading !== undefined ? (
      <dd>{reading}</dd>
    ) : (
      value === null && why && <dd>{say(missingReasonTexts[why])}</dd>
    )}
  </Item>
)
