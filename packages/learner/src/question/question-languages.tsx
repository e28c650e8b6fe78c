import { nameOfLanguage } from '@quizwright/domain/language/name-of-language.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { showIn } from '@quizwright/domain/translations/show-in.ts'
import { useId } from 'react'
import type { InLanguage } from './in-language.ts'
import { NastaliqChoice } from './nastaliq-choice.tsx'

/** The questions as their author wrote them. */
const original = ''

type LanguageChoiceProps = {
  languages: readonly string[]
  /** The name of the language in which the questions were written, if it is known. */
  written: string | undefined
  value: string
  onChoose: (language: string) => void
}

const LanguageChoice = ({ languages, written, value, onChoose }: LanguageChoiceProps) => {
  const id = useId()
  return (
    <p className="language">
      <label htmlFor={id}>{say('Questions in')}</label>{' '}
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value={original} lang={written}>
          {written === undefined ? say('Original language') : nameOfLanguage(written)}
        </option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOfLanguage(language)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** The language that the student chose, else that of the page, if the questions have it. */
const preferred = (languages: readonly string[], chosen = document.documentElement.lang): string =>
  languages.find((one) => one === chosen) ?? original

const isInUrdu = (questions: readonly AttemptQuestion[]): boolean =>
  questions.some(({ language }) => language === 'ur')

/** How questions are shown in the language that the student chose, with the menu of those that they have. */
export const inLanguage = (
  questions: readonly AttemptQuestion[],
  chosen: string | undefined,
  choose: (language: string) => void,
): InLanguage => {
  const languages = [
    ...new Set(questions.flatMap(({ translations = [] }) => translations.map(({ language }) => language))),
  ]
  const value = preferred(languages, chosen)
  return {
    show: (shown) => showIn(shown, value),
    menu: (
      <>
        {languages.length > 0 && (
          <LanguageChoice
            languages={languages}
            written={questions.find(({ language }) => language)?.language}
            value={value}
            onChoose={choose}
          />
        )}
        {(value === 'ur' || (value === original && isInUrdu(questions))) && <NastaliqChoice />}
      </>
    ),
  }
}
