import { type Language, languageNames, languages } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { chooseLanguage } from './choose-language.ts'

/** Lets the student choose the language of the page. */
export const LanguageMenu = () => {
  const { lang } = document.documentElement
  return (
    <label className="language">
      <span className="visually-hidden">{say('Language')}</span>
      <select
        value={lang || 'en'}
        onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
