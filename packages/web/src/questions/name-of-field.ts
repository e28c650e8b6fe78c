import { say } from '@quizwright/domain/language/say.ts'

type Names = readonly (readonly [RegExp, (first: number, second: number) => string])[]

/** What a text of a question is called, by its field. The more exact come first. */
const names: Names = [
  [/^question$/, () => say('Question text')],
  [/^section$/, () => say('Section')],
  [/^page_before$/, () => say('Intro page')],
  [/^paragraph$/, () => say('Intro text')],
  [/^solution$/, () => say('Solution')],
  [/^solution_image_description$/, () => say('Image description of the solution')],
  [/^when_right$/, () => say('Feedback for a correct answer')],
  [/^when_wrong$/, () => say('Feedback for an incorrect answer')],
  [/^hints\.(\d+)$/, (number) => say('Hint {number}', { number })],
  [/^option_feedback\.(\d+)$/, (number) => say('Feedback for option {number}', { number })],
  [/^options\.(\d+)\.option$/, (number) => say('Option {number}', { number })],
  [/image_description$/, () => say('Image description')],
  [/feedback$/, () => say('Feedback for an accepted answer')],
  [/\.prompts\.(\d+)$/, (number) => say('Prompt {number}', { number })],
  [/\.items\.(\d+)$/, (number) => say('Item {number}', { number })],
  [/\.areas\.(\d+)$/, (number) => say('Area {number}', { number })],
  [/\.bank\.(\d+)$/, (number) => say('Word {number} of the bank', { number })],
  [/\.gaps\.(\d+)\.choices\.(\d+)$/, (gap, number) => say('Choice {number} of gap {gap}', { number, gap })],
  [/\.choices\.(\d+)$/, (number) => say('Choice {number}', { number })],
]

/** "Option 2" for the field `options.1.option`. */
export const nameOfField = (field: string): string => {
  for (const [pattern, name] of names) {
    const found = pattern.exec(field)
    if (found) return name(Number(found[1] ?? 0) + 1, Number(found[2] ?? 0) + 1)
  }
  return field
}
