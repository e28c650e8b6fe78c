import { say } from '@quizwright/domain/language/say.ts'
import { nameOfLanguage } from '@quizwright/domain/language/name-of-language.ts'
import { asRead, languagesOf } from '@quizwright/domain/translations/translate.ts'
import { Select } from '../../ui/form/select.tsx'
import type { ReadPreview } from './read-previewed.ts'

/** The questions as they were written. */
const original = ''

/** The quiz as students read it who chose a language; as it was written without one. */
export const previewIn = (read: ReadPreview, language: string): ReadPreview => ({
  ...read,
  quiz: language === original ? read.quiz : { ...read.quiz, language },
  questions: read.questions.map(({ translations, ...question }) =>
    language === original || !translations
      ? question
      : withoutTranslations(asRead({ ...question, translations }, language)),
  ),
})

const withoutTranslations = <Question extends { translations?: unknown }>({
  translations: _,
  ...question
}: Question) => question

type PreviewedLanguageProps = { read: ReadPreview; value: string; onChoose: (language: string) => void }

/** Chooses the language in which the questions are shown and printed. Nothing if they are in one only. */
export const PreviewedLanguage = ({ read, value, onChoose }: PreviewedLanguageProps) => {
  const languages = languagesOf(read.questions)
  if (languages.length === 0) return null
  const written = read.quiz.language
  return (
    <Select
      label={say('Questions in')}
      value={value}
      options={[
        { value: original, label: written ? nameOfLanguage(written) : say('Original language') },
        ...languages.map((language) => ({ value: language, label: nameOfLanguage(language) })),
      ]}
      onChange={onChoose}
    />
  )
}
