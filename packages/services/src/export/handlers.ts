import { Problem } from '@quizwright/contracts/problem.ts'
import type { ExportFormat } from '@quizwright/contracts/schemas/export.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { shownIn } from './printable-images.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { writeInWorker } from './write-in-worker.ts'

export const exportHandlers = ({ db, store }: Context) => {
  const titleOf = async (quizId: string): Promise<string> => {
    const [quiz] = await db.select({ name: quizzes.name }).from(quizzes).where(eq(quizzes.id, quizId))
    if (!quiz) throw new Problem('NOT_FOUND')
    return quiz.name
  }
  return {
    exportQuiz: async ({ params, signal }) => {
      const title = await titleOf(params.quizId)
      const { questions } = await readQuestions(db, params.quizId)
      return dataResponse(await writeFile(store, { title, questions, format: params.format }, signal))
    },
    exportQuestions: async ({ body, signal }) => {
      const title = await titleOf(body.quiz_id)
      return dataResponse(await writeFile(store, { ...body, title }, signal))
    },
  } satisfies Pick<Handlers<'quiz'>, 'exportQuiz' | 'exportQuestions'>
}

type Wanted = { title: string; questions: readonly QuestionContent[]; format: ExportFormat }

const writeFile = async (
  store: Context['store'],
  { title, questions, format }: Wanted,
  signal: AbortSignal,
) => {
  const images = await shownIn(format, await readImages(store, questions))
  const { bytes, ending, type, losses } = await writeInWorker({ title, questions, images }, format, signal)
  return { name: `${title}.${ending}`, type, base64: Buffer.from(bytes).toString('base64'), losses }
}

/** The stored images that questions name, by their links. One that is gone is told as lost. */
const readImages = async (store: Context['store'], questions: readonly QuestionContent[]) => {
  const images = new Map<string, { name: string; bytes: Uint8Array }>()
  for (const link of new Set(questions.flatMap(linksOf))) {
    const name = /^\/files\/([0-9a-f]{32}\.\w+)$/.exec(link)?.[1]
    if (name === undefined || !(await store.exists(publicStorageKey(name)))) continue
    images.set(link, { name, bytes: await store.getBytes(publicStorageKey(name)) })
  }
  return images
}

const linksOf = ({ image_url, solution_image_url, options }: QuestionContent): string[] => [
  image_url,
  solution_image_url,
  ...options.map((option) => option.image_url),
]
