import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { lastOf } from '@quizwright/domain/defined.ts'
import { ulid } from 'ulid'
import { csvFile, csvOf, faultyRows } from './csv-files.ts'
import { normalizeResponse } from './normalize-response.ts'
import { openDirect, openViaGateway } from './open-channel.ts'
import { addQuiz, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

/** The first `data` of each event from either side. */
export type EventData = Record<string, unknown>

/** Where to open a channel: at the gateway, as a page does, or at the services, as the gateway does. */
type Server = { gatewayUrl: string } | { servicesUrl: string }

/** Opens a channel and records every event of it in `events`. */
const open = async (server: Server, name: ChannelName, instructor: Instructor, events: EventData) => {
  const channel =
    'gatewayUrl' in server
      ? await openViaGateway(server.gatewayUrl, name)
      : await openDirect(server.servicesUrl, name, instructor)
  const send = (event: string, data: unknown): void => {
    events[event] ??= data
    channel.send(event, data)
  }
  const receive = async (awaited: string): Promise<void> => {
    const received = await channel.until(awaited, 'error').catch((error: unknown) => {
      throw new Error(`No “${awaited}” came. ${error instanceof Error ? error.message : String(error)}`)
    })
    for (const { event, data } of received) events[event] ??= data
    if (lastOf(received).event !== awaited)
      throw new Error(
        `Instead of “${awaited}” came “error”: ${JSON.stringify(lastOf(received).data).slice(0, 300)}`,
      )
  }
  if ('gatewayUrl' in server) {
    send('authenticate', { uid: instructor.uid, token: instructor.token })
    await receive('authenticated')
  }
  return { send, receive, [Symbol.asyncDispose]: () => channel[Symbol.asyncDispose]() }
}

const playImports = async (server: Server, instructor: Instructor, events: EventData): Promise<EventData> => {
  const quizId = await addQuiz(instructor, {}, [])
  const { content } = csvFile(csvOf(faultyRows().slice(0, 3)))
  const {
    data: { fileLink },
  } = await instructor.direct.uploadCsv({
    file: new File([new Uint8Array(content)], 'questions.csv', { type: 'text/csv' }),
  })
  await using channel = await open(server, 'csvUpload', instructor, events)
  channel.send('file', { fileLink, quizId })
  await channel.receive('complete')
  channel.send('file', { fileLink: 'no-file-of-this-name-00', quizId })
  await channel.receive('error')
  channel.send('cancel', { fileLink })
  return { quizId }
}

const playSaves = async (server: Server, instructor: Instructor, events: EventData): Promise<EventData> => {
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
  await using channel = await open(server, 'questionSaving', instructor, events)
  channel.send('questions', await batch(save))
  await channel.receive('progress')
  channel.send('resume', save)
  await channel.receive('progress')
  channel.send('complete', save)
  await channel.receive('saved')
  channel.send('questions', { ...(await batch({ ...save, saveId: ulid() })), baseRevision: 0 })
  await channel.receive('error')
  // An operator's own services have no way to hand in an attempt for a test.
  if ('servicesUrl' in server) return { quizId, saveId: save.saveId }
  await instructor.handIn({ quizId, name: 'Bo', given: [1] })
  const second = { ...save, saveId: ulid() }
  channel.send('questions', await batch(second))
  await channel.receive('needToCreateNewVersion')
  channel.send('createNewVersion', second)
  await channel.receive('Vsaved')
  return { quizId, saveId: save.saveId }
}

const players: Record<ChannelName, typeof playSaves> = { csvUpload: playImports, questionSaving: playSaves }

/**
 * Plays a conversation in which each side sends every event of a channel. Resolves with the data of each
 * event, original and normalized. At the services no quiz has attempts, so no new version is needed.
 */
export const playChannel = async (
  name: ChannelName,
  server: Server,
  instructor: Instructor,
): Promise<{ events: EventData; normalized: EventData }> => {
  const events: EventData = {}
  const params = { uid: instructor.uid, ...(await players[name](server, instructor, events)) }
  return {
    events,
    normalized: normalizeResponse(
      events,
      { params: { uid: '$instructor', quizId: '$quiz', saveId: '$save' } },
      { params: params as Record<string, string> },
    ) as EventData,
  }
}
