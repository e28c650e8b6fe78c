import { attemptLimits } from '@quizwright/domain/limits.ts'
import { useCallback, useEffect, useState } from 'react'
import { browserToken, storedStudentTokens } from '../connection/browser-storage.ts'
import { readPassed } from '../connection/learner-api.ts'
import { findErrors } from '../start/student-fields.ts'
import { knownDetails } from '../start/asked-fields.ts'

/** Who uses this browser, as the services know students: by a token, or by the browser and what was typed. */
const whoAsks = (): Parameters<typeof readPassed>[1] => {
  const student = knownDetails()
  return {
    tokens: storedStudentTokens().slice(-attemptLimits.studentTokens),
    browser_token: browserToken(),
    ...(Object.keys(findErrors(student)).length === 0 && { student }),
  }
}

/**
 * The ids of the quizzes of a video that the student has passed, on whatever device. They are read again when the page
 * is shown again, after a quiz. `refresh` is stable.
 */
export const usePassed = (videoId: string): { passed: readonly string[]; refresh: () => void } => {
  const [passed, setPassed] = useState<readonly string[]>([])
  const refresh = useCallback(() => {
    // Without a response, the quizzes stop the video, which asks again.
    readPassed(videoId, whoAsks()).then(
      ({ quiz_ids: ids }) => setPassed(ids),
      () => undefined,
    )
  }, [videoId])
  useEffect(() => {
    const onShow = (): void => {
      if (document.visibilityState === 'visible') refresh()
    }
    refresh()
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [refresh])
  return { passed, refresh }
}
