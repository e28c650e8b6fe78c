import { imageLinksOf } from '@quizwright/domain/kinds/pieces-of.ts'
import { exportedFileBytes } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { fileName } from '@quizwright/domain/rules/file-name.ts'
import type { ExportedFile } from '@quizwright/contracts/schemas/export.ts'
import { type ExportFormat, exportFormatNames } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Context } from '../context.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import { printWordsFor } from './print-words.ts'
import { writeInWorker } from './write-in-worker.ts'
import type { ExportedQuiz } from '@quizwright/formats/write/exported-quiz.ts'
import { expensiveTurns } from '../scheduling/expensive-turns.ts'
import { loadSharp } from '../images/load-sharp.ts'

type Images = ExportedQuiz['images']

/** Formats for people, whose programs cannot show WebP. */
const isForPeople = (format: ExportFormat): boolean => format === 'pdf' || format === 'word'

/** Converts the images for a format: for Word and PDF, WebP images become PNG. */
const shownIn = async (format: ExportFormat, images: Images): Promise<Images> => {
  if (!isForPeople(format)) return images
  const shown = new Map<string, Image>()
  for (const [link, image] of images) shown.set(link, await asPng(image))
  return shown
}

type Image = { name: string; bytes: Uint8Array }

const asPng = async (image: Image): Promise<Image> => {
  if (!image.name.endsWith('.webp')) return image
  const sharp = await loadSharp()
  const bytes = await expensiveTurns.encoding.run('exports', () => sharp(image.bytes).png().toBuffer())
  return { name: image.name.replace(/webp$/, 'png'), bytes }
}

export type Wanted = {
  title: string
  /** The language that the author says the quiz is in. */
  language?: string | null
  questions: readonly QuestionContent[]
  format: ExportFormat
}
type Store = Pick<Context['store'], 'exists' | 'getBytes'>

/**
 * Writes questions with their images in a format. `signal` aborts it when the caller disconnects. Throws
 * EXPORT_TOO_LARGE if the file exceeds the limit of its response, and EXPORT_EMPTY if it would hold no question.
 */
export const writeFile = async (
  store: Store,
  { title, language, questions, format }: Wanted,
  signal: AbortSignal,
): Promise<ExportedFile> => {
  const images = await shownIn(format, await readImages(store, { title, questions }))
  const { bytes, ending, type, count, losses } = await writeInWorker(
    {
      title,
      language: language ?? undefined,
      questions,
      images,
      words: format === 'pdf' || format === 'word' ? printWordsFor(title, questions, language) : undefined,
    },
    format,
    signal,
  )
  if (count === 0) throw nothingToWrite({ title, questions, format })
  if (bytes.length > exportedFileBytes) throw tooLarge(title)
  return { name: `${fileName(title)}.${ending}`, type, base64: Buffer.from(bytes).toString('base64'), losses }
}

const nothingToWrite = ({ title, questions, format }: Omit<Wanted, 'language'>): Problem =>
  new Problem('EXPORT_EMPTY', {
    message:
      questions.length === 0
        ? `“${title}” has no questions yet. Add one and download it then.`
        : `${exportFormatNames[format]} holds no descriptive questions, and “${title}” has no others. ` +
          'Choose another format.',
  })

const tooLarge = (title: string): Problem =>
  new Problem('EXPORT_TOO_LARGE', {
    message:
      `With its images, the file of “${title}” would be longer than ${exportedFileBytes / 1024 ** 2} MB. ` +
      'Select some of its questions in the editor and download those.',
  })

/**
 * Reads the stored images that questions use, by link. A missing image is reported as lost. Stops as soon as the
 * images are too large for one file, because no format makes images much smaller.
 */
const readImages = async (store: Store, { title, questions }: Pick<Wanted, 'title' | 'questions'>) => {
  const images = new Map<string, { name: string; bytes: Uint8Array }>()
  let totalBytes = 0
  for (const link of new Set(questions.flatMap(imageLinksOf))) {
    const name = /^\/files\/([0-9a-f]{32}\.\w+)$/.exec(link)?.[1]
    if (name === undefined || !(await store.exists(publicStorageKey(name)))) continue
    const bytes = await store.getBytes(publicStorageKey(name))
    totalBytes += bytes.length
    if (totalBytes > exportedFileBytes) throw tooLarge(title)
    images.set(link, { name, bytes })
  }
  return images
}
