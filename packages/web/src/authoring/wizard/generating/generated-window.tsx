import { difficultyName } from '../../../questions/difficulty-name.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { GeneratedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { StackingTable } from '../../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../../ui/table/table.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { countErrors } from '../wizard-run.ts'
import type { WindowProps } from '../wizard-props.ts'
import { ChosenQuestions } from './chosen-questions.tsx'
import { explainLeftOut } from './explain-left-out.ts'
import { explainShare } from './explain-share.ts'

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    textStyle: 'sm',
    '& > h3': { fontWeight: 'semibold' },
    '& > p': { color: 'fg.muted' },
  },
})

const Shares = ({ summary }: Pick<GeneratedQuestions, 'summary'>) => (
  <TableScroll label={say('Questions found per topic')} narrow>
    <StackingTable>
      <thead>
        <tr>
          <th scope="col">{say('Topic')}</th>
          <th scope="col">{say('Difficulty')}</th>
          <th scope="col" data-numeric>
            {say('Requested')}
          </th>
          <th scope="col" data-numeric>
            {say('Found')}
          </th>
          <th scope="col" data-numeric>
            {say('Short')}
          </th>
          <th scope="col">{say('Why')}</th>
        </tr>
      </thead>
      <tbody>
        {summary.map((row) => (
          <tr key={`${row.tag_name} ${row.difficulty}`}>
            <th scope="row">{row.tag_name || say('Any')}</th>
            <td data-label={say('Difficulty')}>{difficultyName(row.difficulty)}</td>
            <td data-numeric data-label={say('Requested')}>
              {row.asked}
            </td>
            <td data-numeric data-label={say('Found')}>
              {row.found}
            </td>
            <td data-numeric data-label={say('Short')}>
              {row.short}
            </td>
            <td data-label={say('Why')}>{explainShare(row)}</td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)

/** Window 88: what was found for each topic, where it was short and why, and the questions themselves. */
export const GeneratedWindow = ({
  draft: { store },
  view,
  send,
  addModeChoice,
}: WindowProps & { addModeChoice: ReactNode }) => {
  const found = useSelector(store, ({ context }) => context.document.generated)
  const quizType = useSelector(store, ({ context }) => context.document.details.quiz_type)
  const { generated } = view
  if (!generated || !found) return null
  return (
    <>
      <Body>
        <h3>{labels.errorsFound(countErrors(found.questions, quizType))}</h3>
        <p>
          {generated.found < generated.asked
            ? sayCount(
                generated.asked,
                '{found} of {count} question found: {short} short.',
                '{found} of {count} questions found: {short} short.',
                { found: generated.found, short: generated.asked - generated.found },
              )
            : sayCount(
                generated.asked,
                '{found} of {count} question found.',
                '{found} of {count} questions found.',
                { found: generated.found },
              )}
        </p>
        {addModeChoice}
        <ChosenQuestions store={store} found={found} quizType={quizType} />
        <Shares summary={found.summary} />
        {found.leftOut && explainLeftOut(found.leftOut) && <p>{explainLeftOut(found.leftOut)}</p>}
      </Body>
      <WindowFooter>
        <Button onClick={() => send({ type: 'back' })}>{labels.back}</Button>
        <Button variant="solid" onClick={() => send({ type: 'accept the questions' })}>
          {sayCount(generated.found, 'Continue with {count} question', 'Continue with {count} questions')}
        </Button>
      </WindowFooter>
    </>
  )
}
