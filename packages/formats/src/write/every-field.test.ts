import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { exportFormats } from '@quizwright/domain/schemas/export-format.ts'
import { type QuestionContent, questionContent } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png } from '../testing/sample-files.ts'
import { writeQuestionFile } from './write-question-file.ts'

const plain = fullQuestion({
  question: 'Which river?',
  options: [{ option: 'Danube' }, { option: 'Rhine', is_correct: true }],
})

/** A value for each field of a question that is not its default. */
const samples: Required<Omit<QuestionContent, 'question' | 'options'>> = {
  ind_number: 7,
  equation: 'x',
  image_url: '/files/1.png',
  topic: 'Rivers',
  tags: [{ tag_name: 'water' }],
  section: 'Part 1',
  paragraph: 'Read this first.',
  related_video_id: 'video1',
  weightage: 3,
  self_assigned_weightage: true,
  difficulty_level: 'Hard',
  solution: 'It is long.',
  solution_equation: 'y',
  solution_image_url: '/files/1.png',
  image_description: 'A map of “Europe” & its rivers',
  solution_image_description: 'The <Rhine>',
  allow_ocr: true,
  ai_solution: 'a',
  ai_topic: 'a',
  ai_subject: 'a',
  ai_chapter: 'a',
  ai_question_type: 'a',
  ai_difficulty: 'a',
  ai_config: {
    content: true,
    understanding: true,
    writing_skill: false,
    evidence: false,
    organization: false,
  },
  ai_prompt_checking: true,
  ai_evaluation_prompt: 'a',
  ai_evaluation_prompt_chain: [{ value: 'a' }],
  ai_content_prompt: 'a',
  ai_understanding_prompt: 'a',
  ai_writting_skill_prompt: 'a',
  ai_evidence_prompt: 'a',
  ai_organization_prompt: 'a',
  pinned_options: [1],
  page_before: 'Read the text on the next page.',
  option_feedback: ['It flows elsewhere.', 'Well seen.'],
  hints: ['It is long.', 'It is in the | west.'],
  when_right: 'That is it.',
  when_wrong: 'Look at the map.',
  translations: [
    { language: 'ur', texts: [{ field: 'question', of: 'Which river?', text: 'کون سا دریا؟' }] },
  ],
  interaction: {
    kind: 'multiple_answers',
    presentation: { tells_count: false, at_most: null },
    scoring: { rule: 'all' },
  },
}
const fields = Object.keys(samples) as (keyof typeof samples)[]

test('there is a sample of each field', () => {
  expect(new Set(['question', 'options', ...fields])).toEqual(new Set(Object.keys(questionContent.shape)))
})

/** A PDF is not read again, and the rows of Excel have a test of their own. */
const read = exportFormats.filter((format) => format !== 'pdf' && format !== 'xlsx')

describe.each(read)('%s', (format) => {
  const write = (question: QuestionContent) =>
    writeQuestionFile(
      {
        title: 'T',
        questions: [question],
        images: new Map([['/files/1.png', { name: '1.png', bytes: png }]]),
      },
      format,
    )
  const readAgain = (bytes: Uint8Array): QuestionContent | undefined => {
    const opened = openQuestionFile({ bytes })
    const entries = 'problem' in opened ? [] : [...opened.entries]
    return entries.find(({ status }) => status === 'taken')?.question
  }

  test.each(fields)('%s is read again or named before the download', async (field) => {
    const { bytes, losses } = await write({ ...plain, ...imageOf(field), [field]: samples[field] })
    expect(isKept(readAgain(bytes), field) || losses.length > 0).toBe(true)
  })
})

/** A description needs its image. */
const imageOf = (field: string): Partial<QuestionContent> =>
  field.endsWith('image_description') ? { [field.replace('description', 'url')]: '/files/1.png' } : {}

/** A formula beside a text looks the same within it, and an image gets the link of its file. */
const isKept = (question: QuestionContent | undefined, field: keyof typeof samples): boolean => {
  if (field === 'equation' && question?.question === String.raw`Which river? \(x\)`) return true
  if (field.endsWith('image_url')) return Boolean(question?.[field])
  return JSON.stringify(question?.[field]) === JSON.stringify(samples[field])
}

test('marks set by hand are counted once', async () => {
  const quiz = (...weights: number[]) => ({
    title: 'T',
    questions: weights.map((weightage) => ({ ...plain, weightage, self_assigned_weightage: true })),
    images: new Map(),
  })
  expect((await writeQuestionFile(quiz(1, 2), 'moodle-xml')).losses).toEqual(['2 marks set by hand'])
  expect((await writeQuestionFile(quiz(1), 'word')).losses).toEqual(['1 mark set by hand'])
  expect((await writeQuestionFile(quiz(1, 2), 'gift')).losses).toEqual([
    'the marks of 1 question',
    '1 mark set by hand',
  ])
  expect((await writeQuestionFile(quiz(1, 2), 'qti-1.2')).losses).toEqual([])
})
