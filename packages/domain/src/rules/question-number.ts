export type ParsedQuestionNumber = { ok: true; questionNo: number } | { ok: false; message: string }

const notFound = 'Invalid question no, question not found'
const refused = (message: string): ParsedQuestionNumber => ({ ok: false, message })

/** Parses the question number typed into the search field of a summary: from 1 to `questionCount`. */
export const parseQuestionNumber = (typed: string, questionCount: number): ParsedQuestionNumber => {
  const text = typed.trim()
  if (text === '') return refused('Question no is required')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return refused('Question no must be a number')
  if (text.includes('.')) return refused('Question no can not be a decimal')
  const questionNo = Number(text)
  if (questionNo <= 0) return refused('Question no must be greater than zero')
  return questionNo <= questionCount ? { ok: true, questionNo } : refused(notFound)
}
