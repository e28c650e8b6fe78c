import { markingTeamEndpoints } from '@quizwright/contracts/endpoints/marking-team.ts'
import type { MarkDifference } from '@quizwright/contracts/schemas/marking-team.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { saySolution } from '@quizwright/domain/language/say-solution.ts'
import { Asked } from '@quizwright/ui/question/asked.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { sayProblem } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { formatTwoDecimals } from '../../../results/figures.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { CardsSkeleton } from '../../../ui/loading/cards-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { readTypedMark, problemOfMark } from '../typed-mark.ts'
import { teamKey } from './team-actors.ts'
import type { TeamMachine } from './use-team.ts'

const List = chakra('ul', { base: { display: 'grid', gap: '4' } })
const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    '& > header': { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
    '& > header > h3': { fontWeight: 'semibold', me: 'auto' },
    '& > header > p': { textStyle: 'xs', color: 'fg.muted' },
    '& > details > summary': { textStyle: 'sm', color: 'fg.muted', cursor: 'pointer' },
    '& [role=alert]': { color: 'fg.error', textStyle: 'sm' },
  },
})
const Words = chakra('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: '1.7', maxWidth: '46rem' },
})
const Images = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& img': { maxHeight: '14rem', maxWidth: 'full', borderRadius: 'md', bg: 'white' },
  },
})
const Marks = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > section': {
      display: 'grid',
      gap: '1.5',
      alignContent: 'start',
      p: '3',
      borderRadius: 'md',
      bg: 'bg.subtle',
    },
    '& > section > strong': { fontWeight: 'semibold' },
    '& > section > p': { textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& button': { justifySelf: 'start' },
  },
})
const Other = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'flex-end',
    '& > :first-child': { width: '9rem' },
  },
})

export type DifferencesProps = {
  quizId: string
  state: 'open' | 'decided'
  machine: TeamMachine
  mayDecide: boolean
}

const useDifferences = (quizId: string, state: 'open' | 'decided') =>
  useInfiniteQuery({
    queryKey: [...teamKey(quizId), 'differences', state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, ...(pageParam && { after: pageParam }) }
      return (
        await rest(markingTeamEndpoints).getMarkDifferences({ params: { id: quizId }, query }, { signal })
      ).data
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
type Questions = NonNullable<ReturnType<typeof useDifferences>['data']>['pages'][number]['questions']

const Decision = ({ difference, machine }: { difference: MarkDifference; machine: TeamMachine }) => {
  const { answer, marks } = difference
  const { view, send } = machine
  const [typed, setTyped] = useState('')
  const isThis =
    view.decision?.resultId === answer.result_id && view.decision.questionId === answer.question_id
  const decide = (mark: number) =>
    send({
      type: 'decide',
      decision: {
        resultId: answer.result_id,
        questionId: answer.question_id,
        revision: answer.revision,
        marks: mark,
      },
    })
  const mark = readTypedMark(typed)
  const problem = problemOfMark(typed, answer.total_marks)
  return (
    <>
      <Marks>
        {marks.map((one) => (
          <section key={`${one.name} ${one.marked_at}`}>
            <strong>
              <bdi>{one.name || say('A colleague')}</bdi>
            </strong>
            {one.evaluation && <p dir="auto">{one.evaluation}</p>}
            <Button size="sm" disabled={view.isBusy} onClick={() => decide(one.marks)}>
              {say('Give {marks} of {total}', {
                marks: formatTwoDecimals(one.marks),
                total: formatTwoDecimals(answer.total_marks),
              })}
            </Button>
          </section>
        ))}
      </Marks>
      <Other
        onSubmit={(event) => {
          event.preventDefault()
          if (mark !== undefined && problem === undefined) decide(mark)
        }}
      >
        <TextField
          label={say('Another mark')}
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={setTyped}
        />
        <Button
          type="submit"
          size="sm"
          busy={isThis && view.isDeciding}
          disabled={view.isBusy || mark === undefined || problem !== undefined}
        >
          {say('Give this mark')}
        </Button>
      </Other>
      {isThis && view.problem && <p role="alert">{sayProblem(view.problem)}</p>}
    </>
  )
}

type DifferenceProps = {
  difference: MarkDifference
  questions: Questions
  machine: TeamMachine
  mayDecide: boolean
}

const Difference = ({ difference, questions, machine, mayDecide }: DifferenceProps) => {
  const { answer, marks, decided } = difference
  const question = questions.find(({ content_id: id }) => id === answer.content_id)
  return (
    <Card>
      <header>
        <h3>
          <bdi>{answer.student.full_name}</bdi>
        </h3>
        <p>{say('Question {number}', { number: answer.question_no })}</p>
      </header>
      <Words dir="auto">{answer.answer}</Words>
      {answer.uploaded_images.length > 0 && (
        <Images>
          {answer.uploaded_images.map((link, index) => (
            <a key={link} href={link} target="_blank" rel="noopener noreferrer">
              <img src={link} alt={say('Image {number} of the answer', { number: index + 1 })} />
            </a>
          ))}
        </Images>
      )}
      {question && (
        <details>
          <summary>{say('Question and solution')}</summary>
          <Asked question={question} imageName={say('Image of the question')} />
          <Words dir="auto">{question.solution || saySolution(question.model_answer)}</Words>
        </details>
      )}
      {mayDecide && decided === null ? (
        <Decision difference={difference} machine={machine} />
      ) : (
        <p>
          {marks
            .map(({ name, marks: given }) =>
              say('{name}: {marks}', { name: name || say('A colleague'), marks: formatTwoDecimals(given) }),
            )
            .join(' · ')}
          {decided !== null && ` · ${say('Decided: {marks}', { marks: formatTwoDecimals(decided) })}`}
        </p>
      )}
    </Card>
  )
}

/** The answers whose two marks are too far apart: to be decided by the owner, or decided by now. */
export const MarkDifferences = ({ quizId, state, machine, mayDecide }: DifferencesProps) => {
  const found = useDifferences(quizId, state)
  if (found.isPending) return <CardsSkeleton label={say('Loading the answers')} cards={1} height="10rem" />
  if (found.isError && !found.data)
    return <QueryError query={found} title={say('The answers couldn’t be loaded')} />
  const questions = found.data.pages.flatMap((page) => page.questions)
  const differences = found.data.pages.flatMap((page) => page.differences)
  return (
    <>
      <List>
        {differences.map((difference) => (
          <Difference
            key={`${difference.answer.result_id} ${difference.answer.question_id}`}
            difference={difference}
            questions={questions}
            machine={machine}
            mayDecide={mayDecide}
          />
        ))}
      </List>
      {found.hasNextPage && (
        <Button alignSelf="start" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}
