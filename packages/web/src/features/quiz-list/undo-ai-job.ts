import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
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
    const { data } = await rest(jobEndpoints).undoSolutionAi({ body: { job_id: jobId } })
    clearLastAiJob()
    showUndone(data)
  } catch (error) {
    if (isProblem(error) && error.code === 'NOT_FOUND') clearLastAiJob()
    toast.error(say('The AI job couldn’t be undone'), problemText(error))
    return false
  }
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
  return true
}

const showUndone = ({ restored, edited, kept = [] }: UndoneSolutions): void => {
  const title = sayCount(restored, '{count} solution was restored', '{count} solutions were restored')
  if (edited.length + kept.length === 0) return void toast.success(title)
  const details = [...(edited.length > 0 ? [namesEdited(edited)] : []), ...kept.map(namesKept)]
  toast.warning(title, details.join(' '))
}

const namesKept = ({ quiz_name: quiz }: NonNullable<UndoneSolutions['kept']>[number]): string =>
  say('You can’t edit {quiz} any more, so it’s unchanged.', { quiz })

const namesEdited = (edited: UndoneSolutions['edited']): string => {
  const named = edited
    .slice(0, namedQuestions)
    .map(({ quiz_name, question_no }) =>
      say('{quiz}, question {number}', { quiz: quiz_name, number: question_no }),
    )
    .join('; ')
  const others = edited.length - namedQuestions
  return others > 0
    ? say('Edited since, so unchanged: {named} and {others} more.', { named, others })
    : say('Edited since, so unchanged: {named}.', { named })
}
