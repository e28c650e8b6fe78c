import { weightsOf } from '@quizwright/domain/kinds/multiple-answers/weights.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { formOf } from '../../kinds/kind-forms.ts'
import { isOneByWeights, isStatement } from '../forms-of-answer.ts'
import type { ExportedQuiz, Holds } from '../exported-quiz.ts'
import { holdsTranslations, losesTextWithGaps } from '../translated-texts.ts'
import { writeZip } from '../write-zip.ts'
import { itemName, qtiMarkup, type QtiVersion } from './qti-markup.ts'
import { writeItem } from './write-item.ts'
import { writeManifest } from './write-manifest.ts'
import { hasPage, pageName, writePage } from './write-page.ts'
import { writeTest } from './write-test.ts'

/**
 * QTI expresses `all` by match_correct and weights by a mapping, and has no element for the other rules.
 */
const isHeld = (question: QuestionContent): boolean => {
  const typed = formOf(question)?.qti ?? formOf(question)?.qtiItem
  if (typed) return typed.holds(question)
  if (question.interaction?.kind !== 'multiple_answers') return isStatement(question)
  const { presentation, scoring } = question.interaction
  if (presentation.tells_count) return false
  if (presentation.at_most === 1) return isOneByWeights(question)
  return scoring.rule === 'all' || weightsOf(question) !== undefined
}

export const qtiHolds: Holds = {
  images: true,
  solutions: true,
  tags: true,
  difficulty: true,
  marks: true,
  sections: true,
  pages: true,
  pinned: 'some',
  descriptive: true,
  lineBreaks: true,
  controlCharacters: false,
  interaction: isHeld,
  optionFeedback: true,
  drawn: (question) => formOf(question)?.drawn?.qti(question) ?? 'none',
  wholeFeedback: ({ options }) => options.length > 0,
}

/** What fills gaps has no place for other languages, and paragraphs are in the file of the test. */
export const qti3Holds: Holds = {
  ...qtiHolds,
  translations: holdsTranslations(
    (field, question) =>
      /^(?:section|paragraph|page_before)|image_description/.test(field) ||
      losesTextWithGaps(field, question) ||
      (question.interaction?.kind === 'cloze' && /choices|bank/.test(field)) ||
      (question.interaction?.kind === 'hotspot' &&
        /areas/.test(field) &&
        !question.interaction.presentation.shows_names),
  ),
}

/** Writes a QTI package: a manifest, a test, one file per question, and the images. */
export const writeQti = (quiz: ExportedQuiz, version: QtiVersion): Uint8Array => {
  const qti = qtiMarkup(version)
  const { images, language } = quiz
  const itemFiles = quiz.questions.map(
    (question, index) => [itemName(index), writeItem(qti, { question, index, images, language })] as const,
  )
  return writeZip([
    ['imsmanifest.xml', writeManifest(qti, quiz)],
    ['test.xml', writeTest(qti, quiz)],
    ...quiz.questions.flatMap((question, index) =>
      hasPage(question) ? [[pageName(index), writePage(qti, question, index)] as const] : [],
    ),
    ...itemFiles,
    ...[...images.values()].map(({ name, bytes }) => [`images/${name}`, bytes] as const),
  ])
}
