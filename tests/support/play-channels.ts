import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { ulid } from 'ulid'
import { tidied } from './answers.ts'
import { csvFile, csvOf, faultyRows } from './csv-files.ts'
import { openDirect, openViaGateway } from './open-channel.ts'
import { addQuiz, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

/** The first `data` of each event, whoever sent it. */
export type Said = Record<string, unknown>

/**
 * Where a channel is opened: before the gateway as a page does, or before the services as the gateway does.
 */
type Door = { gatewayUrl: string } | { servicesUrl: string }

/** Opens a channel whose every event is written down. */
const open = async (door: Door, name: ChannelName, instructor: Instructor, said: Said) => {
  const channel =
    'gatewayUrl' in door
      ? await openViaGateway(door.gatewayUrl, name)
      : await openDirect(door.servicesUrl, name, instructor)
  const send = (event: string, data: unknown): void => {
    said[event] ??= data
    channel.send(event, data)
  }
  const hear = async (awaited: string): Promise<void> => {
    const heard = await channel.until(awaited, 'error').catch((error: unknown) => {
      throw new Error(`“${awaited}” is awaited. ${error instanceof Error ? error.message : String(error)}`)
    })
    for (const { event, data } of heard) said[event] ??= data
    if (heard.at(-1)!.event !== awaited)
      throw new Error(
        `“${awaited}” is awaited and “error” comes: ${JSON.stringify(heard.at(-1)!.data).slice(0, 300)}`,
      )
  }
  if ('gatewayUrl' in door) {
    send('authenticate', { uid: instructor.uid, token: instructor.token })
    await hear('authenticated')
  }
  return { send, hear, [Symbol.asyncDispose]: () => channel[Symbol.asyncDispose]() }
}

const playImports = async (door: Door, instructor: Instructor, said: Said): Promise<Said> => {
  const quizId = await addQuiz(instructor, {}, [])
  const { content } = csvFile(csvOf(faultyRows().slice(0, 3)))
  const {
    data: { fileLink },
  } = await instructor.direct.uploadCsv({
    file: new File([new Uint8Array(content)], 'questions.csv', { type: 'text/csv' }),
  })
  await using channel = await open(door, 'csvUpload', instructor, said)
  channel.send('file', { fileLink, quizId })
  await channel.hear('complete')
  channel.send('file', { fileLink: 'no-file-of-this-name-00', quizId })
  await channel.hear('error')
  channel.send('cancel', { fileLink })
  return { quizId }
}

const playSaves = async (door: Door, instructor: Instructor, said: Said): Promise<Said> => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(1), true)
  const save = { saveId: ulid(), quizId }
  const readRevision = async (): Promise<number> =>
    (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data.quiz.revision
  const batch = async (names: typeof save) => ({
    ...names,
    index: 0,
    total: 1,
    baseRevision: await readRevision(),
    questions: soundQuestions(1),
    warnings: [],
    isPublished: true,
    isSkippable: false,
    progress: 100,
  })
  await using channel = await open(door, 'questionSaving', instructor, said)
  channel.send('questions', await batch(save))
  await channel.hear('progress')
  channel.send('resume', save)
  await channel.hear('progress')
  channel.send('complete', save)
  await channel.hear('saved')
  channel.send('questions', { ...(await batch({ ...save, saveId: ulid() })), baseRevision: 0 })
  await channel.hear('error')
  // Straight to the services it is tried on those of others, where nobody can hand in.
  if ('servicesUrl' in door) return { quizId, saveId: save.saveId }
  await instructor.handIn({ quizId, name: 'Bo', given: [1] })
  const second = { ...save, saveId: ulid() }
  channel.send('questions', await batch(second))
  await channel.hear('needToCreateNewVersion')
  channel.send('createNewVersion', second)
  await channel.hear('Vsaved')
  return { quizId, saveId: save.saveId }
}

const players: Record<ChannelName, typeof playSaves> = { csvUpload: playImports, questionSaving: playSaves }

/**
 * A conversation over a channel in which every event of both sides is said once: its data, with what differs
 * from run to run put in plain names. Straight to the services no quiz has attempts, and nobody asks for a
 * new version.
 */
export const playChannel = async (
  name: ChannelName,
  door: Door,
  instructor: Instructor,
): Promise<{ said: Said; tidy: Said }> => {
  const said: Said = {}
  const given = { uid: instructor.uid, ...(await players[name](door, instructor, said)) }
  return {
    said,
    tidy: tidied(
      said,
      { params: { uid: '$instructor', quizId: '$quiz', saveId: '$save' } },
      { params: given as Record<string, string> },
    ) as Said,
  }
}
