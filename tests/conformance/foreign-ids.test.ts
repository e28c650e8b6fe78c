import { type ChannelName, channels } from '@quizwright/contracts/channels.ts'
import { entryOf } from '@quizwright/domain/defined.ts'
import { describe, expect } from 'vitest'
import { learnerExampleOf } from '../support/learner-objects.ts'
import { isLongForm } from '../support/long-form.ts'
import { openDirect } from '../support/open-channel.ts'
import { objectMakers } from '../support/owned-objects.ts'
import { playChannel } from '../support/play-channels.ts'
import { exampleOf } from '../support/row-examples.ts'
import { soundQuestion } from '../support/seed-objects.ts'
import { type Parts, sendRow } from '../support/send-row.ts'
import type { Instructor, World } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { idPlaces, idsIn } from './ids-in.ts'
import { instructorRows, learnerRows } from './rows.ts'
import { learnerIds } from './shared-rows.ts'

/** Everything of one instructor: an id of each kind, all ids, and all database rows. */
type Owned = {
  name: string
  /** The ids of objects by their names in examples, such as `$quiz`. */
  idsByName: ReadonlyMap<string, string>
  /** The ids that the quick form sends where an example names none. */
  usualIds: string[]
  idOfEachKind: string[]
  ids: ReadonlySet<string>
  rows: readonly string[]
  /** All rows of the database before the calls. */
  before: ReadonlySet<string>
}

/** Tables whose rows are shared by all instructors. */
const forEverybody = /^(?:quiz\.tags|quiz\.faculties|main\.course_tags) /
const ulidsIn = (value: unknown): string[] => JSON.stringify(value).match(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? []
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{20,64}$/.test(value)

/** One object of each kind that calls name most often, beside a question; other names are more of the same kinds. */
const usualNames = ['$quiz', '$session', '$student', '$video', '$thread']

const createEverything = async (
  victim: Instructor,
): Promise<Pick<Owned, 'idsByName' | 'usualIds' | 'idOfEachKind'>> => {
  const idsByName = new Map<string, string>()
  for (const [name, make] of Object.entries(objectMakers)) {
    const made = name === '$courseTag' ? undefined : await make(victim)
    if (isId(made)) idsByName.set(name, made)
  }
  const [session] = (await victim.direct.getSessionsByInstructor({ params: { id: victim.uid } })).data
    .sessions
  const body = { sessionId: session!._id, text: 'Eve Listed,eve@example.org' }
  const { data } = await victim.direct.addStudents({ body })
  const [question] = (await victim.direct.getQuizData({ params: { id: session!.quiz_id._id } })).data
    .questions
  const unnamed = [...data.students.map(({ _id }) => _id), question?._id].filter(isId)
  const usual = usualNames.map((name) => entryOf(idsByName, name))
  return { idsByName, usualIds: [...usual, ...unnamed], idOfEachKind: [...idsByName.values(), ...unnamed] }
}

/**
 * The ids to send at a place. The quick form sends the one of the kind that the example names there, because no call
 * finds an object by the id of another kind; where the example names none, those of the usual kinds. The long form
 * sends all.
 */
const idsFor = (
  { idsByName, usualIds, idOfEachKind }: Owned,
  example: unknown,
  place: string,
): readonly string[] => {
  const named = place
    .split('.')
    .reduce<unknown>(
      (value, step) => (Array.isArray(value) ? value[0] : value)?.[step as keyof typeof value],
      example,
    )
  const name = Array.isArray(named) ? named[0] : named
  const own = typeof name === 'string' ? idsByName.get(name) : undefined
  if (isLongForm) return idOfEachKind
  return own === undefined ? usualIds : [own]
}

/** Waits until jobs have finished writing. */
const readSettledRows = async (world: World): Promise<string[]> => {
  let before = await world.readRows()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const rows = await world.readRows()
    if (rows.join() === before.join()) return rows
    before = rows
  }
}

const test = base.extend<{ victim: Owned }>({
  victim: [
    async ({ world }, use) => {
      const earlier = new Set(await world.readRows())
      const victim = await world.addInstructor()
      const made = await createEverything(victim)
      const settled = await readSettledRows(world)
      const rows = settled.filter((row) => !earlier.has(row))
      const shared = new Set(ulidsIn(rows.filter((row) => forEverybody.test(row))))
      const ids = new Set(ulidsIn(rows).filter((id) => !shared.has(id)))
      await use({ name: victim.name, ...made, rows, ids, before: new Set(settled) })
    },
    { scope: 'file' },
  ],
})

/** Entries for lists that are empty in the example. */
const samples: Readonly<Record<string, () => object>> = {
  questions: () => soundQuestion(1),
  tags: () => ({ tag_name: 'arithmetic' }),
  answers: () => ({ selected: [0], answer: '', is_marked: false, time_spent: 1 }),
}

