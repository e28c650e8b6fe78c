import { say } from '@quizwright/domain/language/say.ts'

/** In which order students get the questions. */
export const questionOrders = () =>
  [
    { value: 'none', label: say('The same for everyone') },
    { value: 'within_sections', label: say('Shuffled within each section') },
    { value: 'all', label: say('Shuffled across the quiz') },
  ] as const

/** In which order students get the options of a question. */
export const optionOrders = () =>
  [
    { value: 'same', label: say('The same for everyone') },
    { value: 'shuffled', label: say('Shuffled for each student') },
  ] as const

/** Whether students may go back to a question that they left. */
export const waysThrough = () =>
  [
    { value: 'yes', label: say('Students may go back') },
    { value: 'no', label: say('One at a time, no going back') },
  ] as const
