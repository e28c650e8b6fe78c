import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { writeForDownload } from '@quizwright/formats/write/write-for-download.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { shownIn } from './printable-images.ts'
import { readQuestions } from '../questions/read-questions.ts'

export const exportHandlers = ({ db, store }: Context) =>
  ({
    exportQuiz: async ({ params }) => {
      const [quiz] = await db
        .select({ name: quizzes.name })
        .from(quizzes)
        .where(eq(quizzes.id, params.quizId))
      if (!quiz) throw new Problem('NOT_FOUND')
      const { questions } = await readQuestions(db, params.quizId)
      const images = await readImages(store, questions)
      const { bytes, ending, type, losses } = await writeForDownload(
        { title: quiz.name, questions, images: await shownIn(params.format, images) },
        params.format,
      )
      return dataResponse({
        name: `${quiz.name}.${ending}`,
        type,
        base64: Buffer.from(bytes).toString('base64'),
        losses,
      })
    },
  }) satisfies Pick<Handlers<'quiz'>, 'exportQuiz'>

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
