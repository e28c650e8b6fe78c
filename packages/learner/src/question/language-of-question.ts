import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'

const latin = /[a-z]/i

/**
 * The language of a text of a question, for screen readers, which speak Urdu by another voice than Arabic. An option in
 * Latin letters of a question without any is in another language, which nobody tells.
 */
export const languageOfText = (
  { text: asked, language }: Pick<AttemptQuestion, 'text' | 'language'>,
  text = asked,
): string | undefined => (latin.test(text) && !latin.test(asked) ? undefined : language)
