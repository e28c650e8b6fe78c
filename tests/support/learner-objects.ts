import type { Row } from '@quizwright/contracts/define.ts'
import type { LearnerCall } from '@quizwright/contracts/endpoints/learner.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { ulid } from 'ulid'
import { fillPlaceholders } from './placeholders.ts'
import { smallPng } from './images.ts'
import { addQuiz, essayQuestion, soundQuestions } from './seed-objects.ts'
import type { Parts } from './send-row.ts'
import type { Instructor, World } from './world.ts'

const openNow = {
  start_time: '2020-01-01 08:00:00',
  end_time: '2090-01-01 08:00:00',
  result_delay_in_hours: 0,
}
const inWords: readonly LearnerCall[] = ['addImage', 'removeImage']

/**
 * A quiz that may be taken now, of the kind that a learner's call is about, and an attempt at it that has
 * just begun.
 */
export const beginFor = async (name: LearnerCall, world: World, instructor: Instructor) => {
  const isDescriptive = inWords.includes(name)
  const questions = isDescriptive ? [essayQuestion(1)] : soundQuestions(2)
  const quizId = await addQuiz(
    instructor,
    { ...openNow, quiz_type: isDescriptive ? 'daq' : 'full', is_direct_check: name === 'checkAnswer' },
    questions,
    true,
  )
  const {
    data: { session },
  } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const attempt = await begin(world.servicesUrl, session._id, `Bo ${ulid()}`.replaceAll(' ', '.'))
  if (name === 'readAttemptResult')
    await attempt.learner.handInAttempt({ params: attempt.params, body: { answers: [] } })
  return {
    token: attempt.token,
    attemptId: attempt.attempt_id,
    sessionId: session._id,
    questionId: questions[0]!._id,
  }
}

/** The example of a learner's call with real objects in it, and the token that goes with its attempt. */
export const learnerExampleOf = async (
  name: LearnerCall,
  row: Row,
  world: World,
  instructor: Instructor,
): Promise<{ parts: Parts; token: string }> => {
  const { token, attemptId, sessionId, questionId } = await beginFor(name, world, instructor)
  const parts = fillPlaceholders(row.example, {
    $attempt: attemptId,
    $session: sessionId,
    $question: questionId,
    $video: instructor.courseIds.video,
    $image: await smallPng(),
  }) as Parts
  return { parts, token }
}
