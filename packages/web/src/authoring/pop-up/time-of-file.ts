import { say } from '@quizwright/domain/language/say.ts'
import { pendingQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { showTime } from './video-time.ts'

/**
 * Puts a quiz whose author chose no time yet where the video of the imported file stops first. A pop-up quiz appears
 * once, so the author is told of the other stops.
 */
export const takeTimeOfFile = (store: ReturnType<typeof createQuizDraft>, videoId: string): void => {
  const { imported, popUp } = store.getSnapshot().context.document
  if (!imported || pendingQuestions(imported).length === 0 || popUp?.videoId === videoId) return
  const stops = new Set((imported.report.seconds ?? []).map(({ second }) => second))
  const [first, ...others] = [...stops].toSorted((one, other) => one - other)
  if (first === undefined) return
  store.trigger.setPopUp({ popUp: { videoId, time: first } })
  const time = showTime(first)
  toast.success(
    others.length === 0
      ? say('The quiz appears at {time}, as in the file.', { time })
      : say(
          'The quiz appears at {time}. In the file, the video also stops at {times}: create a pop-up quiz for each ' +
            'of these, or keep all questions here.',
          { time, times: others.map(showTime).join(', ') },
        ),
  )
}
