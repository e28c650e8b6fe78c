import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Flag, GripVertical } from 'lucide-react'
import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { SelectBox } from '../selection/select-box.tsx'
import { CardActionsBar } from './card-actions-bar.tsx'
import { CardCorrection } from './card-correction.tsx'
import { CardFacts } from './card-facts.tsx'

const CardComments = lazy(() => importWhenOnline(() => import('./card-comments.tsx')))

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    position: 'relative',
    minHeight: '6',
  },
})
const Heading = chakra('h2', {
  base: { textStyle: 'title.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})
const OwnNumber = chakra('span', { base: { textStyle: 'xs', color: 'fg.muted' } })
/** The drag handle. The keyboard moves a question with Alt and an arrow key, or by its new number. */
const Grip = chakra('span', {
  base: {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    ms: '-2',
    height: '6',
    color: 'fg.subtle',
    cursor: 'grab',
  },
})
const Middle = chakra('div', {
  base: {
    ms: 'auto',
    minWidth: '0',
    // The actions of a collapsed card, which take its place on hover, do not cover all of it.
    '@media (hover: hover)': { 'section[data-collapsed]:hover > * > &': { visibility: 'hidden' } },
  },
})

type CardHeadProps = {
  question: DraftQuestion
  no: number
  total: number
  reports: number
  collapsed: boolean
  head: Ref<HTMLDivElement>
  grip: Ref<HTMLSpanElement>
  onShowReports: () => void
  onAskMove: () => void
  onAskDelete: () => void
  /** Shown between the number and the actions. */
  children?: ReactNode
}

/** The head of a card: the number of the question, its marks, and its actions. */
export const CardHead = memo(
  ({ question, no, reports, collapsed, head, grip, onShowReports, children, ...actions }: CardHeadProps) => {
    const { view } = useEditor()
    return (
      <Head ref={head}>
        {view !== 'one' && (
          <Grip ref={grip} title={say('Drag to move the question')}>
            <GripVertical size={16} aria-hidden />
          </Grip>
        )}
        {view !== 'one' && <SelectBox questionId={question._id} no={no} />}
        <Heading id={`${question._id}-heading`}>{say('Question {number}', { number: no })}</Heading>
        {question.ind_number !== null && question.ind_number !== no && (
          <OwnNumber title={say('The question’s number in the imported file')}>
            {labels.fileNumber(question.ind_number)}
          </OwnNumber>
        )}
        <CardCorrection question={question} />
        {reports > 0 && (
          <Button size="sm" variant="ghost" tabIndex={-1} icon={<Flag aria-hidden />} onClick={onShowReports}>
            {labels.reportsReceived(reports)}
          </Button>
        )}
        <Suspense fallback={null}>
          <CardComments questionId={question._id} no={no} />
        </Suspense>
        {children}
        <Middle>{collapsed && <CardFacts question={question} />}</Middle>
        <CardActionsBar questionId={question._id} no={no} collapsed={collapsed} {...actions} />
      </Head>
    )
  },
)
