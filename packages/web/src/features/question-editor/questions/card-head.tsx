import { chakra } from '@chakra-ui/react/styled-system'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { preloadDialog } from '../../../ui/dialog.tsx'
import { useEditor } from '../editor-context.ts'
import type { CardActions } from './card-actions.ts'
import { ScoringFields } from './scoring-fields.tsx'

const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', rowGap: '1.5' } })
const Heading = chakra('h2', { base: { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', me: 'auto' } })
const Actions = chakra('div', { base: { display: 'flex' } })

type CardHeadProps = { question: DraftQuestion; no: number; total: number; actions: CardActions; headingId: string }

/** The number of a question, what it counts, and what can be done with it as a whole. */
export const CardHead = ({ question, no, total, actions, headingId }: CardHeadProps) => {
  const { view } = useEditor()
  return (
    <Head>
      <Heading id={headingId}>Question {no}</Heading>
      <ScoringFields question={question} />
      <Actions role="group" aria-label={`Question ${no}`}>
        {view === 'page' && (
          <>
            <IconButton size="sm" label="Move up" icon={<ArrowUp aria-hidden />} disabled={no === 1} onClick={() => actions.move(-1)} aria-keyshortcuts="Alt+ArrowUp" />
            <IconButton size="sm" label="Move down" icon={<ArrowDown aria-hidden />} disabled={no === total} onClick={() => actions.move(1)} aria-keyshortcuts="Alt+ArrowDown" />
          </>
        )}
        <IconButton size="sm" label="Duplicate question" icon={<Copy aria-hidden />} onClick={actions.duplicate} />
        <IconButton size="sm" label="Delete question" icon={<Trash2 aria-hidden />} onClick={actions.askDelete} onPointerEnter={preloadDialog} onFocus={preloadDialog} />
      </Actions>
    </Head>
  )
}
