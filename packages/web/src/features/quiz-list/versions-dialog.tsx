import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz.ts'
import { labels, quizTypeNames } from '@quizwright/contracts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../app/query-keys.ts'
import { problemText } from '../../connection/problem-text.ts'
import { rest } from '../../connection/rest.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { formatMoment } from '../../ui/format-moment.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, TableScroll } from '../../ui/table.tsx'

const Versions = ({ quiz }: { quiz: ListedQuiz }) => {
  const found = useQuery({
    queryKey: [...queryKeys.quizzes, 'versions', quiz._id],
    queryFn: ({ signal }) => rest.getVersions({ body: { quiz_id: quiz._id } }, { signal }),
  })
  if (found.isPending) return <Skeleton height="8rem" aria-label="Loading the versions" />
  if (found.isError) return <ErrorState title="The versions could not be loaded" busy={found.isFetching} onRetry={() => void found.refetch()}>{problemText(found.error)}</ErrorState>
  return (
    <TableScroll label="Versions">
      <Table>
        <thead>
          <tr>{['Version', 'Created On', 'Name', 'Type', 'State'].map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>
          {found.data.data.versions.map((version) => (
            <tr key={version._id}>
              <th scope="row">{version.version}</th>
              <td>{formatMoment(version.created)}</td>
              <td><bdi>{version.name}</bdi></td>
              <td>{quizTypeNames[version.quiz_type]}</td>
              <td>{version.is_published ? labels.publishedOn(formatMoment(version.published_at ?? version.created)) : labels.notPublished}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

/** The version history of a quiz, newest first. */
const VersionsDialog = ({ quiz, onClose }: { quiz: ListedQuiz; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={labels.versions} size="lg" closeOnPressOutside>
    <Versions quiz={quiz} />
  </Dialog>
)

export default VersionsDialog
