import { say } from '@quizwright/domain/language/say.ts'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
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
    '& > [data-more]': { display: { sm: 'none' } },
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
  'data-equation'?: boolean
  onEnter?: () => void
  /** The name of the content that the tools change; undefined if there are no tools. */
  toolsOf?: string | undefined
}

/** Keeps the focus in the field when a tool is pressed. Otherwise the tools would disappear on a phone. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A field with its tools beside it. On a phone, the tools appear below it while the field has the focus or
 * after the dots at its end are pressed.
 */
export const ContentLine = ({ onEnter, toolsOf, children, ...rest }: ContentLineProps) => {
  const { isInside, toggle, handlers } = useIsInside()
  return (
    <Line
      {...rest}
      data-inside={isInside || undefined}
      {...handlers}
      onFocus={(event) => {
        handlers.onFocus(event)
        onEnter?.()
      }}
    >
      {children}
      {toolsOf !== undefined && (
        <IconButton
          label={say('Tools for {toolsOf}', { toolsOf: toolsOf.toLowerCase() })}
          icon={<Ellipsis aria-hidden />}
          aria-expanded={isInside}
          tabIndex={-1}
          data-more
          onMouseDown={keepFocus}
          onClick={toggle}
        />
      )}
    </Line>
  )
}

const Tools = chakra('div', {
  base: {
    display: { base: 'none', sm: 'flex' },
    order: { base: '1', sm: '0' },
    // Eight options with five tools each would crowd the card.
    '@media (hover: hover)': { 'li:not(:hover, :focus-within) &': { opacity: '0' } },
  },
})

export const LineTools = ({ children }: Pick<ComponentProps<typeof Tools>, 'children'>) => (
  <Tools data-tools onMouseDown={keepFocus}>
    {children}
  </Tools>
)
