import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { ValueClass } from './quantile-classes.ts'

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'xs',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
  },
})
/** A patch in the colour of a class of values. */
export const Swatch = chakra('i', {
  base: {
    flex: 'none',
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: 'xs',
    borderWidth: '1px',
    borderColor: 'border.control',
  },
})

type MapLegendProps = {
  /** What the colours mean, such as "Attempts". */
  title: string
  classes: readonly ValueClass[]
  format: (value: number) => string
  children?: ReactNode
}

/** Shows the values of each colour of a map. */
export const MapLegend = ({ title, classes, format, children }: MapLegendProps) => (
  <Legend aria-label={say('Colours: {title}', { title })}>
    <li>{labelled(title, '').trimEnd()}</li>
    {classes.map(({ least, most, color }) => (
      <li key={least}>
        <Swatch style={{ background: color }} />
        {format(least) === format(most)
          ? format(least)
          : say('{least} to {most}', { least: format(least), most: format(most) })}
      </li>
    ))}
    {children}
  </Legend>
)
