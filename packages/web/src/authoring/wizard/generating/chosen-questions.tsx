import { say, sayAs, sayCount } from '@quizwright/domain/language/say.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { GeneratedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { StackingTable } from '../../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../../ui/table/table.tsx'
import { QuestionFace } from '../../adding/question-face.tsx'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { swapQuestion } from './swap-question.ts'

const Status = chakra('p', { base: { mt: '2', minHeight: '5', color: 'fg.muted' } })
const Fault = chakra('p', { base: { mt: '1', textStyle: 'xs', fontWeight: 'normal', color: 'fg.error' } })
const Scroll = chakra('div', {
  base: {
    '& > [role=region]': { maxHeight: '26rem', overflowY: 'auto' },
    '& tbody th': { overflowWrap: 'anywhere' },
  },
})

const inQuizzes = (used: number): string => {
  if (used === 0) return 'in none'
  return sayCount(used, 'in {count} quiz', 'in {count} quizzes')
}

const sourceOf = ({ sources }: GeneratedQuestions, id: string): string => {
  const source = sources?.[id]
  if (!source) return '–'
  return source.is_published ? source.quiz_name : `${source.quiz_name} (not published)`
}

type ChosenQuestionsProps = { store: QuizDraft; found: GeneratedQuestions; quizType: QuizType }

/**
 * Lists the generated questions with how often each was used before. Any of them can be swapped for another.
 */
export const ChosenQuestions = ({ store, found, quizType }: ChosenQuestionsProps) => {
  const [swappedOut] = useState<string[]>([])
  const {
    mutate,
    variables,
    isPending,
    data: isSwapped,
    error,
  } = useMutation({
    mutationFn: ({ id }: { id: string; no: number }) => swapQuestion(store, id, swappedOut),
  })
  const message = () => {
    if (isPending || !variables) return ''
    if (error) return problemText(error)
    return isSwapped
      ? say('Question {number} was replaced.', { number: variables.no })
      : say('No other question fits in place of question {number}.', { number: variables.no })
  }
  return (
    <Scroll>
      <TableScroll label={say('Selected questions')} narrow>
        <StackingTable>
          <thead>
            <tr>
              <th scope="col">{sayAs('number', 'No')}</th>
              <th scope="col">{say('Question')}</th>
              <th scope="col">{sayAs('quiz', 'From')}</th>
              <th scope="col">{say('Chosen for')}</th>
              <th scope="col">{say('Used before')}</th>
              <th scope="col">{say('Swap')}</th>
            </tr>
          </thead>
          <tbody>
            {found.questions.map((chosen, index) => {
              const { _id } = chosen
              const faults = findingsOf(chosen, quizType).filter(({ severity }) => severity === 'error')
              return (
                <tr key={_id}>
                  <td>{index + 1}</td>
                  <th scope="row" dir="auto">
                    <QuestionFace question={chosen} />
                    {faults.map(({ message }) => (
                      <Fault key={message}>{message}</Fault>
                    ))}
                  </th>
                  <td data-label={sayAs('quiz', 'From')}>{sourceOf(found, _id)}</td>
                  <td data-label={say('Chosen for')}>{found.chosenFor?.[_id] ?? '–'}</td>
                  <td data-label={say('Used before')}>{inQuizzes(found.usedBefore[_id] ?? 0)}</td>
                  <td>
                    <Button
                      size="sm"
                      icon={<RefreshCw aria-hidden />}
                      aria-label={say('Swap question {number}', { number: index + 1 })}
                      busy={isPending && variables.id === _id}
                      onClick={() => !isPending && mutate({ id: _id, no: index + 1 })}
                    >
                      {say('Swap')}
                    </Button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </StackingTable>
      </TableScroll>
      <Status role="status">{message()}</Status>
    </Scroll>
  )
}