/** Copies `value` with an id set at a dotted path, in every element of a list on the way. */
const withId = (value: unknown, [step = '', ...rest]: readonly string[], id: string): unknown => {
  if (Array.isArray(value)) return value.map((part) => withId(part, [step, ...rest], id))
  const parts = (value ?? {}) as Record<string, unknown>
  const before = parts[step]
  if (rest.length === 0) return { ...parts, [step]: Array.isArray(before) ? [id] : id }
  const isEmptyList = Array.isArray(before) && before.length === 0
  return { ...parts, [step]: withId(isEmptyList ? [samples[step]!()] : before, rest, id) }
}

/** Whether a response contains more of an instructor's data than the id that was sent. */
const tells = (body: unknown, sent: string, { name, ids }: Owned): boolean =>
  JSON.stringify(body).includes(name) || ulidsIn(body).some((id) => ids.has(id) && !sent.includes(id))

/** Tables where an id is only a name within a quiz or of a save, and is stored as it was sent. */
const namesOnly = /^quiz\.(?:questions|question_revisions|question_changes|staged_batches|saves|presences) /

/**
 * Expects all rows of an instructor to be unchanged, and no new row to refer to them. Reading all rows takes as long
 * as many calls, so the quick form does it once after all calls, and the long form after each, which names the call.
 */
const expectUntouched = async (world: World, { rows, ids, before }: Owned) => {
  const stored = new Set(await world.readRows())
  expect(rows.filter((row) => !stored.has(row))).toEqual([])
  const added = [...stored].filter((row) => !before.has(row))
  const referring = added.filter((row) => ulidsIn(row).some((id) => ids.has(id)))
  expect(referring.filter((row) => !namesOnly.test(row))).toEqual([])
}

describe("another instructor's ids in a call", () => {
  for (const { row, title } of instructorRows) {
    // Operators act on the accounts of everybody.
    if (row.operator) continue
    // Ids in the scope of a row are covered by the access suite.
    const scoped = [...(row.scope?.instructor ?? []), ...Object.keys(row.scope?.owned ?? {})]
    const places = idsIn(row).filter((place) => !scoped.includes(place))
    if (places.length === 0) continue
    test(`${title} reveals and changes nothing through ${places.join(', ')}`, async ({
      world,
      instructor,
      victim,
    }) => {
      const example = await exampleOf(row, instructor)
      for (const place of places)
        for (const id of idsFor(victim, row.example, place)) {
          const parts = withId(example, place.split('.'), id) as Parts
          expect(JSON.stringify(parts), `the example of ${row.path} lacks ${place}`).toContain(id)
          const { body } = await sendRow(world.servicesUrl, row, parts, instructor.headers)
          expect(tells(body, id, victim), `${place}: ${JSON.stringify(body)}`).toBe(false)
        }
      if (isLongForm) await expectUntouched(world, victim)
    })
  }
})

describe("another instructor's ids in a student's call", () => {
  for (const { name, row, title } of learnerRows) {
    const places = learnerIds.flatMap(({ isOpen, ids }) => (isOpen ? [] : (ids[name] ?? [])))
    if (places.length === 0) continue
    test(`${title} reveals and changes nothing through ${places.join(', ')}`, async ({
      world,
      instructor,
      victim,
    }) => {
      const { parts: example, token } = await learnerExampleOf(name, row, world, instructor)
      for (const place of places)
        for (const id of idsFor(victim, row.example, place)) {
          const parts = withId(example, place.split('.'), id) as Parts
          const { status, body } = await sendRow(world.servicesUrl, row, parts, { authorization: token })
          expect({ id, status, code: body.code }).toEqual({ id, status: 422, code: 'FOREIGN_QUESTION' })
          expect(tells(body, id, victim), `${place}: ${JSON.stringify(body)}`).toBe(false)
        }
      if (isLongForm) await expectUntouched(world, victim)
    })
  }
})

describe("another instructor's ids in an event", () => {
  for (const name of Object.keys(channels) as ChannelName[])
    test(`${name} reveals and changes nothing through any id of any event`, async ({
      world,
      instructor,
      victim,
    }) => {
      const { events } = await playChannel(name, world, instructor)
      for (const [event, { data: schema }] of Object.entries(channels[name].fromBrowser))
        for (const place of idPlaces(schema as never, 'data'))
          for (const id of isLongForm ? victim.idOfEachKind : victim.usualIds) {
            if (event === 'authenticate') continue
            await using channel = await openDirect(world.servicesUrl, name, instructor)
            const { data } = withId({ data: events[event] }, place.split('.'), id) as { data: unknown }
            expect(JSON.stringify(data), `${event} lacks ${place}`).toContain(id)
            channel.send(event, data)
            const heard = isAnswered(event) ? await channel.next() : undefined
            expect(tells(heard?.data ?? null, id, victim), `${event}: ${JSON.stringify(heard)}`).toBe(false)
          }
      if (isLongForm) await expectUntouched(world, victim)
    })
})

test('all these calls have left the rows of the other instructor as they were', async ({ world, victim }) => {
  await expectUntouched(world, victim)
})

/** Cancelling an import that does not run gets no reply. */
const isAnswered = (event: string): boolean => event !== 'cancel'
