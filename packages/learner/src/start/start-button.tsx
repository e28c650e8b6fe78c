import { say } from '@quizwright/domain/language/say.ts'
import { useEffect, useState } from 'react'
import { browserToken } from '../connection/browser-storage.ts'
import { readStartPlace } from '../connection/learner-api.ts'

/** Most attempts begin sooner; then nothing is asked or said. */
const patienceMs = 3_000
/** Who is far back in the line asks less often, so that the line itself is no load. */
const askAgainMs = (place: number): number => 2_000 + 20 * place

/** The place in line of a student who has waited for some seconds. */
const useStartPlace = (isSending: boolean): number | null => {
  const [place, setPlace] = useState<number | null>(null)
  useEffect(() => {
    if (!isSending) return
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const read = await readStartPlace(browserToken()).catch(() => ({ place: null }))
      if (isOver) return
      setPlace(read.place)
      timer = setTimeout(() => void ask(), askAgainMs(read.place ?? 0))
    }
    let isOver = false
    timer = setTimeout(() => void ask(), patienceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      setPlace(null)
    }
  }, [isSending])
  return place
}

/** The button that begins an attempt. While many begin at once, it says when it is this student's turn. */
export const StartButton = ({ isSending, label }: { isSending: boolean; label: string }) => {
  const place = useStartPlace(isSending)
  return (
    <>
      <p className="quiet" role="status">
        {place !== null &&
          say('Many students are starting right now. You’re number {place} in line.', { place })}
      </p>
      <button type="submit" aria-disabled={isSending}>
        {isSending ? say('Starting…') : label}
      </button>
    </>
  )
}
