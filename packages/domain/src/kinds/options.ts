import { elementAt } from '../defined.ts'
import { isBlankText } from '../rules/is-blank-text.ts'
import { limits } from '../limits.ts'
import type { Option } from '../schemas/question.ts'
import type { AddFinding, Asked, ShuffledList } from './question-kind.ts'

/** The indices of the correct options, from 0. */
export const correctOptions = ({ options }: Pick<Asked, 'options'>): number[] => {
  // Without a list for each option, because it runs for every row of a file.
  const indices: number[] = []
  options.forEach((option, index) => {
    if (option.is_correct) indices.push(index)
  })
  return indices
}

/** Options may come in another order for each student. */
export const shuffledOptions: ShuffledList = {
  length: ({ options }) => options.length,
  reorder: (presented, order) => ({
    ...presented,
    options: order.map((index) => elementAt(presented.options, index)),
  }),
}

/** Whether a selection has exactly the correct options. */
export const isExactly = (correct: readonly number[], selected: readonly number[]): boolean =>
  correct.length > 0 &&
  correct.length === selected.length &&
  correct.every((index) => selected.includes(index))

/** An equation or an image alone counts as content: a diagram or a map may be the whole text. */
export const isEmptyContent = (text: string, equation: string, image: string): boolean =>
  isBlankText(text) && equation.trim() === '' && image === ''

/** Adds the findings that hold for options of any kind: too few, empty ones, equal ones. */
export const judgeOptionTexts = (options: readonly Option[], add: AddFinding): void => {
  if (options.length < limits.minOptions)
    add('error', 'optionsFew', 'options', `At least ${limits.minOptions} options are required`)
  const texts = options.map(({ option }) => option.trim())
  options.forEach((option, index) => {
    if (isEmptyContent(option.option, option.equation, option.image_url))
      add(
        'error',
        'optionEmpty',
        `options.${index}.option`,
        `Option text can not be empty at option # ${index + 1}`,
        index + 1,
      )
    // Most options differ in their texts.
    else if (texts.indexOf(elementAt(texts, index)) < index) addDuplicate(options, index, add)
  })
}

const areEqual = (one: Option, other: Option): boolean =>
  one.image_url === other.image_url &&
  one.option.trim() === other.option.trim() &&
  one.equation.trim() === other.equation.trim()

const addDuplicate = (options: readonly Option[], index: number, add: AddFinding): void => {
  const own = elementAt(options, index)
  const earlier = options.findIndex((option) => areEqual(option, own))
  if (earlier === index) return
  add(
    'hint',
    'optionsEqual',
    `options.${index}.option`,
    `Options # ${earlier + 1} and # ${index + 1} are equal`,
    index + 1,
  )
}
