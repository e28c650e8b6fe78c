import type { ExportedQuiz, Holds } from '../exported-quiz.ts'
import { writeZip } from '../write-zip.ts'
import { itemName, qtiMarkup, type QtiVersion } from './qti-markup.ts'
import { writeItem } from './write-item.ts'
import { writeManifest } from './write-manifest.ts'
import { writeTest } from './write-test.ts'

export const qtiHolds: Holds = {
  images: true,
  solutions: true,
  tags: true,
  difficulty: true,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: false,
}

/** Writes a QTI package: a manifest, a test, one file per question, and the images. */
export const writeQti = (quiz: ExportedQuiz, version: QtiVersion): Uint8Array => {
  const qti = qtiMarkup(version)
  const { images } = quiz
  const itemFiles = quiz.questions.map(
    (question, index) => [itemName(index), writeItem(qti, { question, index, images })] as const,
  )
  return writeZip([
    ['imsmanifest.xml', writeManifest(qti, quiz)],
    ['test.xml', writeTest(qti, quiz)],
    ...itemFiles,
    ...[...images.values()].map(({ name, bytes }) => [`images/${name}`, bytes] as const),
  ])
}
