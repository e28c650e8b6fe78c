import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { lastOf } from '@quizwright/domain/defined.ts'
import type { ImportComplete, ImportedQuestions } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import type { OpenChannel } from './open-channel.ts'
import type { EntryPoint } from './entry-points.ts'
import { sendRow, type SentFile } from './send-row.ts'
import type { Instructor, World } from './world.ts'

/** The result of an import: what arrived, and its end or the problem that ended it. */
export type Import = {
  questions: QuestionContent[]
  progress: number[]
  complete?: ImportComplete
  problem?: SocketProblem
}

/** Requests a file's questions on an open channel and waits for the end. */
export const readImport = async (
  channel: OpenChannel,
  fileLink: string,
  quizId: string,
  from?: number,
): Promise<Import> => {
  channel.send('file', { fileLink, quizId, ...(from !== undefined && { from }) })
  const heard = await channel.until('complete', 'error')
  const parts = heard.filter(({ event }) => event === 'question').map(({ data }) => data as ImportedQuestions)
  const end = lastOf(heard)
  return {
    questions: parts.flatMap((part) => part.questions.map(fullQuestion)),
    progress: parts.map((part) => part.progress),
    ...(end.event === 'complete'
      ? { complete: end.data as ImportComplete }
      : { problem: end.data as SocketProblem }),
  }
}

/** Uploads a file and imports it at one entry point. A refused upload is returned as a problem too. */
export const importFile = async (
  entryPoint: EntryPoint,
  world: World,
  instructor: Instructor,
  quizId: string,
  file: SentFile,
): Promise<Import> => {
  const uploaded = await sendRow(
    entryPoint.baseUrl(world),
    endpoints.uploadCsv,
    { body: file },
    instructor.headers,
  )
  if (uploaded.status !== 200) return { questions: [], progress: [], problem: uploaded.body as SocketProblem }
  await using channel = await entryPoint.open(world, 'csvUpload', instructor)
  return await readImport(channel, uploaded.body.data.fileLink as string, quizId)
}
