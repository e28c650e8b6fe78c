import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import { fileName } from '@quizwright/domain/rules/file-name.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { rest } from '../api/rest.ts'
import { distinctNames, saveFile } from '../files/save-file.ts'
import { writeQuestionsCsv } from '../files/questions-csv.ts'
import { readInParts, readUntilWhole } from '../questions/read-in-parts.ts'

type Chosen = Pick<ListedQuiz, '_id' | 'name'>
type Watch = {
  signal: AbortSignal
  /** Called with the number of quizzes read. */ onProgress: (done: number) => void
}
type TextFile = { name: string; text: string }

const readQuiz = async ({ _id, name }: Chosen, signal: AbortSignal): Promise<TextFile[]> => {
  const { questions } = await readUntilWhole(() =>
    readInParts(
      async (query) =>
        (await rest(quizQuestionsEndpoints).findQuestions({ params: { quizId: _id }, query }, { signal }))
          .data,
    ),
  )
  return questions.length === 0 ? [] : [{ name: fileName(name), text: writeQuestionsCsv(questions) }]
}

const zip = async (files: readonly TextFile[]): Promise<Blob> => {
  // The synchronous version, because the content security policy forbids its workers.
  const { strToU8, zipSync } = await import('fflate')
  const names = distinctNames(files.map(({ name }) => name))
  const bytes = zipSync(
    Object.fromEntries(files.map(({ text }, index) => [`${names[index]}.csv`, strToU8(text)])),
  )
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

/**
 * Saves the questions of quizzes as one CSV file, or several in a zip. Returns the number of files; a quiz
 * without questions has none.
 */
export const exportQuizzes = async (
  chosen: readonly Chosen[],
  { signal, onProgress }: Watch,
): Promise<number> => {
  const files: TextFile[] = []
  for (const [index, quiz] of chosen.entries()) {
    files.push(...(await readQuiz(quiz, signal)))
    onProgress(index + 1)
  }
  const [only, second] = files
  if (!only) return 0
  if (second) saveFile(await zip(files), 'quizzes.zip')
  else saveFile(new Blob([only.text], { type: 'text/csv;charset=utf-8' }), `${only.name}.csv`)
  return files.length
}
