/**
 * One thing found wrong (error) or worth doing (omission) or worth knowing (hint), made by the pure rules
 * beside this file. The form's message, the 422's `errors`, the CSV warning, window 5's row and "at Question
 * # n" are renderings of it (render.ts). `questionNo` and `optionNo` count from 1.
 */
export type Finding = {
  rule: string
  severity: 'error' | 'omission' | 'hint'
  field: string
  questionNo?: number
  optionNo?: number
  message: string
}
