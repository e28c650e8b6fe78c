import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { UndoneSolutions } from '@quizwright/contracts/schemas/solution-run.ts'
import { problemText } from '../../api/problem-text.ts'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { isProblem, rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { clearLastAiJob } from './stored-ai-job.ts'

/** The largest number of questions named in a message. */
const namedQuestions = 5

/** Restores the solutions before an AI job and says what was done. Returns false if that failed. */
export const undoAiJob = async (jobId: string): Promise<boolean> => {
  try {
    const { data } = await rest.undoSolutionAi({ body: { job_id: jobId } })
    clearLastAiJob()
    showUndone(data)
  } catch (error) {
    if (isProblem(error) && error.code === 'NOT_FOUND') clearLastAiJob()
    toast.error('The AI job could not be undone', problemText(error))
    return false
  }
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
  return true
}

const showUndone = ({ restored, edited }: UndoneSolutions): void => {
  const title = `${countOf(restored, 'solution was', 'solutions were')} restored`
  if (edited.length === 0) return void toast.success(title)
  const named = edited
    .slice(0, namedQuestions)
    .map(({ quiz_name, question_no }) => `${quiz_name}, question ${question_no}`)
    .join('; ')
  const others = edited.length > namedQuestions ? ` and ${edited.length - namedQuestions} others` : ''
  toast.warning(title, `Edited since, and left as they are: ${named}${others}.`)
}
