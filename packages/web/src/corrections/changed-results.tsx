import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { ChangedResult, CorrectionPreview } from '@quizwright/domain/schemas/correction.ts'
import { useState } from 'react'
import { problemText } from '../api/problem-text.ts'
import { rest } from '../api/rest.ts'
import { formatMarks } from '../statistics/format-figures.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { StackingTable } from '../ui/table/stacking-table.tsx'
import { TableScroll } from '../ui/table/table.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import type { CorrectedQuestion } from './correction-queries.ts'

const More = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})
const Box = chakra('div', { base: { maxHeight: '20rem', overflowY: 'auto' } })

const Passing = ({ passed_before: before, passed_after: after }: ChangedResult) => {
  if (before === after) return <>{after ? say('Passes as before') : say('Fails as before')}</>
  return after ? (
    <>{saidWith('Failed before {badge}', { badge: <Badge tone="good">{say('Passes now')}</Badge> })}</>
  ) : (
    <>{saidWith('Passed before {badge}', { badge: <Badge tone="bad">{say('Fails now')}</Badge> })}</>
  )
}

const marks = (obtained: number, total: number): string =>
  say('{obtained} of {total}', { obtained: formatMarks(obtained), total: formatMarks(total) })

/** Reads more pages of the changes on request. */
const useMoreChanges = (question: CorrectedQuestion, preview: CorrectionPreview) => {
  const [more, setMore] = useState<ChangedResult[]>([])
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState('')
  const changes = [...preview.changes, ...more]
  const readMore = async () => {
    setIsReading(true)
    try {
      const { data } = await rest(correctionEndpoints).previewCorrection({
        body: { ...question, from: changes.length },
      })
      setMore([...more, ...data.changes])
      setProblem('')
    } catch (error) {
      setProblem(problemText(error))
    }
    setIsReading(false)
  }
  return { changes, isReading, problem, readMore }
}

type ChangedResultsProps = { question: CorrectedQuestion; preview: CorrectionPreview }

/** Lists whose marks change and by how much. Students who now pass or fail come first. */
export const ChangedResults = ({ question, preview }: ChangedResultsProps) => {
  const { changes, isReading, problem, readMore } = useMoreChanges(question, preview)
  const { changed } = preview.summary
  if (changed === 0) return <p>{say('No marks change now. Later submissions are marked this way.')}</p>
  return (
    <>
      <Box>
        <TableScroll narrow label={say('Results that change')}>
          <StackingTable>
            <thead>
              <tr>
                <th scope="col">{say('Student')}</th>
                <th scope="col" data-numeric>
                  {say('Marks')}
                </th>
                <th scope="col" data-numeric>
                  {say('Corrected')}
                </th>
                <th scope="col">{say('Result')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.attempt_id}>
                  <th scope="row">
                    <bdi>{change.full_name}</bdi>
                    {change.attempt_number > 1 &&
                      ` ${say('(attempt {number})', { number: change.attempt_number })}`}
                  </th>
                  <td data-numeric data-label={say('Marks')}>
                    {marks(change.marks_before, change.total_before)}
                  </td>
                  <td data-numeric data-label={say('Corrected')}>
                    {marks(change.marks_after, change.total_after)}
                  </td>
                  <td data-label={say('Result')}>
                    <Passing {...change} />
                  </td>
                </tr>
              ))}
            </tbody>
          </StackingTable>
        </TableScroll>
      </Box>
      {changes.length < changed && (
        <More>
          {say('Showing {count} of {changed}.', { count: changes.length, changed })}
          <Button size="sm" busy={isReading} onClick={() => void readMore()}>
            {say('Show more')}
          </Button>
          {problem !== '' && <span role="alert">{problem}</span>}
        </More>
      )}
    </>
  )
}
