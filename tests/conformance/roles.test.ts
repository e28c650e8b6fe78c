import { type GivenRole, givenRoles, mayAs } from '@quizwright/domain/rules/role.ts'
import { describe, expect } from 'vitest'
import { isLongForm } from '../support/long-form.ts'
import { openDirect } from '../support/open-channel.ts'
import { createOwnedObject } from '../support/owned-objects.ts'
import { createSharedExamples, exampleOf, type SharedExamples } from '../support/row-examples.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import type { Instructor } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { askedBy, neededFor, ofOwner, ownedIn, personalKinds } from './as-colleague.ts'
import { instructorRows } from './rows.ts'

/** The rows that concern a quiz. Whose files and jobs these are, the access suite tries. */
const quizRows = instructorRows.filter(({ row }) =>
  ownedIn(row).some(([, kind]) => !personalKinds.includes(kind)),
)

type Colleagues = Record<GivenRole | 'former', Instructor>
const test = base.extend<{ owner: Instructor; exampleFor: SharedExamples; colleagues: Colleagues }>({
  owner: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  exampleFor: [async ({ owner }, use) => use(createSharedExamples(owner)), { scope: 'file' }],
  colleagues: [
    async ({ owner }, use) => {
      const [viewer, marker, editor, former] = await Promise.all([1, 2, 3, 4].map(() => owner.addColleague()))
      await use({ viewer: viewer!, marker: marker!, editor: editor!, former: former! })
    },
    { scope: 'file' },
  ],
})

describe('the role of a colleague', () => {
  for (const { row, title } of quizRows) {
    const needed = neededFor(row)
    // The quick form tries the highest of them: `mayAs` orders the roles, and every row asks it.
    const tooLow = givenRoles.filter((role) => !mayAs(role, needed)).slice(isLongForm ? 0 : -1)
    test(`${title} needs the role ${needed}: refuses ${[...tooLow, 'former'].join(', ')}`, async ({
      world,
      owner,
      exampleFor,
      colleagues,
    }) => {
      const example = await ofOwner(owner, row, await exampleFor(row))
      for (const role of [...tooLow, 'former'] as const) {
        const caller = colleagues[role]
        await world.shareAll(owner.uid, caller.uid, role === 'former' ? null : role)
        const parts = await askedBy(caller, row, example)
        const { status, body } = await sendRow(world.servicesUrl, row, parts, caller.headers)
        expect({ role, status, code: body.code }).toEqual(
          role === 'former'
            ? { role, status: 409, code: 'ROLE_CHANGED' }
            : { role, status: 403, code: 'ROLE_NEEDED' },
        )
        expect(body.message).toContain(owner.name)
      }
    })

    if (needed !== 'owner')
      test(`${title} serves the ${needed} of a colleague's quiz`, async ({ world, instructor }) => {
        const example = await ofOwner(instructor, row, await exampleOf(row, instructor))
        const colleague = await instructor.addColleague()
        await world.shareAll(instructor.uid, colleague.uid, needed)
        const parts = await askedBy(colleague, row, example)
        const { status, body } = await sendRow(world.servicesUrl, row, parts, colleague.headers)
        expect({ status, code: body.code }, JSON.stringify(body)).toMatchObject({ status: 200 })
      })
  }
})

describe('the role of a colleague on a socket', () => {
  const frames = async (owner: Instructor, caller: Instructor) => {
    const quizId = await addQuiz(owner)
    const batch = {
      saveId: 'a-save',
      quizId,
      index: 0,
      total: 1,
      baseRevision: 2,
      questions: [soundQuestion(1)],
      warnings: [],
      progress: 0,
      isPublished: false,
      isSkippable: false,
    }
    return {
      questionSaving: ['questions', batch] as const,
      csvUpload: ['file', { fileLink: await createOwnedObject('file', caller), quizId }] as const,
    }
  }
  for (const name of ['questionSaving', 'csvUpload'] as const)
    test(`${name} serves an editor, and refuses marker, viewer and former`, async ({ world, instructor }) => {
      for (const role of ['editor', 'marker', 'viewer', null] as const) {
        const caller = await instructor.addColleague()
        const [event, data] = (await frames(instructor, caller))[name]
        await world.shareAll(instructor.uid, caller.uid, role)
        await using channel = await openDirect(world.servicesUrl, name, caller)
        channel.send(event, data)
        const heard = await channel.next()
        const code = heard.event === 'error' ? (heard.data as { code: string }).code : 'served'
        const refusal = role === null ? 'ROLE_CHANGED' : 'ROLE_NEEDED'
        expect({ role, code }).toEqual({ role, code: role === 'editor' ? 'served' : refusal })
      }
    })
})
