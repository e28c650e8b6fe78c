import type { ComponentProps, MouseEvent } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useIsInside } from './use-is-inside.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'flex-start',
    columnGap: '1',
    '& > [data-cell]': { minWidth: { base: 'calc(100% - 3rem)', sm: '0' } },
    '&[data-inside] > [data-tools]': { display: 'flex' },
    '@media (hover: hover)': { '&:hover > [data-tools]': { display: 'flex' } },
    '&[data-equation]': {
      '& > svg': {
        display: { base: 'none', sm: 'block' },
        flexShrink: '0',
        mt: '3',
        me: '1',
        color: 'fg.muted',
      },
      '& textarea': { fontFamily: 'mono' },
    },
  },
})

type ContentLineProps = Pick<ComponentProps<typeof Line>, 'children'> & {
  /** Set where the field is an equation. */
  'data-equation'?: boolean
  onEnter?: () => void
}

/** A field with its tools beside it; on a phone they come below it once one is in it. */
export const ContentLine = ({ onEnter, ...rest }: ContentLineProps) => {
  const { isInside, handlers } = useIsInside()
  return (
    <Line
      {...rest}
      data-inside={isInside || undefined}
      {...handlers}
      onFocus={(event) => {
        handlers.onFocus(event)
        onEnter?.()
      }}
    />
  )
}

const Tools = chakra('div', {
  base: { display: { base: 'none', sm: 'flex' }, order: { base: '1', sm: '0' } },
})

/** A press on a tool leaves the focus in the field: on a phone the tools would go with it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export const LineTools = ({ children }: Pick<ComponentProps<typeof Tools>, 'children'>) => (
  <Tools data-tools onMouseDown={keepFocus}>
    {children}
  </Tools>
)
