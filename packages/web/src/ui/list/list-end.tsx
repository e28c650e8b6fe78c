import { RotateCw } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'
import { Spinner } from '../loading/spinner.tsx'

const Place = chakra('div', {
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
  /** What is listed: one of it, and many. */ nouns: readonly [one: string, many: string]
  loading: boolean
  /** Why the next page could not be loaded. */ failure: string | undefined
  onRetry: () => void
  shown: number
  complete: boolean
}

/** Below the last row: the next page coming, why it does not, or that this was all. */
export const ListEnd = ({ nouns: [one, many], loading, failure, onRetry, shown, complete }: ListEndProps) => (
  <Place aria-live="polite">
    {loading && (
      <>
        <Spinner />
        Loading more {many}…
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
    {!loading && !failure && complete && (
      <span>{shown === 1 ? `1 ${one}` : `${shown.toLocaleString()} ${many}`}</span>
    )}
  </Place>
)
