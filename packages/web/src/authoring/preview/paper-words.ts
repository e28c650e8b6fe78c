import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { printedLanguage } from '@quizwright/domain/language/printed-language.ts'
import { currentSpeech, say, sayCount, sayWith, type Speech } from '@quizwright/domain/language/say.ts'
import { toMinutes } from '@quizwright/domain/rules/duration.ts'
import { useQuery } from '@tanstack/react-query'
import { speechIn } from '../../language/choose-language.ts'
import type { Previewed } from './preview-paper.ts'

/** The words around the questions on paper, in the language of the quiz. */
export type PaperWords = {
  language: string
  about: string
  aboutKey: string
  name: string
  date: string
  /** What each question is worth. */
  marks: readonly string[]
  /** The names of the areas of an image. */
  areas: readonly string[]
}

/** Says the words around the questions with a speech. */
export const paperWords = ({ quiz, questions }: Previewed, speech: Speech): PaperWords =>
  sayWith(speech, () => {
    const sayMarks = (marks: number): string => sayCount(marks, '{count} mark', '{count} marks')
    const counts = [
      sayCount(questions.length, '{count} question', '{count} questions'),
      sayMarks(questions.reduce((sum, { weightage }) => sum + weightage, 0)),
      sayCount(Math.round(toMinutes(quiz.duration)), '{count} minute', '{count} minutes'),
    ]
    const about = commaList(counts, speech.language)
    return {
      language: speech.language,
      about,
      aboutKey: `${about} · ${say('With answers')}`,
      name: say('Name:'),
      date: say('Date:'),
      marks: questions.map(({ weightage }) => sayMarks(weightage)),
      areas: Array.from({ length: kindLimits.areas }, (_, index) =>
        say('Area {number}', { number: index + 1 }),
      ),
    }
  })

/** The same, once the language is loaded; in that of the page until then. */
export const usePaperWords = (previewed: Previewed): PaperWords => {
  const { quiz, questions } = previewed
  const page = currentSpeech()
  const language = printedLanguage({
    title: quiz.name,
    questions,
    stated: quiz.language,
    page: page.language,
  })
  const { data: speech } = useQuery({
    queryKey: ['speech', language],
    queryFn: () => speechIn(language),
    enabled: language !== page.language,
    staleTime: Infinity,
    structuralSharing: false,
  })
  return paperWords(previewed, (language !== page.language && speech) || page)
}
