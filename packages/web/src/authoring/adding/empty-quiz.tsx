import { say } from '@quizwright/domain/language/say.ts'
import { type ReactNode, useId } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useAddActions } from './add-actions.tsx'

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5',
    width: 'full',
    maxWidth: '44rem',
    mx: 'auto',
    py: { base: '8', md: '12' },
    textAlign: 'center',
    '& > h2': { textStyle: 'title.lg' },
    '& > p': { textStyle: 'sm', color: 'fg.muted', mt: '-3' },
  },
})
const Actions = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    width: 'full',
    m: '0',
    p: '0',
  },
})
/** The button covers the whole card, so that it can be pressed anywhere. */
const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '0.5',
    alignItems: 'start',
    position: 'relative',
    p: '4',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    textStyle: 'sm',
    _hover: { bg: 'bg.subtle', borderColor: 'border.emphasized' },
    _focusWithin: { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
    '& > svg': { gridRow: 'span 2', width: '5', height: '5', color: 'accent.fg', mt: '0.5' },
    '& > button': { fontWeight: 'semibold', textAlign: 'start', cursor: 'button', outline: 'none' },
    '& > button::after': { content: '""', position: 'absolute', inset: '0' },
    '& > span': { color: 'fg.muted', textStyle: 'xs' },
  },
})

/** Shown instead of the questions of an empty quiz, with every way to add some. */
export const EmptyQuiz = ({ children }: { children: ReactNode }) => {
  const id = useId()
  return (
    <Frame>
      <h2>{say('This quiz has no questions yet')}</h2>
      <p>{say('Write the first one, or start from questions you already have.')}</p>
      {children}
      <Actions aria-label={say('Other ways to add questions')}>
        {useAddActions().map(({ name, description, icon, run }, index) => (
          <Card key={name}>
            {icon}
            <button type="button" data-command aria-describedby={`${id}-${index}`} onClick={run}>
              {name}
            </button>
            <span id={`${id}-${index}`}>{description}</span>
          </Card>
        ))}
      </Actions>
    </Frame>
  )
}
