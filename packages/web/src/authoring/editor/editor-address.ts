import { quizType, type QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { id as idSchema } from '@quizwright/domain/schemas/text.ts'

/** The parameters in the editor's address. `placement` is the module or chapter whose videos are offered. */
export type EditorAddress = {
  quizId: string
  quizType: QuizType | undefined
  placement: { kind: 'module' | 'chapter'; id: string } | undefined
  questionNo: number | undefined
}

const readId = (text: string | null): string | undefined => {
  const read = idSchema.safeParse(text)
  return read.success ? read.data : undefined
}

/** Reads the address, which may be typed by hand. Undefined if it has no quiz. */
export const readEditorAddress = (search: URLSearchParams): EditorAddress | undefined => {
  const quizId = readId(search.get('quizId'))
  if (!quizId) return undefined
  const placementId = readId(search.get('id'))
  const type = search.get('type')
  const no = search.get('question_no') ?? ''
  return {
    quizId,
    quizType: quizType.safeParse(search.get('quizType')).data,
    placement:
      placementId && (type === '1' || type === '2')
        ? { kind: type === '1' ? 'module' : 'chapter', id: placementId }
        : undefined,
    questionNo: /^[1-9]\d{0,8}$/.test(no) ? Number(no) : undefined,
  }
}

/** The same address with another question. */
export const withQuestionNo = (search: URLSearchParams, questionNo: number): string => {
  const next = new URLSearchParams(search)
  next.set('question_no', String(questionNo))
  return next.toString()
}
