import { fileName } from '@quizwright/contracts/rules/file-name.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { ExportedFile, ExportFormat } from '@quizwright/contracts/schemas/export.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { rest } from '../api/rest.ts'
import { distinctNames } from '../files/save-file.ts'

export type ChosenQuiz = { _id: string; name: string }
/** Some questions of a quiz, as edited. */
export type ChosenQuestions = { quiz: ChosenQuiz; questions: readonly DraftQuestion[] }
/** A quiz written in a format. `losses` describe what the format cannot hold. */
export type WrittenQuiz = {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  type: string
  losses: readonly string[]
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const toWritten = (data: ExportedFile, name: string): WrittenQuiz => ({
  name: `${name}${data.name.slice(data.name.lastIndexOf('.'))}`,
  bytes: bytesOf(data.base64),
  type: data.type,
  losses: data.losses,
})

/** Writes some questions of a quiz in a format, as edited. */
export const writeSelected = async (
  { quiz, questions }: ChosenQuestions,
  format: ExportFormat,
  { signal }: { signal: AbortSignal },
): Promise<WrittenQuiz[]> => {
  const contents = questions.map(({ _id: _, origin_id: __, ...content }) => content)
  const { data } = await rest.exportQuestions(
    { body: { quiz_id: quiz._id, format, questions: contents } },
    { signal },
  )
  return [toWritten(data, `${fileName(quiz.name)} (${countOf(questions.length, 'question')})`)]
}

/** Writes quizzes in a format, one after the other, each as a file with a distinct name. */
export const writeQuizzes = async (
  quizzes: readonly ChosenQuiz[],
  format: ExportFormat,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<WrittenQuiz[]> => {
  const names = distinctNames(quizzes.map(({ name }) => fileName(name)))
  const written: WrittenQuiz[] = []
  for (const [index, { _id }] of quizzes.entries()) {
    const { data } = await rest.exportQuiz({ params: { quizId: _id, format } }, { signal })
    written.push(toWritten(data, names[index]!))
    onProgress(index + 1)
  }
  return written
}

/** The earliest date that a zip can hold. It is fixed, so that the same files give the same bytes. */
const mtime = new Date(1980, 0, 1)

/** A single file unchanged, several files in a zip. */
export const fileOf = async (written: readonly WrittenQuiz[]): Promise<{ name: string; content: Blob }> => {
  const [only, second] = written
  if (only && !second) return { name: only.name, content: new Blob([only.bytes], { type: only.type }) }
  // The synchronous version, because the content security policy forbids its workers.
  const { zipSync } = await import('fflate')
  const bytes = zipSync(Object.fromEntries(written.map((file) => [file.name, [file.bytes, { mtime }]])))
  return { name: 'quizzes.zip', content: new Blob([new Uint8Array(bytes)], { type: 'application/zip' }) }
}
