/**
 * The result of a rule. An error forbids publishing, an omission recommends a change, a hint informs. render.ts
 * turns it into a form message, the `errors` of a 422 response, a CSV warning or "at Question # n". `questionNo` and
 * `optionNo` count from 1.
 */
export type Finding = {
  rule: string
  severity: 'error' | 'omission' | 'hint'
  field: string
  questionNo?: number
  optionNo?: number
  message: string
}
