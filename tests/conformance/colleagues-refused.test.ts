import { expect } from 'vitest'
import { addQuiz, essayQuestion, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const share = (owner: Instructor, quizId: string, colleague: Instructor, role: 'marker' | 'editor') =>
  owner.direct.addShare({ body: { quiz_id: quizId, email: colleague.email, role } })

test('a role that is taken away is told by whom, and what was typed can be taken into a copy', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(2))
  await share(instructor, quizId, otherInstructor, 'editor')
  const named = { quiz_id: quizId, kind: 'person' as const, subject_id: otherInstructor.uid }
  await instructor.direct.removeShare({ body: named })
  await expect(
    otherInstructor.viaGateway.bePresent({
      body: { quiz_id: quizId, device_id: 'a-device', question_id: null, revision: 1 },
    }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'ROLE_CHANGED',
    message: `${instructor.name} took away your role in this quiz. What you typed is kept here; make a copy to go on.`,
  })
})

test('a quiz whose owner can no longer sign in is worked on, and the owner is handed nothing and told nothing', async ({
  world,
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(2))
  const third = await instructor.addColleague()
  await share(instructor, quizId, otherInstructor, 'editor')
  await share(instructor, quizId, third, 'editor')
  await world.disable(instructor)
  await expect(instructor.viaGateway.getShares({ params: { id: quizId } })).rejects.toMatchObject({
    status: 401,
  })
  await otherInstructor.viaGateway.updateQuiz({ body: { quiz_id: quizId, description: 'Still here.' } })
  const { data } = await otherInstructor.viaGateway.getThreads({
    params: { id: quizId },
    query: { state: 'open' },
  })
  expect(data.people.map(({ _id }) => _id)).not.toContain(instructor.uid)

  // Nor is anything handed over to an account that is disabled.
  const owned = await addQuiz(otherInstructor, { name: 'Light' })
  await share(otherInstructor, owned, third, 'editor')
  await world.disable(third)
  await expect(
    otherInstructor.viaGateway.handOverQuiz({ body: { quiz_id: owned, subject_id: third.uid } }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'SHARE_REFUSED',
    message: 'This account can not sign in any more. Choose another colleague.',
  })
})

test('a comment on a question that was deleted is refused in a sentence, and older ones stay', async ({
  instructor,
  otherInstructor,
}) => {
  const [kept, removed] = soundQuestions(2) as [
    ReturnType<typeof soundQuestions>[number],
    ReturnType<typeof soundQuestions>[number],
  ]
  const quizId = await addQuiz(instructor, { name: 'Waves' }, [kept, removed])
  await share(instructor, quizId, otherInstructor, 'editor')
  const about = { quiz_id: quizId, question_id: removed._id, mentions: [] }
  const { data } = await otherInstructor.viaGateway.startThread({ body: { ...about, text: 'Too hard?' } })
  const { overview } = (await instructor.direct.getQuizOverview({ query: { quizId } })).data
  await instructor.direct.addQuestions({
    body: {
      quiz_id: quizId,
      questions: [kept],
      is_published: false,
      is_skippable: true,
      baseRevision: overview.revision,
    },
  })
  await expect(
    otherInstructor.viaGateway.startThread({ body: { ...about, text: 'And this?' } }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'COMMENT_REFUSED',
    message:
      'This question is not in the saved quiz. Save your questions, or reload the page if a colleague deleted it.',
  })
  // The thread about it goes on.
  const reply = { quiz_id: quizId, thread_id: data.thread._id, text: 'It was.', mentions: [] }
  await instructor.viaGateway.replyToThread({ body: reply })
  const read = await otherInstructor.viaGateway.getThreads({
    params: { id: quizId },
    query: { state: 'open' },
  })
  expect(read.data.threads).toMatchObject([
    { question_no: null, comments: [{ text: 'Too hard?' }, { text: 'It was.' }] },
  ])
})

test('a marker of one quiz who opens a result of another by its address finds nothing', async ({
  instructor,
  otherInstructor,
}) => {
  const essay = () => [essayQuestion(1)]
  const [shared, other] = [
    await addQuiz(instructor, { quiz_type: 'daq' }, essay(), true),
    await addQuiz(instructor, { quiz_type: 'daq', name: 'Another' }, essay(), true),
  ]
  await share(instructor, shared, otherInstructor, 'marker')
  const given = [{ words: 'Of Ann', waits: true }]
  const [own, foreign] = [
    await instructor.handIn({ quizId: shared, name: 'Ann', given }),
    await instructor.handIn({ quizId: other, name: 'Ann', given }),
  ]
  await otherInstructor.viaGateway.getDaqResult({ params: { id: own.resultId } })
  const refused = {
    status: 404,
    message: 'This was not found. It may have been removed, or it belongs to somebody else.',
  }
  const { resultId } = foreign
  const calls = [
    otherInstructor.viaGateway.getDaqResult({ params: { id: resultId } }),
    otherInstructor.viaGateway.getMarkingTeam({ params: { id: other } }),
    otherInstructor.viaGateway.claimAnswer({
      body: { result_id: resultId, question_id: 'any', is_open: true },
    }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject(refused)
})

test('a student who calls what colleagues call learns nothing of the quiz, not even that it exists', async ({
  world,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Secret waves' }, soundQuestions(2))
  const headers = { uid: 'a-student', authorization: 'the-token-of-an-attempt' }
  for (const path of [`quiz/get-overview?quizId=${quizId}`, `team-marking/get-team/${quizId}`]) {
    const response = await fetch(`${world.gatewayUrl}/api/${path}`, { headers })
    expect(response.status).toBe(401)
    const body = await response.text()
    expect(body).toContain('You are not signed in. Sign in and try again.')
    expect(body).not.toContain('Secret waves')
  }
})
