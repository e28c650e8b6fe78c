import { chakra } from '@chakra-ui/react/styled-system'
import { errorsFound } from '@quizwright/contracts/rules/render.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Table, TableScroll } from '../../../ui/table.tsx'
import { WindowFooter } from '../../../ui/window-footer.tsx'
import type { WizardPart } from '../wizard-part.ts'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', textStyle: 'sm', '& > h3': { fontWeight: 'semibold' }, '& > p': { color: 'fg.muted' } } })

/** Window 88: what was found for each topic, and where it was short. */
export const GeneratedWindow = ({ host, view, send }: WizardPart) => {
  const { generated } = view
  const found = host.generated
  if (!generated || !found) return null
  const used = found.questions.filter((question) => (found.usedBefore[question._id] ?? found.usedBefore[question.origin_id ?? ''] ?? 0) > 0).length
  return (
    <>
      <Body>
        <h3>{errorsFound(generated.errors)}</h3>
        <p>
          {generated.found.toLocaleString()} of {generated.asked.toLocaleString()} questions found{generated.found < generated.asked ? `: ${generated.asked - generated.found} short` : ''}.
          {used > 0 ? ` ${used} of them stand in other quizzes already.` : ''}
        </p>
        <TableScroll label="Questions found for each topic">
          <Table>
            <thead><tr><th scope="col">Topic</th><th scope="col">Difficulty</th><th scope="col" data-numeric>Asked</th><th scope="col" data-numeric>Found</th><th scope="col" data-numeric>Short</th></tr></thead>
            <tbody>
              {found.summary.map((row) => (
                <tr key={`${row.tag_name} ${row.difficulty}`}>
                  <th scope="row">{row.tag_name || 'Any'}</th><td>{row.difficulty}</td><td data-numeric>{row.asked}</td><td data-numeric>{row.found}</td><td data-numeric>{row.short}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroll>
      </Body>
      <WindowFooter>
        <Button onClick={() => send({ type: 'back' })}>{labels.back}</Button>
        <Button variant="solid" onClick={() => send({ type: 'accept the questions' })}>Continue with {generated.found.toLocaleString()} questions</Button>
      </WindowFooter>
    </>
  )
}
