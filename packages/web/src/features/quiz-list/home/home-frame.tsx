import { say } from '@quizwright/domain/language/say.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { clipped } from '../../../ui/styled/clipped.ts'

const Frame = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& h2': { textStyle: 'title.md', flexShrink: '0' },
    '& p': { textStyle: 'sm', color: 'fg.muted', minWidth: '0', display: { base: 'none', md: 'block' } },
    '& button': { ms: 'auto' },
    '& svg': { transition: 'rotate 100ms' },
    '& [aria-expanded=false] svg': { rotate: '-90deg' },
  },
})

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    columnGap: { base: '6', xl: '8' },
    rowGap: '5',
    pb: '5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '& h3': {
      display: 'flex',
      gap: '1.5',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      mb: '1',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '8',
      textStyle: 'sm',
    },
    '& li > :first-child': {
      minWidth: '0',
      ...clipped,
      minHeight: '6',
      lineHeight: '1.5rem',
      textAlign: 'start',
      color: 'fg',
      cursor: 'pointer',
      borderRadius: 'l1',
      _hover: { color: 'accent.fg', textDecoration: 'underline' },
    },
    // Fewer rows where the window is small, so that the list below stays visible.
    '& li:nth-of-type(n + 3)': { display: { base: 'none', xl: 'flex' } },
    '& li > :last-child': { flexShrink: '0', color: 'fg.muted', textStyle: 'xs' },
  },
})

/** The largest number of rows in a column. Further answers to mark are behind "To mark". */
export const rowsShown = 4

/** Has the shape of the content that is loading. */
const HomeSkeleton = () => (
  <Columns role="status" aria-label={say('Loading what’s up next')}>
    {Array.from({ length: 4 }, (_, column) => (
      <Skeleton key={column} height={`${1.25 + rowsShown * 2}rem`} />
    ))}
  </Columns>
)

type HomeFrameProps = {
  isCollapsed: boolean
  onCollapse?: (isCollapsed: boolean) => void
  /** What is known while it is collapsed. */
  summary?: string | undefined
  children?: ReactNode
}

/** The heading "Up next" with its content or, while this loads, a placeholder of the same size. */
export const HomeFrame = ({
  isCollapsed,
  onCollapse,
  summary,
  children = <HomeSkeleton />,
}: HomeFrameProps) => (
  <Frame aria-label={say('Up next')}>
    <Head>
      <h2>{say('Up next')}</h2>
      {isCollapsed && summary && <p>{summary}</p>}
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={!isCollapsed}
        icon={<ChevronDown aria-hidden />}
        onClick={() => onCollapse?.(!isCollapsed)}
      >
        {isCollapsed ? say('Show') : say('Hide')}
      </Button>
    </Head>
    {!isCollapsed && children}
  </Frame>
)
