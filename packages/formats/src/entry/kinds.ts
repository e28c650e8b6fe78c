/**
 * The kinds of question in files. `named` completes "It is ...". The answers of `convertible` kinds can be
 * put into words, so these questions can become descriptive.
 */
export const kinds = {
  oneRight: { named: 'a question with one right option', convertible: true },
  trueFalse: { named: 'a true or false question', convertible: true },
  descriptive: { named: 'a descriptive question', convertible: false },
  severalRight: { named: 'a question with several right options', convertible: true },
  noneRight: { named: 'a question without a right option', convertible: true },
  shortAnswer: { named: 'a question with a short answer', convertible: true },
  number: { named: 'a question with a number as its answer', convertible: true },
  matching: { named: 'a matching question', convertible: true },
  ordering: { named: 'an ordering question', convertible: true },
  gaps: { named: 'a text with several gaps', convertible: true },
  calculated: { named: 'a question with generated numbers', convertible: false },
  words: { named: 'a question answered by marking words', convertible: false },
  position: { named: 'a question answered on an image', convertible: false },
  upload: { named: 'a question answered with a file', convertible: false },
  program: { named: 'a question answered with a program', convertible: false },
  recording: { named: 'a question answered with a recording', convertible: false },
  drawn: { named: 'a place for a question that is drawn at random', convertible: false },
  composed: { named: 'a question with several parts', convertible: false },
  information: { named: 'a text without a question', convertible: false },
  unknown: { named: 'of a kind that is not known here', convertible: false },
  unreadable: { named: 'not readable', convertible: false },
} as const

export type Kind = keyof typeof kinds
