import type { Language } from '@quizwright/domain/language/languages.ts'
import { languageOfWriting } from '@quizwright/domain/language/language-of-writing.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'

/**
 * The language that a text of a question is written in, for screen readers, which speak Urdu by another voice than
 * Arabic. The question is judged as a whole, because a short option may have no letter that tells; an option in Latin
 * letters is in no language that letters tell.
 */
export const languageOfText = (
  { text: asked, options }: Pick<AttemptQuestion, 'text' | 'options'>,
  text = asked,
): Language | undefined =>
  text !== asked && /[a-z]/i.test(text)
    ? languageOfWriting(text)
    : languageOfWriting([asked, ...options.map((option) => option.text)].join(' '))
