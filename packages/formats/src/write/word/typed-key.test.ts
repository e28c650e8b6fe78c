import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { readNumericCells } from '@quizwright/domain/kinds/numeric/cells.ts'
import { readShortAnswerCell } from '@quizwright/domain/kinds/short-answer/cells.ts'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../../open-question-file.ts'
import { writeQuestionFile } from '../write-question-file.ts'

const asked = (interaction: unknown, further: Partial<QuestionContent> = {}): QuestionContent =>
  fullQuestion({ question: 'How much?', options: [], interaction: interaction as Interaction, ...further })
/** What counts in a short answer as it is begun here. */
const usual = 'accents: punctuation: '

const again = async (questions: QuestionContent[]) => {
  const { bytes, losses } = await writeQuestionFile({ title: 'Q', questions, images: new Map() }, 'word')
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return { losses, read: [...opened.entries].map(({ question }) => question) }
}

test('numbers and short answers of our own Word file come back with their keys and solutions', async () => {
  const questions = [
    ...['9.81', '3.14 +- 0.01', '[3, 5)', '40 (2 digits)', '1 | 2 @50%', '-5 +- 2%'].map((accepted) =>
      asked(readNumericCells({ accepted, unit: '', credit: '', variables: '' })),
    ),
    ...['Paris', 'Paris | Lutetia', 'True', 'H2O | water @25%'].map((cell) =>
      asked(readShortAnswerCell(`${usual}${cell}`), { question: 'Name it.' }),
    ),
    asked(readShortAnswerCell(`${usual}Nile`), {
      question: 'Which river?',
      solution: 'It is long.',
      weightage: 2,
    }),
    fullQuestion({ question: 'Why?', solution: 'Because.' }),
  ]
  const { losses, read } = await again(questions)
  expect(read.map(({ interaction }) => interaction)).toEqual(questions.map(({ interaction }) => interaction))
  expect(read.map(({ solution }) => solution)).toEqual(questions.map(({ solution }) => solution))
  expect(losses).toEqual([])
})

test('what the line of a key does not say is named as lost', async () => {
  const { losses } = await again([
    asked(readShortAnswerCell('case: Paris')),
    asked(readShortAnswerCell(`${usual}now or never`)),
    asked(readNumericCells({ accepted: '5', unit: 'm', credit: '', variables: '' })),
  ])
  expect(losses).toEqual(['the kind and scoring of 3 questions'])
})
