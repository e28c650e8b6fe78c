import type { Outcome } from '@quizwright/contracts/schemas/learner.ts'
import { useEffect, useState } from 'preact/hooks'
import { type Holder, readOutcome, type Refused } from '../calls.ts'
import { momentMs, showMoment } from '../clock.ts'
import { Frame, Loading, Message } from '../parts/frame.tsx'
import { filmToGoBackTo } from '../place.ts'
import { rememberPassed } from '../remembered.ts'
import { ResultView } from './result-view.tsx'

const soonMs = 3_000
const longestMs = 60_000

/**
 * How long to wait before asking again: until the delay is over, or a little longer each time while words are
 * marked.
 */
const waitOf = (outcome: Outcome | undefined, asked: number): number => {
  if (outcome?.state === 'delayed' && outcome.available_at)
    return Math.min(longestMs, Math.max(soonMs, momentMs(outcome.available_at) - momentMs(outcome.now)))
  return Math.min(longestMs, soonMs * 1.5 ** asked)
}

/** What came of an attempt, as soon as it may be seen. */
export const ResultPage = ({
  holder,
  quizId,
  onAgain,
}: {
  holder: Holder
  quizId: string
  onAgain: () => void
}) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [refused, setRefused] = useState<Refused>()
  const [asked, setAsked] = useState(0)
  const film = filmToGoBackTo(location.search)

  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout>
    const askLater = (known: Outcome | undefined) => {
      timer = setTimeout(() => setAsked(asked + 1), waitOf(known, asked))
    }
    readOutcome(holder).then(
      (known) => {
        if (!isWanted) return
        setRefused(undefined)
        setOutcome(known)
        if (known.result?.is_passed) rememberPassed(quizId)
        if (known.state !== 'ready') askLater(known)
      },
      (problem: Refused) => {
        if (!isWanted) return
        setRefused(problem)
        if (problem.mayPass || problem.code === 'ATTEMPT_OPEN') askLater(undefined)
      },
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [holder, quizId, asked])

  const ways = (
    <div class="actions">
      {film && (
        <a class="button" href={film}>
          Back to the video
        </a>
      )}
      <button type="button" class="plain" onClick={onAgain}>
        Take it again
      </button>
    </div>
  )
  if (!outcome)
    return refused ? (
      <Frame title="Your result">
        <Message text={refused.message} action={{ label: 'Try again', onPress: () => setAsked(asked + 1) }} />
        {ways}
      </Frame>
    ) : (
      <Loading />
    )
  return (
    <Frame title={outcome.name}>
      <p class="quiet">
        Attempt {outcome.number}, handed in {showMoment(outcome.submitted_at)}
      </p>
      {outcome.state === 'delayed' && (
        <p class="card" role="status">
          You have handed in. Your result will be shown here on {showMoment(outcome.available_at!)}.
        </p>
      )}
      {outcome.state === 'grading' && (
        <p class="card" role="status">
          You have handed in. Your answers are being marked; the result will appear here, also if you come
          back later.
        </p>
      )}
      {outcome.result && <ResultView holder={holder} result={outcome.result} />}
      {ways}
    </Frame>
  )
}
