import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { Option, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { joinEquation, splitEquation } from '../content/formulas.ts'
import { openQuestionFile } from '../open-question-file.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { isImageKept } from './losses.ts'
import { withoutUnwritable } from './xml-characters.ts'

/**
 * Describes how many questions would change if the written list were imported again: a list does not quote its texts,
 * so a text such as "a) one" is read as an option. Empty if none would change. `holds` says which changes are
 * reported anyway.
 */
export const changedWhenRead = (
  { questions, images }: Pick<ExportedQuiz, 'questions' | 'images'>,
  bytes: Uint8Array,
  holds: Holds,
): string[] => {
  const opened = openQuestionFile({ bytes })
  const found = new Map<string, number>()
  if (!('problem' in opened))
    for (const entry of opened.entries) {
      if (entry.status === 'left out') continue
      const form = formOf(entry.question, holds, (link) => link !== '')
      found.set(form, (found.get(form) ?? 0) + 1)
    }
  const changed = questions.filter((question) => {
    if (!holds.descriptive && question.options.length === 0) return false
    if (holds.asks?.(question) === false) return false
    const form = formOf(question, holds, (link) => isImageKept(link, images, holds))
    const left = found.get(form) ?? 0
    found.set(form, left - 1)
    return left <= 0 && hasKeyOrIsDescriptive(question)
  })
  return changed.length === 0
    ? []
    : [`the exact form of ${countOf(changed.length, 'question')} (importing the file again changes it)`]
}

const isRight = ({ is_correct }: Option): boolean => is_correct

/** A question without a key is left out when it is read, whatever its format. */
const hasKeyOrIsDescriptive = ({ options, interaction }: QuestionContent): boolean =>
  options.length === 0 || (interaction ? options.some(isRight) : options.filter(isRight).length === 1)

/** What a student sees of a question. Blanks around a text, and a formula in the text or beside it, look the same. */
const formOf = (question: QuestionContent, holds: Holds, hasImage: (link: string) => boolean): string => {
  const { options, solution, solution_equation, weightage, section, paragraph } = question
  return JSON.stringify([
    holds.sections ? [section, shown(paragraph, '', holds)] : [],
    [shown(question.question, question.equation, holds), hasImage(question.image_url)],
    options.map((one) => [shown(one.option, one.equation, holds), one.is_correct, hasImage(one.image_url)]),
    holds.solutions ? [shown(solution, solution_equation, holds), hasImage(question.solution_image_url)] : [],
    holds.marks ? weightage : 1,
  ])
}

const shown = (text: string, equation: string, { lineBreaks }: Holds): string => {
  const whole = joinEquation(splitEquation(joinEquation({ text, equation }).trim()))
  const drawn = withoutUnwritable(whole).replace(/\\\[((?:[^\\]|\\(?![[\]]))+)\\\]/g, String.raw`\($1\)`)
  return (lineBreaks ? drawn.replace(/\r\n?/g, '\n').replace(/\t/g, ' ') : drawn.replace(/\s+/g, ' ')).trim()
}
