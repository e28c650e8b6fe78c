import { elementAt } from '@quizwright/domain/defined.ts'
import { sayCount } from '@quizwright/domain/language/say.ts'
import { fileName } from '@quizwright/domain/rules/file-name.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ExportedFile } from '@quizwright/contracts/schemas/export.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { problemText } from '../api/problem-text.ts'
import { exportEndpoints } from '@quizwright/contracts/endpoints/export.ts'
import { rest } from '../api/rest.ts'
import { distinctNames } from '../files/save-file.ts'

export type ChosenQuiz = { _id: string; name: string }
/** Some questions of a quiz, as edited. */
export type ChosenQuestions = { quiz: ChosenQuiz; questions: readonly DraftQuestion[] }
/**
 * A quiz written in a format. `losses` describe what the format cannot hold. `noFile` is why there is no file: the
 * format holds none of its questions.
 */
export type WrittenQuiz = {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  type: string
  losses: readonly string[]
  noFile?: string
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const toWritten = (data: ExportedFile, name: string): WrittenQuiz => ({
  name: `${name}${data.name.slice(data.name.lastIndexOf('.'))}`,
  bytes: bytesOf(data.base64),
  type: data.type,
  losses: data.losses,
})

/** Whatever fails otherwise fails for all quizzes. */
const withoutFile = (error: unknown, name: string): WrittenQuiz => {
  if (!(error instanceof Problem) || error.code !== 'EXPORT_EMPTY') throw error
  return { name, bytes: new Uint8Array(), type: '', losses: [], noFile: problemText(error) }
}

/** Writes some questions of a quiz in a format, as edited. */
export const writeSelected = async (
  { quiz, questions }: ChosenQuestions,
  format: ExportFormat,
  { signal }: { signal: AbortSignal },
): Promise<WrittenQuiz[]> => {
  const contents = questions.map(({ _id: _, origin_id: __, ...content }) => content)
  const name = sayCount(questions.length, '{fileName} ({count} question)', '{fileName} ({count} questions)', {
    fileName: fileName(quiz.name),
  })
  const written = rest(exportEndpoints)
    .exportQuestions({ body: { quiz_id: quiz._id, format, questions: contents } }, { signal })
    .then(({ data }) => toWritten(data, name))
  return [await written.catch((error: unknown) => withoutFile(error, name))]
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
    const name = elementAt(names, index)
    const file = rest(exportEndpoints)
      .exportQuiz({ params: { quizId: _id, format } }, { signal })
      .then(({ data }) => toWritten(data, name))
    written.push(await file.catch((error: unknown) => withoutFile(error, name)))
    onProgress(index + 1)
  }
  return written
}

/** The earliest date that a zip can hold. It is fixed, so that the same files give the same bytes. */
const mtime = new Date(1980, 0, 1)

/** A single file unchanged, several files in a zip. A quiz without a file is not in it. */
export const packFiles = async (
  written: readonly WrittenQuiz[],
): Promise<{ name: string; content: Blob }> => {
  const files = written.filter(({ noFile }) => noFile === undefined)
  const [only] = files
  if (only && written.length === 1)
    return { name: only.name, content: new Blob([only.bytes], { type: only.type }) }
  // The synchronous version, because the content security policy forbids its workers.
  const { zipSync } = await import('fflate')
  const bytes = zipSync(Object.fromEntries(files.map((file) => [file.name, [file.bytes, { mtime }]])))
  return { name: 'quizzes.zip', content: new Blob([new Uint8Array(bytes)], { type: 'application/zip' }) }
}
