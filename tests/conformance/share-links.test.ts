import { expect } from 'vitest'
import { beginFor } from '../support/learner-objects.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const wrong = { status: 404, code: 'SHARE_LINK_WRONG' }
const linkOf = async (owner: Instructor, quizId: string, role: 'viewer' | 'editor') =>
  (await owner.viaGateway.makeShareLink({ body: { quiz_id: quizId, role } })).data.secret
const accept = (person: Instructor, secret: string) =>
  person.viaGateway.acceptShareLink({ body: { secret } }).then(({ data }) => data)
const roleOf = async (person: Instructor, quizId: string) =>
  (await person.direct.getShares({ params: { id: quizId } })).data.role

test('whoever teaches here and opens the link has its role, a higher one stays, and the log says who came', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(1))
  const secret = await linkOf(instructor, quizId, 'editor')
  expect(await accept(otherInstructor, secret)).toEqual({ quiz_id: quizId, name: 'Waves', role: 'editor' })
  expect(await roleOf(otherInstructor, quizId)).toBe('editor')
  expect(await accept(instructor, secret)).toMatchObject({ role: 'owner' })
  const lower = await linkOf(instructor, quizId, 'viewer')
  expect(await accept(otherInstructor, lower)).toMatchObject({ role: 'editor' })
  const { events } = (await instructor.direct.getQuizLog({ params: { id: quizId }, query: {} })).data
  expect(events.filter(({ kind }) => kind === 'acceptShareLink')).toMatchObject([
    { actor: otherInstructor.name, role: 'editor' },
  ])
  // Only the owner sees that there is a link.
  const seen = async (person: Instructor) =>
    (await person.direct.getShares({ params: { id: quizId } })).data.link
  expect([(await seen(instructor))?.role, await seen(otherInstructor)]).toEqual(['viewer', null])
  await expect(
    otherInstructor.direct.makeShareLink({ body: { quiz_id: quizId, role: 'editor' } }),
  ).rejects.toMatchObject({ code: 'ROLE_NEEDED' })
})

test('a link that was replaced, ended or never made, or whose maker lost the quiz or account, opens nothing', async ({
  world,
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(1))
  const third = await instructor.addColleague()
  const first = await linkOf(instructor, quizId, 'viewer')
  const second = await linkOf(instructor, quizId, 'viewer')
  await expect(accept(third, first)).rejects.toMatchObject(wrong)
  await expect(accept(third, 'invented')).rejects.toMatchObject(wrong)
  await accept(otherInstructor, second)
  await instructor.direct.handOverQuiz({ body: { quiz_id: quizId, subject_id: otherInstructor.uid } })
  await expect(accept(third, second)).rejects.toMatchObject(wrong)
  const last = await linkOf(otherInstructor, quizId, 'viewer')
  await otherInstructor.direct.removeShareLink({ body: { quiz_id: quizId } })
  await expect(accept(third, last)).rejects.toMatchObject(wrong)
  const ofDisabled = await linkOf(otherInstructor, quizId, 'viewer')
  await world.disable(otherInstructor)
  await expect(accept(third, ofDisabled)).rejects.toMatchObject(wrong)
})

test('who was removed does not come back by the link, and a student learns nothing by it', async ({
  world,
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(1))
  const secret = await linkOf(instructor, quizId, 'editor')
  await accept(otherInstructor, secret)
  await instructor.direct.removeShare({
    body: { quiz_id: quizId, kind: 'person', subject_id: otherInstructor.uid },
  })
  await expect(accept(otherInstructor, secret)).rejects.toMatchObject({
    code: 'SHARE_REFUSED',
    message: 'Your role in this quiz was taken away. Ask its owner to add you again.',
  })
  const { token } = await beginFor('readAttempt', world, instructor)
  const response = await fetch(`${world.gatewayUrl}/api/share/accept-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', uid: instructor.uid, authorization: token },
    body: JSON.stringify({ secret }),
  })
  expect([response.status, (await response.json()).code]).toEqual([401, 'SIGN_IN_REQUIRED'])
})

test('who was removed does not come back by the link with a role of their course, nor by leaving the quiz', async ({
  instructor,
}) => {
  const { course, module } = instructor.courseIds
  const quizId = await addQuiz(instructor, { course_id: course, module_id: module }, soundQuestions(1))
  const body = { quiz_id: quizId }
  const colleague = await instructor.addColleague()
  const secret = await linkOf(instructor, quizId, 'editor')
  await accept(colleague, secret)
  await instructor.direct.addShare({ body: { ...body, course_id: course, role: 'viewer' } })
  await instructor.direct.removeShare({ body: { ...body, kind: 'person', subject_id: colleague.uid } })
  const refused = { code: 'SHARE_REFUSED', message: expect.stringContaining('was taken away') }
  await expect(accept(colleague, secret)).rejects.toMatchObject(refused)
  await expect(colleague.direct.leaveQuiz({ body })).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  await expect(accept(colleague, secret)).rejects.toMatchObject(refused)
  expect(await roleOf(colleague, quizId)).toBe('viewer')
  // What the course may do, the link need not give.
  expect(await accept(colleague, await linkOf(instructor, quizId, 'viewer'))).toMatchObject({
    role: 'viewer',
  })
})
