import type { Row } from '@quizwright/contracts/define.ts'
import type { LearnerCall } from '@quizwright/contracts/endpoints/learner.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { begin, learnerClient } from '@quizwright/services/test-support/learner-client.ts'
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
const inWords: readonly LearnerCall[] = ['addImage', 'addLateImage', 'removeImage']

/** Creates a quiz that is open now, of the kind that a learner's call needs, and begins an attempt. */
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
    questionId: elementAt(questions, 0)._id,
  }
}

/** Adds a student to the list of a session. */
const makeLinkSecret = async (instructor: Instructor, sessionId: string): Promise<string> => {
  const { data } = await instructor.direct.addStudents({ body: { sessionId, text: 'Bo, bo@example.org' } })
  return elementAt(elementAt(data.students, 0).link.split('#'), 1)
}

/** Calls that need a session with confirmed e-mail addresses. */
const mailCalls: readonly LearnerCall[] = ['requestCode', 'readCodeMail', 'confirmCode', 'listOwnAttempts']

/** Sends a code and, for the student's own calls, confirms it. */
const askForCode = async (name: LearnerCall, world: World, instructor: Instructor, sessionId: string) => {
  await instructor.direct.updateSession({ body: { sessionId, access: 'confirmed_email' } })
  const email = `${ulid().toLowerCase()}@example.org`
  const { data } = await learnerClient(world.servicesUrl).requestCode({
    body: { session_id: sessionId, email },
  })
  const code = await world.readCode(email)
  if (name !== 'listOwnAttempts') return { token: data.confirmation_token, code }
  const browser = learnerClient(world.servicesUrl, data.confirmation_token)
  const { data: confirmed } = await browser.confirmCode({ body: { code } })
  await learnerClient(world.servicesUrl, confirmed.token).startAttempt({
    body: { session_id: sessionId, full_name: 'Bo' },
  })
  return { token: confirmed.token, code }
}

/** The example of a learner's call with real objects, and the token of its attempt. */
export const learnerExampleOf = async (
  name: LearnerCall,
  row: Row,
  world: World,
  instructor: Instructor,
): Promise<{ parts: Parts; token: string }> => {
  const { token, attemptId, sessionId, questionId } = await beginFor(name, world, instructor)
  const asked = mailCalls.includes(name) ? await askForCode(name, world, instructor, sessionId) : undefined
  const parts = fillPlaceholders(row.example, {
    $attempt: attemptId,
    $session: sessionId,
    $mailSession: sessionId,
    $code: asked?.code ?? '',
    $linkSecret: name === 'openPersonalLink' ? await makeLinkSecret(instructor, sessionId) : '',
    $launchTicket: name === 'openLaunch' ? await world.addLaunchTicket(sessionId) : '',
    $question: questionId,
    $video: instructor.courseIds.video,
    $image: await smallPng(),
  }) as Parts
  return { parts, token: asked?.token ?? token }
}
