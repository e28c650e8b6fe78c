import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { CalendarRange, ChartColumn, ClipboardList, EllipsisVertical, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton, IconLink } from '../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { placesOf, titleId } from './quiz-places.ts'
import type { RowCommands } from './row-commands.ts'

const placeIcons = { sessions: <CalendarRange />, stats: <ChartColumn />, results: <ClipboardList /> }

const loadMenu = () => import('./row-menu.tsx')
const RowMenu = lazy(() => importWhenOnline(loadMenu))
const preload = () => void loadMenu().catch(() => undefined)

type RowActionsProps = { quiz: ListedQuiz; commands: RowCommands }

const MoreActions = ({ quiz, commands }: RowActionsProps) => {
  const [isOpened, setIsOpened] = useState(false)
  const more = {
    size: 'sm',
    label: `More actions for ${quiz.name}`,
    title: 'More actions',
    icon: <EllipsisVertical aria-hidden />,
  } as const
  if (!isOpened)
    return (
      <IconButton
        {...more}
        aria-haspopup="menu"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpened(true)}
      />
    )
  return (
    <Suspense fallback={<IconButton {...more} />}>
      <RowMenu quiz={quiz} commands={commands} trigger={<IconButton {...more} />} />
    </Suspense>
  )
}

export const RowActions = ({ quiz, commands }: RowActionsProps) => (
  <>
    <span className="places">
      {placesOf(quiz).map(({ kind, label, address }) => (
        <IconLink
          key={kind}
          size="sm"
          href={address}
          label={label}
          describedBy={titleId(quiz)}
          icon={placeIcons[kind]}
        />
      ))}
    </span>
    <IconButton
      size="sm"
      label={`${labels.edit} ${quiz.name}`}
      title={labels.edit}
      icon={<Pencil aria-hidden />}
      onClick={() => commands.edit(quiz)}
    />
    <MoreActions quiz={quiz} commands={commands} />
  </>
)
