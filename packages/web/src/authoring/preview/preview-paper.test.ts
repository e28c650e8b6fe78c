import { describe, expect, test } from 'vitest'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { fakeQuiz, goodQuestions } from '../editor/testing/fake-quiz.ts'
import {
  blankAnswers,
  checkPreview,
  markPreview,
  type PreviewedAnswer,
  previewSolution,
} from './preview-marks.ts'
import { toPaper, paperOfStudent } from './preview-paper.ts'

const questions = goodQuestions(2).map((question) => ({ ...question, weightage: 2, solution: 'Add them.' }))
const previewed = { quiz: fakeQuiz, questions }
/** Answers to two questions. In both, the first option is correct. */
const answers = (...selected: number[][]) =>
  blankAnswers(questions).map((answer, index) => ({ ...answer, selected: selected[index] ?? [] }))

test('the previewed questions contain neither solutions nor the correct options', () => {
  expect(JSON.stringify(toPaper(previewed))).not.toMatch(/is_correct|Add them/)
  expect(toPaper(previewed).questions.map(({ question_no: no }) => no)).toEqual([1, 2])
})

test('given one correct and one skipped answer, then half of the marks pass at 50 percent', () => {
  expect(markPreview(previewed, answers([0]))).toMatchObject({
    obtained_marks: 2,
    total_marks: 4,
    correct_percentage: 50,
    is_passed: true,
    grade: 'D',
    questions: [{ is_skipped: false }, { is_skipped: true, obtained_marks: 0 }],
  })
})

test('given wrong answers, then the result is no marks and a fail', () => {
  expect(markPreview(previewed, answers([1], [2]))).toMatchObject({
    obtained_marks: 0,
    is_passed: false,
    grade: 'F',
  })
})

test('a quiz without marks has no grade', () => {
  const free = { quiz: fakeQuiz, questions: questions.map((one) => ({ ...one, weightage: 0 })) }
  expect(markPreview(free, answers([0], [0])).grade).toBe('NA')
})

test('a solution contains the correct options and the explanation', () => {
  expect(previewSolution(previewed, questions[0]!, { selected: [1], answer: '' })).toMatchObject({
    is_correct: false,
    correct: [0],
    text: 'Add them.',
  })
})

test('an answer that is partly right shows its part, as for a student', () => {
  const [question] = questions
  const several = {
    ...question!,
    options: question!.options.map((option, index) => ({ ...option, is_correct: index < 2 })),
    interaction: {
      kind: 'multiple_answers' as const,
      presentation: { tells_count: false, at_most: null },
      scoring: { rule: 'net' as const },
    },
  }
  expect(previewSolution(previewed, several, { selected: [0], answer: '' })).toMatchObject({
    is_correct: false,
    credit: 0.5,
    correct: [0, 1],
  })
  expect(previewSolution(previewed, several, { selected: [0, 1], answer: '' })).not.toHaveProperty('credit')
})

describe('a quiz that is shuffled for each student', () => {
  const shuffled = {
    quiz: {
      ...fakeQuiz,
      arrangement: { shuffle_questions: 'all' as const, shuffle_options: true },
    },
    questions: goodQuestions(5),
  }

  test('is previewed as one student gets it: another order, and the same marks for the same answers', () => {
    const paper = paperOfStudent(shuffled, 7)
    const ids = ({ questions: all }: { questions: readonly { _id: string }[] }) => all.map(({ _id }) => _id)
    expect(ids(paper)).not.toEqual(ids(shuffled))
    expect(ids(paper).toSorted()).toEqual(ids(shuffled).toSorted())
    const shown = toPaper(paper).questions
    expect(shown.map(({ question_no: no }) => no)).toEqual([1, 2, 3, 4, 5])
    const right = shown.map((question, index) => {
      const { options } = paper.questions[index]!
      const text = options.find((option) => option.is_correct)!.option
      return question.options.findIndex((option) => option.text === text)
    })
    expect(new Set(right).size).toBeGreaterThan(1)
    const given = blankAnswers(paper.questions).map((one, index) => ({ ...one, selected: [right[index]!] }))
    const result = markPreview(paper, given)
    expect(result.correct_percentage).toBe(100)
    expect(result.questions.map(({ solution }) => solution.correct)).toEqual(right.map((one) => [one]))
  })

  test('a quiz without an arrangement is the same for everybody', () => {
    expect(toPaper(paperOfStudent(previewed, 7))).toEqual(toPaper(previewed))
  })
})

