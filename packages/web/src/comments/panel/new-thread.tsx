import { commentEndpoints } from '@quizwright/contracts/endpoints/comment.ts'
import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import { say, sayAs } from '@quizwright/domain/language/say.ts'
import type { CommentedField, CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { useState } from 'react'
import { rest } from '../../api/rest.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { CommentPlace } from '../open-comments.ts'
import { CommentComposer } from './comment-composer.tsx'
import { fieldChoices } from './say-field.ts'
import { useChangeComments } from './use-threads.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    gap: '2',
    '&[data-one]': { gridTemplateColumns: '1fr' },
  },
})

type NewThreadProps = { place: CommentPlace; people: readonly CommentPerson[] }

/** Finds the stored question that has a number. */
const readQuestionId = async (quizId: string, no: number): Promise<string> => {
  const query = { from: no - 1, count: 1 }
  const { data } = await rest(quizQuestionsEndpoints).getQuizQuestions({ params: { id: quizId }, query })
  const id = no > 0 ? data.questions[0]?._id : undefined
  if (id === undefined) throw new Error(say('The quiz has no question with this number.'))
  return id
}

/** Begins a thread about the question of the panel, or about the one whose number is typed. */
export const NewThread = ({ place, people }: NewThreadProps) => {
  const { quizId, questionId, resultId } = place
  const [field, setField] = useState<CommentedField | ''>(place.field ?? '')
  const [no, setNo] = useState('')
  const start = useChangeComments(quizId, async (body: { text: string; mentions: string[] }) =>
    rest(commentEndpoints).startThread({
      body: {
        quiz_id: quizId,
        question_id: questionId ?? (await readQuestionId(quizId, Number(no))),
        ...(field !== '' && { field }),
        ...(resultId !== undefined && { result_id: resultId }),
        ...body,
      },
    }),
  )
  return (
    <CommentComposer
      what={`thread ${quizId} ${questionId ?? ''} ${resultId ?? ''}`}
      label={say('Write a comment. Use @ to mention a colleague and $…$ for formulas.')}
      sendLabel={sayAs('verb', 'Comment')}
      people={people}
      autoFocus={questionId !== undefined}
      send={(text, mentions) => start.mutateAsync({ text, mentions })}
    >
      {resultId === undefined && (
        <Fields data-one={questionId !== undefined || undefined}>
          {questionId === undefined && (
            <NumberField size="sm" label={say('Question')} maxDigits={5} value={no} onChange={setNo} />
          )}
          <Select size="sm" label={say('About')} value={field} options={fieldChoices()} onChange={setField} />
        </Fields>
      )}
    </CommentComposer>
  )
}
