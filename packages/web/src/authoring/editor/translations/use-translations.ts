import { elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import {
  languagesOf,
  progressOf,
  type TextToTranslate,
  textsToTranslate,
  withTranslated,
} from '@quizwright/domain/translations/translate.ts'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useEditor } from '../editor-context.ts'

const isOpen = (question: DraftQuestion, language: string): boolean =>
  textsToTranslate(question, language).some(({ state }) => state !== 'done')

/** The translations of a quiz into the chosen language, one question at a time. */
export const useTranslations = () => {
  const { store, activeQuestion } = useEditor()
  const questions = useSelector(store, ({ context }) => context.document.questions)
  const languages = useMemo(() => languagesOf(questions), [questions])
  const [language, setLanguage] = useState(languages[0] ?? '')
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ _id }) => _id === activeQuestion.current().id),
    ),
  )
  const shown = Math.min(index, questions.length - 1)
  const question = questions[shown]
  const setTranslations = (one: DraftQuestion, translations: DraftQuestion['translations']) =>
    store.trigger.setQuestion({ id: one._id, changes: { translations } })
  return {
    questions,
    languages,
    language,
    chooseLanguage: setLanguage,
    progress: useMemo(() => progressOf(questions, language), [questions, language]),
    index: shown,
    goTo: setIndex,
    /** The place of the next question with a text that is not translated, from the one shown on and around. */
    nextOpen: (): number | undefined => {
      const order = questions.map((_, step) => (shown + 1 + step) % questions.length)
      return order.find((place) => place !== shown && isOpen(elementAt(questions, place), language))
    },
    texts: useMemo(() => (question ? textsToTranslate(question, language) : []), [question, language]),
    write: (text: TextToTranslate, translated: string) =>
      question && setTranslations(question, withTranslated(question, language, text, translated)),
    endTyping: () => store.trigger.endTyping(),
    removeLanguage: () => {
      const changed = questions.flatMap(({ translations, ...rest }): DraftQuestion[] => {
        const kept = translations?.filter((one) => one.language !== language)
        if (!translations || kept?.length === translations.length) return []
        return [{ ...rest, ...(kept && kept.length > 0 && { translations: kept }) }]
      })
      store.trigger.changeQuestions({ changed })
      setLanguage(languages.find((one) => one !== language) ?? '')
    },
  }
}
