import { say } from '@quizwright/domain/language/say.ts'
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
  /** What is said while more are loaded. */
  loadingText: string
  /** How many there are. */
  countText: string
  loading: boolean
  /** Why the next page could not be loaded. */
  failure: string | undefined
  onRetry: () => void
  /** Whether there are no more rows. */
  complete: boolean
}

/** Shown below the last row: that the next page is loading, why it failed, or how many rows there are. */
export const ListEnd = ({ loadingText, countText, loading, failure, onRetry, complete }: ListEndProps) => (
  <Frame aria-live="polite">
    {loading && (
      <>
        <Spinner />
        {loadingText}
      </>
    )}
    {!loading && failure && (
      <>
        <span>{failure}</span>
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {say('Try again')}
        </Button>
      </>
    )}
    {!loading && !failure && complete && <span>{countText}</span>}
  </Frame>
)
