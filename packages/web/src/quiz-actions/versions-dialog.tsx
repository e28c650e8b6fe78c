import { say } from '@quizwright/domain/language/say.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { labels, quizTypeNames } from '@quizwright/domain/texts.ts'
import { Columns2 } from 'lucide-react'
import { Link } from 'wouter'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { QueryError } from '../api/query-error.tsx'
import { href } from '../routes/routes.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDateTime } from '../ui/format/date-time.ts'
import { useVersions } from './use-versions.ts'
import { RowsSkeleton } from '../ui/loading/rows-skeleton.tsx'
import { Table, TableScroll } from '../ui/table/table.tsx'

const VersionTable = chakra(Table, {
  base: {
    // On a phone, the facts of a version are below its state.
    '& .wide': { display: { base: 'none', sm: 'table-cell' } },
    '& .in-words': { display: { sm: 'none' }, textStyle: 'xs', color: 'fg.muted' },
  },
})
const VersionLinks = chakra('span', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: { base: '1', sm: '3' } },
})
const VersionLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    color: 'accent.fg',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
  },
})

const columns = (): readonly { name: string; className?: string }[] => [
  { name: say('Version') },
  { name: say('Created on'), className: 'wide' },
  { name: say('Name'), className: 'wide' },
  { name: say('Type'), className: 'wide' },
  { name: say('State') },
  { name: labels.actions },
]

/** Any version of the quiz. */
type Versioned = Pick<Quiz, '_id'>

const Versions = ({ found }: { found: ReturnType<typeof useVersions> }) => {
  if (found.isPending) return <RowsSkeleton label={say('Loading the versions')} rows={2} rowHeight="11" />
  if (found.isError) return <QueryError query={found} title={say('The versions couldn’t be loaded')} />
  return (
    <TableScroll label={say('Versions')} narrow>
      <VersionTable>
        <thead>
          <tr>
            {columns().map(({ name, className }) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.data.map((version) => (
            <tr key={version._id}>
              <th scope="row">{version.version}</th>
              <td className="wide">
                <bdi>{formatDateTime(version.created)}</bdi>
              </td>
              <td className="wide">
                <bdi>{version.name}</bdi>
              </td>
              <td className="wide">{quizTypeNames[version.quiz_type]}</td>
              <td>
                {version.is_published
                  ? labels.publishedOn(formatDateTime(version.published_at ?? version.created))
                  : labels.notPublished}
                <div className="in-words">
                  <bdi>{version.name}</bdi> · {quizTypeNames[version.quiz_type]}
                </div>
                <div className="in-words">
                  {say('Created on {created}', { created: formatDateTime(version.created) })}
                </div>
              </td>
              <td>
                <VersionLinks>
                  <VersionLink
                    href={href.quizStats(version._id)}
                    aria-label={say('{stats} of version {version}', {
                      stats: labels.stats,
                      version: version.version,
                    })}
                  >
                    {labels.stats}
                  </VersionLink>
                  <VersionLink
                    href={href.results({ quizId: version._id })}
                    aria-label={say('{results} of version {version}', {
                      results: labels.results,
                      version: version.version,
                    })}
                  >
                    {labels.results}
                  </VersionLink>
                </VersionLinks>
              </td>
            </tr>
          ))}
        </tbody>
      </VersionTable>
    </TableScroll>
  )
}

/** The version history of a quiz, newest first, with links that compare two versions. */
const VersionsDialog = ({ quiz, onClose }: { quiz: Versioned; onClose: () => void }) => {
  const found = useVersions(quiz._id)
  const hasSeveral = (found.data?.length ?? 0) > 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.versions}
      size="lg"
      closeOnPressOutside
      footer={
        hasSeveral && (
          <ButtonLink href={href.compareVersions({ quizId: quiz._id })} icon={<Columns2 aria-hidden />}>
            {say(screenRoutes.compareVersions.title)}
          </ButtonLink>
        )
      }
    >
      <Versions found={found} />
    </Dialog>
  )
}

export default VersionsDialog
