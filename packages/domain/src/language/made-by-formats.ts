import { fileCells } from './file-cells.ts'
import { fileLosses } from './file-losses.ts'
import { fileSentences } from './file-sentences.ts'

const words = (pattern: string): number => pattern.replaceAll(/\{\w+\}/g, '').length

/**
 * The messages about question files, with placeholders for what they fill in: those with more words are tried first. A
 * page in another language loads them, with the catalogue `files`, where files are imported or downloaded.
 */
export const madeByFormats: readonly string[] = [...fileSentences, ...fileLosses, ...fileCells].toSorted(
  (one, other) => words(other) - words(one),
)
