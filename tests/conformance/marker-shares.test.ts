import { mayAs } from '@quizwright/domain/rules/role.ts'
import { expect } from 'vitest'
import { createSharedExamples, type SharedExamples } from '../support/row-examples.ts'
import { type Parts, sendRow } from '../support/send-row.ts'
import type { Instructor } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { askedBy, namesResult, neededFor, ofOwner, ownedIn, personalKinds } from './as-colleague.ts'
import { instructorRows } from './rows.ts'

/** A marker in whose quizzes all results are shared out, and the colleague who has them. */
type Team = { owner: Instructor; marker: Instructor; another: Instructor; exampleFor: SharedExamples }
const test = base.extend<{ team: Team }>({
  team: [
    async ({ world }, use) => {
      const owner = await world.addInstructor()
      const [marker, another] = [await owner.addColleague(), await owner.addColleague()]
      await use({ owner, marker, another, exampleFor: createSharedExamples(owner) })
    },
    { scope: 'file' },
  ],
})

const isOfQuiz = ({ row }: (typeof instructorRows)[number]) =>
  ownedIn(row).some(([, kind]) => !personalKinds.includes(kind))
/** Every call that a marker reaches, also those that name no quiz. */
const reached = instructorRows.filter((one) => !isOfQuiz(one) || mayAs('marker', neededFor(one.row)))
const refusedRows = reached.filter(({ row }) => row.scope?.share === 'whole' || namesResult(row))
const servedRows = reached.filter((one) => !refusedRows.includes(one))

/** What says something of students in these examples, once the marker has them in their share. */
const saysOfStudents = ['getLateAnswers', 'getReportResults', 'getResultsByQuiz', 'getResultsBySession']

for (const { name, row, title } of refusedRows)
  test(`${title} is refused to a marker in whose share it is not, and served in the own share`, async ({
    world,
    team: { owner, marker, another, exampleFor },
  }) => {
    const example = await ofOwner(owner, row, await exampleFor(row))
    await world.shareAll(owner.uid, marker.uid, 'marker')
    await world.shareOut(owner.uid, another.uid)
    const parts = await askedBy(marker, row, example)
    const { status, body } = await sendRow(world.servicesUrl, row, parts, marker.headers)
    expect({ name, status, code: body.code, message: body.message }).toEqual({
      name,
      status: 403,
      code: 'ROLE_NEEDED',
      message:
        row.scope?.share === 'whole'
          ? `You mark a share of this quiz, and this is about all students. Ask ${owner.name} for the role editor.`
          : `This result is in another marker’s share. Ask ${owner.name} for another share.`,
    })
    if (row.method !== 'GET' || row.scope?.share === 'whole') return
    await world.shareOut(owner.uid, marker.uid)
    expect(await sendRow(world.servicesUrl, row, parts, marker.headers)).toMatchObject({ status: 200 })
  })

/** Calls that read, or write the same again: also those that search are sent as POST. */
const isRepeatable = ({ row }: (typeof reached)[number]) =>
  row.method === 'GET' || (row.method === 'POST' && row.idempotent === true && row.scope !== undefined)

test('no call names a student of another marker’s share, as a list, a count or an export', async ({
  world,
  team: { owner, marker, another, exampleFor },
}) => {
  const examples: ((typeof servedRows)[number] & { parts: Parts })[] = []
  for (const one of servedRows.filter(isRepeatable))
    examples.push({ ...one, parts: await askedBy(marker, one.row, await exampleFor(one.row)) })
  await world.shareAll(owner.uid, marker.uid, 'marker')
  const said = async (names: readonly string[]) => {
    const found: string[] = []
    for (const { name, row, parts } of examples) {
      const { status, body } = await sendRow(world.servicesUrl, row, parts, marker.headers)
      expect(status, `${name} ${JSON.stringify(body)}`).toBeLessThan(500)
      const text = JSON.stringify(body)
      if (names.some((one) => text.includes(one))) found.push(name)
    }
    return found.toSorted()
  }
  expect(await said(await world.shareOut(owner.uid, another.uid))).toEqual([])
  expect(await said(await world.shareOut(owner.uid, marker.uid))).toEqual(saysOfStudents)
})
