import type { ReactNode } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useWays } from './ways.tsx'

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
const Ways = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    width: 'full',
    m: '0',
    p: '0',
    '& > li': { display: 'flex' },
  },
})
const Way = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '0.5',
    alignItems: 'start',
    width: 'full',
    p: '4',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    cursor: 'button',
    textStyle: 'sm',
    _hover: { bg: 'bg.subtle', borderColor: 'border.emphasized' },
    '& > svg': { gridRow: 'span 2', width: '5', height: '5', color: 'accent.fg', mt: '0.5' },
    '& > strong': { fontWeight: 'semibold' },
    '& > span': { color: 'fg.muted', textStyle: 'xs' },
  },
})

/** Shown in place of the questions of an empty quiz: every way in which questions come. */
export const WaysToStart = ({ children }: { children: ReactNode }) => (
  <Frame>
    <h2>This quiz has no questions yet</h2>
    <p>Write the first one, or begin with what is there already.</p>
    {children}
    <Ways aria-label="Other ways to add questions">
      {useWays().map(({ name, description, icon, run }) => (
        <li key={name}>
          <Way type="button" data-command aria-label={name} onClick={run}>
            {icon}
            <strong>{name}</strong>
            <span>{description}</span>
          </Way>
        </li>
      ))}
    </Ways>
  </Frame>
)
