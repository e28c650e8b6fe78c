import { say } from '@quizwright/domain/language/say.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { panel } from '../../ui/layout/panel.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ChartSkeleton } from '../../ui/loading/chart-skeleton.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { usePendingUntilRendered } from '../../ui/loading/use-pending-until-rendered.ts'
import { MutedText } from '../../ui/layout/parts.tsx'

const Frame = chakra('section', { base: panel })
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    '& h2': { textStyle: 'title.md' },
  },
})

type PanelProps = { title: string; note?: ReactNode; tools?: ReactNode; children: ReactNode }

/** A part of the statistics that is not a chart. */
export const Panel = ({ title, note, tools, children }: PanelProps) => {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {tools}
      </Head>
      {note && <MutedText>{note}</MutedText>}
      {children}
    </Frame>
  )
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <MutedText style={{ padding: '1.5rem 0', textAlign: 'center' }}>{children}</MutedText>
)

type LoadedProps<T> = {
  found: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The data that is loaded, such as "The cities". */
  what: string
  /** The height of the content, in pixels, reserved while it loads. */
  height: number
  /** The shape of the placeholder; rows by default. */
  shape?: 'rows' | 'chart' | 'map'
  children: (data: T) => ReactNode
}

/** The height of a row of the placeholder. */
const rowPx = 44

/**
 * Shows the loaded content, a placeholder while it loads, or that loading failed. The browser's log has the
 * cause.
 */
export const Loaded = <T,>({
  found: { data, error, isFetching, refetch },
  what,
  height,
  shape = 'rows',
  children,
}: LoadedProps<T>) => {
  const isPending = usePendingUntilRendered(data === undefined)
  if (data !== undefined && !isPending) return children(data)
  if (error)
    return (
      <ErrorState
        title={say('{what} couldn’t be loaded', { what })}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(error)}
      </ErrorState>
    )
  if (shape === 'chart') return <ChartSkeleton label={say('Loading')} height={height} />
  if (shape === 'map') return <Skeleton style={{ height }} aria-label={say('Loading')} />
  return (
    <div style={{ height }}>
      <RowsSkeleton
        label={say('Loading')}
        bare
        rows={Math.floor(height / rowPx)}
        columns={[4]}
        rowHeight="11"
      />
    </div>
  )
}
