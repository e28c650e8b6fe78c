/**
 * What a rule found: an error forbids, an omission recommends, a hint informs. A form's message, the `errors`
 * of a 422 response, a CSV warning and "at Question # n" are all rendered from it (render.ts). `questionNo`
 * and `optionNo` count from 1.
 */
export type Finding = {
  rule: string
  severity: 'error' | 'omission' | 'hint'
  field: string
  questionNo?: number
  optionNo?: number
  message: string
}
