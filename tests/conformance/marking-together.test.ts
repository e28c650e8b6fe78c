import { expect } from 'vitest'
import { addQuiz, essayQuestion } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const addWaiting = async (owner: Instructor, names: readonly string[]) => {
  const essay = essayQuestion(1)
  const quizId = await addQuiz(owner, { quiz_type: 'daq' }, [essay], true)
  const results: string[] = []
  for (const name of names)
    results.push(
      (await owner.handIn({ quizId, name, given: [{ words: `Of ${name}`, waits: true }] })).resultId,
    )
  return { quizId, questionId: essay._id, results }
}
const queueOf = async (by: Instructor, query: object = {}) =>
  (await by.viaGateway.getMarkingQueue({ params: { id: by.uid }, query })).data.answers.map(
    ({ answer }) => answer,
  )
const listOf = async (by: Instructor) =>
  (await by.viaGateway.getMarkingOverview({ params: { id: by.uid }, query: {} })).data.quizzes

test('what a colleague shared with a marker is among what waits for them, and a viewer sees none of it', async ({
  instructor,
  otherInstructor,
}) => {
  const { quizId } = await addWaiting(instructor, ['Ann', 'Bo'])
  const body = { quiz_id: quizId, email: otherInstructor.email }
  await instructor.direct.addShare({ body: { ...body, role: 'viewer' } })
  expect([await listOf(otherInstructor), await queueOf(otherInstructor)]).toEqual([[], []])
  await instructor.direct.addShare({ body: { ...body, role: 'marker' } })
  expect(await listOf(otherInstructor)).toMatchObject([
    { quiz_id: quizId, to_mark: 2, owner_name: instructor.name },
  ])
  expect((await queueOf(otherInstructor)).toSorted()).toEqual(['Of Ann', 'Of Bo'])
  expect(await listOf(instructor)).toMatchObject([{ quiz_id: quizId, to_mark: 2 }])
  expect((await listOf(instructor))[0]).not.toHaveProperty('owner_name')
})

test('an answer that one has open is not given to another, who is told by whom, until it is given up', async ({
  instructor,
  otherInstructor,
}) => {
  const { quizId, questionId, results } = await addWaiting(instructor, ['Ann', 'Bo'])
  await instructor.direct.addShare({
    body: { quiz_id: quizId, email: otherInstructor.email, role: 'marker' },
  })
  const claim = async (by: Instructor, isOpen = true) =>
    (
      await by.viaGateway.claimAnswer({
        body: { result_id: results[0]!, question_id: questionId, is_open: isOpen },
      })
    ).data
  expect(await claim(instructor)).toEqual({ held_by: null, is_own: true })
  // Renewed by its holder, refused to others.
  expect(await claim(instructor)).toMatchObject({ is_own: true })
  expect(await claim(otherInstructor)).toEqual({ held_by: instructor.name, is_own: false })
  expect([await queueOf(otherInstructor), (await queueOf(instructor)).length]).toEqual([['Of Bo'], 2])
  // Nobody gives up what another has.
  await claim(otherInstructor, false)
  expect(await queueOf(otherInstructor)).toEqual(['Of Bo'])
  await claim(instructor, false)
  expect(await claim(otherInstructor)).toEqual({ held_by: null, is_own: true })
  await expect(
    instructor.viaGateway.claimAnswer({
      body: { result_id: results[0]!, question_id: 'another', is_open: true },
    }),
  ).rejects.toMatchObject({ status: 404 })
})