test('wrong answers cost marks as they will, and the total is never below 0', () => {
  const costly = { ...previewed, quiz: { ...previewed.quiz, arrangement: { wrong_costs: 0.25 } } }
  const one = markPreview(costly, answers([0], [1]))
  expect(one.questions.map(({ obtained_marks: marks }) => marks)).toEqual([2, -0.5])
  expect(one).toMatchObject({ obtained_marks: 1.5, correct_percentage: 37.5 })
  expect(markPreview(costly, answers([1], [])).obtained_marks).toBe(0)
})

test('the paper of a student has the questions that are drawn for that student', () => {
  const pool = goodQuestions(5).map((question) => ({ ...question, section: 'Sums' }))
  const drawn = {
    quiz: { ...fakeQuiz, arrangement: { draws: [{ section: 'Sums', count: 2 }] } },
    questions: pool,
  }
  const papers = [1, 2, 3, 4, 5].map((seed) => paperOfStudent(drawn, seed).questions.map(({ _id }) => _id))
  expect(papers.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2])
  expect(new Set(papers.map((ids) => ids.join())).size).toBeGreaterThan(1)
  expect(toPaper(paperOfStudent(drawn, 1)).questions.map(({ question_no: no }) => no)).toEqual([1, 2])
})

test('a wrong answer may be changed as often as the quiz says, and each try costs', () => {
  const arrangement = { tries: 3, try_costs: 0.25, wrong_costs: 0.5 }
  const trying = { ...previewed, quiz: { ...previewed.quiz, arrangement } }
  const question = trying.questions[0]!
  const [first, second] = answers([1], [0]) as [PreviewedAnswer, PreviewedAnswer]
  const wrong = checkPreview(trying, question, first)
  expect(wrong).toMatchObject({ changes: { tries_left: 2 }, told: { is_correct: false, correct: [] } })
  // The same answer again is no further try.
  expect(checkPreview(trying, question, { ...first, ...wrong.changes })).toEqual(wrong)
  const right = checkPreview(trying, question, { ...first, ...wrong.changes, selected: [0] })
  expect(right).toMatchObject({ changes: { solution: { is_correct: true, correct: [0] } }, told: null })
  const given = [{ ...first, ...wrong.changes, ...right.changes, selected: [0] }, second]
  const [marked] = markPreview(trying, given).questions
  expect(marked).toMatchObject({
    obtained_marks: 1.5,
    solution: { is_correct: false, credit: 0.75, tries: 2 },
  })
})

test('drawn numbers are shown, and marked, as one student gets them', () => {
  const numeric = blankNumeric('2*a')
  const drawn = {
    ...questions[0]!,
    question: 'Double [[a]]',
    options: [],
    interaction: {
      ...numeric,
      variables: [{ by: 'range' as const, name: 'a', from: '1', to: '500', step: '1' }],
    },
  }
  const papers = [1, 2, 3].map((seed) => paperOfStudent({ quiz: fakeQuiz, questions: [drawn] }, seed))
  const texts = papers.map((paper) => toPaper(paper).questions[0]!.text)
  expect(new Set(texts).size).toBe(3)
  const earned = papers.map((paper, index) => {
    const answer = String(2 * Number(texts[index]!.split(' ')[1]))
    return markPreview(paper, [{ ...blankAnswers([drawn])[0]!, answer }]).obtained_marks
  })
  expect(earned).toEqual([2, 2, 2])
})
