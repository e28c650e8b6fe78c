import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { keyOf } from './marking-session.ts'

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: '4', md: '5' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    '& > h2': { fontWeight: 'semibold', textStyle: 'sm' },
    '& > p': { textStyle: 'sm', color: 'fg.muted' },
    '& li': { py: '2', borderTopWidth: '1px', borderColor: 'border.muted' },
    '& li > p': { ps: '7', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

const none: readonly AnswerToMark[] = []

/** Answers with nearly the same words that nobody has marked yet. */
export const useSimilarAnswers = (answer: AnswerToMark | undefined): readonly AnswerToMark[] => {
  const { data = none } = useQuery({
    queryKey: [...queryKeys.results, 'marking queue', 'similar', answer && keyOf(answer)],
    queryFn: async ({ signal }) => {
      const { result_id, question_id } = defined(answer, 'answer')
      const { data } = await rest(markingEndpoints).getSimilarAnswers(
        { params: { id: result_id }, query: { question_id } },
        { signal },
      )
      return data.answers
    },
    enabled: answer !== undefined && !isBlankText(answer.answer) && answer.uploaded_images.length === 0,
    staleTime: 0,
    gcTime: 0,
  })
  return data
}

/** The id of the list, by which it is scrolled into view. */
export const similarId = 'similar-answers'

type SimilarAnswersProps = {
  answers: readonly AnswerToMark[]
  /** The keys of the answers that get the same mark. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Lists answers with nearly the same words in full. Each may be excluded. */
export const SimilarAnswers = ({ answers, chosen, onChoose }: SimilarAnswersProps) => {
  // Initially all are included, because the same words deserve the same mark.
  useEffect(() => onChoose(new Set(answers.map(keyOf))), [answers, onChoose])
  if (answers.length === 0) return null
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    onChoose(next)
  }
  return (
    <Panel id={similarId} aria-labelledby="similar">
      <h2 id="similar">{sayCount(answers.length, '{count} similar answer', '{count} similar answers')}</h2>
      <p>{say('They’ll get the same mark and comment as this one. Remove any that shouldn’t.')}</p>
      <ul>
        {answers.map((answer) => (
          <li key={keyOf(answer)}>
            <Checkbox
              label={answer.student.full_name}
              checked={chosen.has(keyOf(answer))}
              onChange={(isChosen) => choose(keyOf(answer), isChosen)}
            />
            <p dir="auto">{answer.answer}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
