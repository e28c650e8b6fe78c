import { countOf } from '@quizwright/domain/rules/plural.ts'
import { RotateCw } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'
import { Spinner } from '../loading/spinner.tsx'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: '14',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})

type ListEndProps = {
  /** The name of the items, in the singular and the plural. */
  nouns: readonly [singular: string, plural: string]
  loading: boolean
  /** Why the next page could not be loaded. */
  failure: string | undefined
  onRetry: () => void
  /** The number of loaded rows. */
  count: number
  /** Whether there are no more rows. */
  complete: boolean
}

/** Shown below the last row: that the next page is loading, why it failed, or how many rows there are. */
export const ListEnd = ({
  nouns: [singular, plural],
  loading,
  failure,
  onRetry,
  count,
  complete,
}: ListEndProps) => (
  <Frame aria-live="polite">
    {loading && (
      <>
        <Spinner />
        Loading more {plural}…
      </>
    )}
    {!loading && failure && (
      <>
        <span>{failure}</span>
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      </>
    )}
    {!loading && !failure && complete && <span>{countOf(count, singular, plural)}</span>}
  </Frame>
)
