import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareWarning } from 'lucide-react'
import { QueryError } from '../api/query-error.tsx'
import { href } from '../routes/routes.ts'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { Table, TableScroll } from '../ui/table/table.tsx'
import { editorQuery } from '../routes/editor-query.ts'

/** The fields of a quiz that the link to its editor needs. Rows of the quiz list have them too. */
export type ReportedQuiz = Parameters<typeof editorQuery>[0]

const useReports = (quiz: ReportedQuiz) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'reports', quiz._id],
    queryFn: async ({ signal }) =>
      (await rest(quizEndpoints).getQuizForInstructor({ params: { id: quiz._id } }, { signal })).data.quiz
        .reports,
  })

const Reports = ({ query }: { query: ReturnType<typeof useReports> }) => {
  if (query.isPending) return <Skeleton height="8rem" aria-label={say('Loading the issues')} />
  if (query.isError) return <QueryError query={query} title={say('The issues couldn’t be loaded')} />
  if (query.data.length === 0)
    return (
      <EmptyState title={say('No issues reported')} icon={<MessageSquareWarning aria-hidden />}>
        {say('Issues that students report about this quiz will appear here.')}
      </EmptyState>
    )
  return (
    <TableScroll label={labels.reportedErrors} narrow>
      <Table>
        <thead>
          <tr>
            <th scope="col">{say('Description')}</th>
            <th scope="col" data-numeric>
              {say('Total')}
            </th>
            <th scope="col">{say('Questions')}</th>
          </tr>
        </thead>
        <tbody>
          {query.data.map(({ desc, totalCount, questions }) => (
            <tr key={desc}>
              <th scope="row">
                <bdi>{say(desc)}</bdi>
              </th>
              <td data-numeric>{formatNumber(totalCount)}</td>
              <td>{commaList(questions)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

/** Shows what students reported about a quiz, with a link that opens the first reported question. */
const ReportsDialog = ({ quiz, onClose }: { quiz: ReportedQuiz; onClose: () => void }) => {
  const query = useReports(quiz)
  const reportedQuestions = query.data?.flatMap(({ questions }) => questions) ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.reportedErrors}
      closeOnPressOutside
      footer={
        reportedQuestions.length > 0 && (
          <ButtonLink
            variant="solid"
            href={href.editQuestions(editorQuery(quiz, Math.min(...reportedQuestions)))}
          >
            {labels.editQuestions}
          </ButtonLink>
        )
      }
    >
      <Reports query={query} />
    </Dialog>
  )
}

export default ReportsDialog
